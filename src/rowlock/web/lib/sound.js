// Soft sounds, made on the spot. Nothing is loaded, and nothing sounds unless it was switched on.

import { settings } from "./settings.js";

/** @type {AudioContext | null} */
let audio = null;

/** @typedef {"roll" | "mark" | "lock" | "turn" | "end" | "tick"} Sound */

/** Each sound as notes: [start in s, pitch in Hz, length in s, loudness]. */
const NOTES = /** @type {const} */ ({
  mark: [[0, 660, 0.09, 0.1], [0.03, 880, 0.1, 0.05]],
  lock: [[0, 392, 0.16, 0.12], [0.11, 587, 0.16, 0.12], [0.22, 784, 0.34, 0.12]],
  turn: [[0, 523, 0.24, 0.09], [0.12, 659, 0.32, 0.08]],
  end: [[0, 392, 0.6, 0.09], [0.16, 494, 0.6, 0.09], [0.32, 587, 0.7, 0.09], [0.48, 784, 0.9, 0.08]],
  tick: [[0, 1250, 0.03, 0.06]],
});
const BUZZES = /** @type {const} */ ({ roll: [12], mark: [18], lock: [25, 40, 60], turn: [30], end: [40, 60, 40], tick: [] });
const RATTLES = [0, 0.07, 0.13, 0.22, 0.31, 0.42];

/** @param {Sound} sound */
export function play(sound) {
  if (settings.vibration.value && BUZZES[sound].length) navigator.vibrate?.([...BUZZES[sound]]);
  if (!settings.sound.value) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  if (sound === "roll") for (const start of RATTLES) knock(audio, start);
  else for (const [start, pitch, length, loudness] of NOTES[sound]) note(audio, start, pitch, length, loudness);
}

/** @param {AudioContext} context @param {number} start @param {number} pitch @param {number} length @param {number} loudness */
function note(context, start, pitch, length, loudness) {
  const at = context.currentTime + start;
  const tone = new OscillatorNode(context, { type: "triangle", frequency: pitch });
  const level = new GainNode(context, { gain: 0 });
  level.gain.linearRampToValueAtTime(loudness, at + 0.008);
  level.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(level).connect(context.destination);
  tone.start(at);
  tone.stop(at + length);
}

/** A die on wood: a short, dull burst of noise. @param {AudioContext} context @param {number} start */
function knock(context, start) {
  const length = Math.round(context.sampleRate * 0.04);
  const noise = new AudioBuffer({ length, sampleRate: context.sampleRate });
  const wave = noise.getChannelData(0);
  for (let index = 0; index < length; index++) {
    wave[index] = (Math.random() * 2 - 1) * (1 - index / length) ** 3;
  }
  const source = new AudioBufferSourceNode(context, { buffer: noise });
  const dull = new BiquadFilterNode(context, { type: "lowpass", frequency: 900 + Math.random() * 900 });
  const level = new GainNode(context, { gain: 0.22 * (1 - start) });
  source.connect(dull).connect(level).connect(context.destination);
  source.start(context.currentTime + start);
}
