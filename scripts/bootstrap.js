// Runs on the machine's own Node before anything is installed: only node: built-ins here.
import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, readFileSync, rmSync } from "node:fs";
import { delimiter, resolve } from "node:path";

const root = resolve(import.meta.dirname ?? ".", "..");
const modules = resolve(root, "node_modules");
const installedLock = resolve(modules, ".installed-lock.json");
const bundledNode = resolve(modules, ".bin", "node");
const onWindows = process.platform === "win32";

process.chdir(root);
process.env.PATH = resolve(modules, ".bin") + delimiter + process.env.PATH;

export function install() {
  if (existsSync(installedLock) && sameText("package-lock.json", installedLock)) return;
  console.log("Installing packages …");
  run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
  copyFileSync("package-lock.json", installedLock);
}

/** The packages' Node, or the machine's own if it is new enough. */
export function runtime() {
  if (endsWell(bundledNode, ["--version"])) return bundledNode;
  // why: the packages' Node can't start on musl, and npm's scripts would find it first
  rmSync(bundledNode, { force: true });
  const { node: needed } = JSON.parse(readFileSync("package.json", "utf8")).engines;
  if (isAtLeast(process.versions.node, needed)) return process.execPath;
  console.error(
    `The packages contain no Node.js for this system, and the installed one is not ${needed}. Install a Node.js that is.`,
  );
  process.exit(1);
}

export function run(command, args, { isQuiet = false } = {}) {
  const stdio = ["inherit", isQuiet ? "ignore" : "inherit", "inherit"];
  const { status, error } = spawnSync(command, args, { stdio, shell: onWindows });
  if (error) console.error(error.message);
  if (status !== 0) process.exit(status ?? 1);
}

export function endsWell(command, args) {
  return spawnSync(command, args, { stdio: "ignore", shell: onWindows }).status === 0;
}

function isAtLeast(version, needed) {
  const [major, minor] = version.split(".").map(Number);
  const [neededMajor, neededMinor] = needed.replace(">=", "").split(".").map(Number);
  return major > neededMajor || (major === neededMajor && minor >= neededMinor);
}

function sameText(one, other) {
  return readFileSync(one, "utf8") === readFileSync(other, "utf8");
}
