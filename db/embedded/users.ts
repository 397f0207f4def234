import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { identityOf, isAlive, readTextAtOnce, startTimeOf } from "./processes.ts";
import { createWhole, removeIfStill } from "./whole-files.ts";

/**
 * One file per process, named by pid, in a folder beside the server's. The last one to leave stops the server. Entering
 * writes the file, then checks `leaving`; leaving writes `leaving`, then checks files: so at least one sees the other.
 * Who starts the server holds `starting`.
 */
const leaving = "leaving";
const starting = "starting";

export async function enterUsers(dir: string) {
  const folder = folderOf(dir);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, String(process.pid)), signatureFor(folder));
  while (isHeld(folder, leaving)) await wait(50);
}

export async function leaveUsers(dir: string, stop: () => Promise<void>) {
  const folder = folderOf(dir);
  rmSync(join(folder, String(process.pid)), { force: true });
  while (isHeld(folder, leaving)) await wait(50);
  writeFileSync(join(folder, leaving), signatureFor(folder));
  try {
    if (!isUsed(folder)) await stop();
  } finally {
    rmSync(join(folder, leaving), { force: true });
  }
}

export function leaveUsersAtOnce(dir: string, stop: () => void) {
  const folder = folderOf(dir);
  rmSync(join(folder, String(process.pid)), { force: true });
  if (!isUsed(folder)) stop();
}

/**
 * Two that start at once can take each other's pid file for a dead server's. So the work is done by one process at a
 * time; it returns null if another one is at it.
 */
export async function asOnlyStarter<T>(dir: string, work: () => Promise<T>): Promise<T | null> {
  const folder = folderOf(dir);
  const path = join(folder, starting);
  if (!isHeld(folder, starting)) removeIfStill(path, readTextAtOnce(path));
  if (!createWhole(path, signatureFor(folder))) return null;
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}

function folderOf(dir: string) {
  return join(dirname(dir), `users-of-${basename(dir)}`);
}

function isUsed(folder: string) {
  for (const name of namesIn(folder).filter((one) => /^\d+$/.test(one))) {
    if (isHeld(folder, name)) return true;
    rmSync(join(folder, name), { force: true });
  }
  return false;
}

function namesIn(folder: string) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** With the folder's identity: the files of a copied folder name processes that use the original. */
function signatureFor(folder: string) {
  return [process.pid, startTimeOf(process.pid), identityOf(folder)].join(" ");
}

/** A killed process leaves its file, and its pid may belong to another by now. */
function isHeld(folder: string, name: string) {
  const [pid, began, where] = readTextAtOnce(join(folder, name)).split(" ");
  return where === identityOf(folder) && isAlive(Number(pid)) && startTimeOf(Number(pid)) === began;
}
