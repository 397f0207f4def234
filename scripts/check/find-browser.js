import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { env, getuid, stdin, stdout } from "node:process";
import { createInterface } from "node:readline/promises";
import { endsWell, run } from "../bootstrap.js";

// why: a headless shell takes half the processor time of a whole browser
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const places = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];
const installing = ["playwright", "install", "--only-shell", "chromium"];

/**
 * CHROMIUM_PATH or the system's browser; undefined for Playwright's own. If there is none, installs one after asking,
 * or without asking if there is no terminal.
 */
export async function findBrowser(node) {
  const found = named() ?? onThisMachine();
  if (found || playwrightHasOne(node)) return found;
  const command = `npx ${installing.join(" ")}`;
  console.log(`No browser was found. This command installs one:\n\n    ${command}\n`);
  if (stdin.isTTY && stdout.isTTY && !env.CI) {
    if (!(await agreed())) process.exit(1);
    run("npx", installing);
  } else if (!endsWell("npx", installing) || !playwrightHasOne(node)) installDebians();
  const installed = onThisMachine();
  if (installed || playwrightHasOne(node)) return installed;
  console.error("The browser that was installed does not start: install one, and name it in CHROMIUM_PATH.");
  process.exit(1);
}

function named() {
  const { CHROMIUM_PATH } = env;
  if (!CHROMIUM_PATH || isProgram(CHROMIUM_PATH)) return CHROMIUM_PATH || undefined;
  console.error(`CHROMIUM_PATH names no program: ${CHROMIUM_PATH}`);
  process.exit(1);
}

function onThisMachine() {
  const folders = (env.PATH ?? "").split(delimiter);
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...places].find(isProgram);
}

function playwrightHasOne(node) {
  const start = `require("@playwright/test").chromium.launch({ args: ["--no-sandbox"] }).then((found) => found.close())`;
  return endsWell(node, ["-e", start]);
}

function installDebians() {
  const asRoot = getuid?.() === 0 ? [] : ["sudo", "--non-interactive"];
  const [command, ...rest] = [...asRoot, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get"];
  if (!endsWell(command, [...rest, "--version"])) {
    console.error("Playwright's own could not be installed, and there is no apt-get that this user may run.");
    process.exit(1);
  }
  console.log("Playwright's own cannot be used here: installing Debian's chromium-headless-shell …");
  run(command, [...rest, "update", "-qq"], { isQuiet: true });
  run(command, [...rest, "install", "-qq", "--no-install-recommends", "chromium-headless-shell"], { isQuiet: true });
}

async function agreed() {
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
