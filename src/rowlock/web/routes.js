/**
 * Which screen answers which path. A screen is the default export of its module, a Preact component
 * that gets the path's parameters as props: `/table/:table` gives it `table`.
 *
 * @type {import("./lib/router.js").Route[]}
 */
export const routes = [
  { path: "/", load: () => import("./screens/landing.js") },
  { path: "/setup", load: () => import("./screens/setup.js") },
  { path: "/settings", load: () => import("./screens/settings.js") },
  { path: "/history", load: () => import("./screens/history.js") },
  { path: "/sheet", load: () => import("./paper/sheet_page.js") },
  { path: "/sheet/:game", load: () => import("./paper/sheet_page.js") },
  { path: "/dice", load: () => import("./paper/dice_page.js") },
  { path: "/print", load: () => import("./paper/print_page.js") },
  { path: "/tables", load: () => import("./lobby/lobby.js") },
  { path: "/tables/new", load: () => import("./lobby/open.js") },
  { path: "/tour", load: () => import("./tour/tour.js") },
  { path: "/table/:table", load: () => import("./table/table.js") },
  { path: "/replay/:table", load: () => import("./screens/replay.js") },
  { path: "/check/:table", load: () => import("./screens/check.js") },
];
