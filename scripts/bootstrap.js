// Runs on whatever Node the machine has, before anything is installed: only node: built-ins here.
import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, readFileSync } from "node:fs";
import { delimiter, resolve } from "node:path";

const root = resolve(import.meta.dirname ?? ".", "..");
const modules = resolve(root, "node_modules");
const installedLock = resolve(modules, ".installed-lock.json");

process.chdir(root);
process.env.PATH = resolve(modules, ".bin") + delimiter + process.env.PATH;

/** The Node.js that the project brings, whatever the machine has. */
export const runtime = resolve(modules, ".bin", "node");

/** Installs the packages when there are none, or when the lock file has changed since. */
export function install() {
  if (existsSync(installedLock) && existsSync(runtime) && sameText("package-lock.json", installedLock)) return;
  console.log("Installing packages …");
  // why: `npm ci` refuses a lock file made where the packages of other platforms could not be had
  run("npm", ["install", "--no-save", "--no-audit", "--no-fund"]);
  copyFileSync("package-lock.json", installedLock);
}

/** Runs a command to its end, and ends this process with it when it fails. */
export function run(command, args) {
  const { status, error } = spawnSync(command, args, { stdio: "inherit", shell: process.platform === "win32" });
  if (error) console.error(error.message);
  if (status !== 0) process.exit(status ?? 1);
}

function sameText(one, other) {
  return readFileSync(one, "utf8") === readFileSync(other, "utf8");
}
