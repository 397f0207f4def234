// Runs on the machine's own Node before anything is installed: only node: built-ins here.
import { install, run, runtime } from "./bootstrap.js";
import { findBrowser } from "./check/find-browser.js";

install();
const node = runtime();
const parts = process.argv.slice(2);
const isWhole = !parts.some((part) => /^--(only|quick)/.test(part));
const browser = isWhole || parts.some((part) => part.includes("e2e")) ? await findBrowser(node) : undefined;
if (browser) process.env.CHROMIUM_PATH = browser;
run(node, ["scripts/check/run.ts", ...parts]);
