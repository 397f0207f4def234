import { readlinkSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { OperatorError } from "../operator-error.ts";
import { identityOf, isAlive, readTextAtOnce } from "./processes.ts";
import { removeIfStill } from "./whole-files.ts";

/** Takes a line for the operator. */
export type Tell = (line: string) => void;

const patience = 600;

/** `own` runs in this folder, `other` does not. `copyOf` is the folder that this one was copied from while in use. */
type Postmaster = {
  is: "own" | "other" | "none";
  pid: number;
  port: number;
  isReady: boolean;
  copyOf: string;
  text: string;
};

/** The server that the folder's pid file names: line 1 is the pid, 2 the folder, 4 the port, 8 the state. */
export function postmasterOf(dir: string): Postmaster {
  const text = readTextAtOnce(join(dir, "postmaster.pid"));
  const lines = text.split("\n");
  const pid = Number(lines[0]);
  const found = { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === "ready", copyOf: "", text };
  if (!isAlive(pid)) return { ...found, is: "none" };
  if (isOtherProgram(pid)) return { ...found, is: "other" };
  const [folder, path, working] = [identityOf(dir), lines[1] ?? "", `/proc/${pid}/cwd`];
  const signs = { pid, working: identityOf(working), mark: readTextAtOnce(markOf(dir)), named: identityOf(path) };
  if (isIn(folder, signs)) return { ...found, is: "own" };
  return { ...found, is: "other", copyOf: signs.named === folder ? "" : readLink(working) || path };
}

type Signs = { pid: number; working: string; mark: string; named: string };

/**
 * A postmaster works in its folder, but only Linux says where a process works. Elsewhere the mark of its start decides,
 * which a renamed folder keeps; a server of an older version has none, only the path in its pid file.
 */
export function isIn(folder: string, { pid, working, mark, named }: Signs) {
  if (working) return working === folder;
  const [marked, where] = mark.split(" ");
  return (Number(marked) === pid ? where : named) === folder;
}

/** Beside the folder, because PostgreSQL looks after what is in it. */
function markOf(dir: string) {
  return join(dirname(dir), `mark-of-${basename(dir)}`);
}

/** Says that the server which the pid file names was started in this folder, so that a copy does not take it for its own. */
export function writeMark(dir: string) {
  const [pid] = readTextAtOnce(join(dir, "postmaster.pid")).split("\n");
  writeFileSync(markOf(dir), `${pid} ${identityOf(dir)}`);
}

/** Waits for a server that starts or stops, and removes a pid file that names another one. */
export async function runningServer(dir: string, tell: Tell) {
  for (let attempt = 0; attempt < patience; attempt++) {
    const found = postmasterOf(dir);
    // why: that of a dead one is kept, because it tells PostgreSQL which memory its last processes may still use
    if (found.is === "other") forget(dir, found, tell);
    if (found.is !== "own") return null;
    if (found.isReady) return found;
    await wait(50);
  }
  throw new OperatorError(
    `The embedded PostgreSQL of DATA_DIR, in ${dir}, has been starting or stopping for half a minute.`,
  );
}

function forget(dir: string, { text, copyOf }: Postmaster, tell: Tell) {
  const isRemoved = removeIfStill(join(dir, "postmaster.pid"), text);
  if (isRemoved && copyOf)
    tell(`${dir} is a copy of ${copyOf}, which is in use: the copy gets a PostgreSQL of its own.`);
}

export async function stopRunning(dir: string) {
  const found = postmasterOf(dir);
  if (found.is !== "own") return;
  process.kill(found.pid, "SIGINT");
  while (isAlive(found.pid)) await wait(50);
}

/** Does not wait: the process is ending, and an error would change its exit code. */
export function interrupt(dir: string) {
  const found = postmasterOf(dir);
  if (found.is !== "own") return;
  try {
    process.kill(found.pid, "SIGINT");
  } catch {}
}

function isOtherProgram(pid: number) {
  const command = readTextAtOnce(`/proc/${pid}/cmdline`);
  return command !== "" && !command.includes("postgres");
}

function readLink(path: string) {
  try {
    return readlinkSync(path);
  } catch {
    return "";
  }
}
