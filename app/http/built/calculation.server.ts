import { existsSync, readdirSync } from "node:fs";

const folder = "build/client/assets";
const calculation = /^(?:calculation|strength)-.+\.js$/;
let known: string | undefined;

/**
 * A header that has the browser ask, with the page, for what calculates a client's numbers: only a script names it, and
 * the page cannot come alive without. Empty in development, which has no built files.
 */
export function calculationAhead() {
  known ??= addresses()
    .map((address) => `<${address}>; rel=modulepreload`)
    .join(", ");
  return known;
}

function addresses() {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.filter((name) => calculation.test(name)).map((name) => `/assets/${name}`);
}
