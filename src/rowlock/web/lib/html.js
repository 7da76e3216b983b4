import htm from "htm";
import { h } from "preact";

/** Markup as a tagged template, without a build step. */
export const html = /** @type {(strings: TemplateStringsArray, ...values: unknown[]) => import("preact").VNode<any>} */ (
  htm.bind(h)
);
