// Runs on whatever Node the machine has, before anything is installed: only node: built-ins here.
import { install, run, runtime } from "./bootstrap.js";
import { findBrowser } from "./find-browser.js";

install();
process.env.CHROMIUM_PATH = await findBrowser();
run(runtime, ["scripts/check.ts"]);
