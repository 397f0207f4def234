import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { stdin, stdout } from "node:process";
import { createInterface } from "node:readline/promises";
import { run } from "./bootstrap.js";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const places = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];
const installing = ["playwright", "install", "--with-deps", "chromium"];

/** The path of a browser for the tests: CHROMIUM_PATH, the system's, or Playwright's own; offers to install that. */
export async function findBrowser() {
  const found = named() ?? onThisMachine() ?? (await ofPlaywright());
  if (found) return found;
  console.log(`No browser was found. This command installs one:\n\n    npx ${installing.join(" ")}\n`);
  if (!(await agreed())) process.exit(1);
  run("npx", installing);
  return (await ofPlaywright()) ?? process.exit(1);
}

function named() {
  const { CHROMIUM_PATH } = process.env;
  if (!CHROMIUM_PATH || isProgram(CHROMIUM_PATH)) return CHROMIUM_PATH || undefined;
  console.error(`CHROMIUM_PATH names no program: ${CHROMIUM_PATH}`);
  process.exit(1);
}

function onThisMachine() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...places].find(isProgram);
}

/** Asked of the runtime that the project brings: Playwright may need a newer Node than the machine's. */
async function ofPlaywright() {
  const script = 'console.log(require("@playwright/test").chromium.executablePath())';
  const { stdout: path } = spawnSync("node", ["-e", script], { encoding: "utf8" });
  return isProgram(path.trim()) ? path.trim() : undefined;
}

async function agreed() {
  if (!stdin.isTTY || !stdout.isTTY) return false;
  const prompt = createInterface({ input: stdin, output: stdout });
  const answer = await prompt.question("Run it now? [y/N] ");
  prompt.close();
  return /^y(es)?$/i.test(answer.trim());
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return path !== "";
  } catch {
    return false;
  }
}
