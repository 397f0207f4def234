import { existsSync, readdirSync, rmSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { isAlive, startTimeOf } from "./processes.ts";

/**
 * One file per process, named by pid, in a folder beside the server's. The last one to leave stops the server. Entering
 * writes the file, then checks `leaving`; leaving writes `leaving`, then checks files: so at least one sees the other.
 */
const leaving = "leaving";

export async function enterUsers(dir: string) {
  const folder = folderOf(dir);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, String(process.pid)), await startTimeOf(process.pid));
  while (await isLeaving(folder)) await wait(50);
}

export async function leaveUsers(dir: string, stop: () => Promise<void>) {
  const folder = folderOf(dir);
  await rm(join(folder, String(process.pid)), { force: true });
  while (await isLeaving(folder)) await wait(50);
  await writeFile(join(folder, leaving), String(process.pid));
  try {
    if (!(await isUsed(folder))) await stop();
  } finally {
    await rm(join(folder, leaving), { force: true });
  }
}

export function leaveUsersAtOnce(dir: string, stop: () => void) {
  const folder = folderOf(dir);
  rmSync(join(folder, String(process.pid)), { force: true });
  const others = existsSync(folder) ? readdirSync(folder).filter((name) => Number(name) && answers(Number(name))) : [];
  if (others.length === 0) stop();
}

function answers(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

function folderOf(dir: string) {
  return join(dirname(dir), `users-of-${basename(dir)}`);
}

async function isLeaving(folder: string) {
  return isAlive(Number(await readText(join(folder, leaving))));
}

async function isUsed(folder: string) {
  for (const name of await readdir(folder)) {
    if (name !== leaving && (await isUser(Number(name), await readText(join(folder, name))))) return true;
    if (name !== leaving) await rm(join(folder, name), { force: true });
  }
  return false;
}

/** A killed process leaves its file, and its pid may belong to another by now. */
async function isUser(pid: number, began: string) {
  return (await isAlive(pid)) && (await startTimeOf(pid)) === began;
}

function readText(path: string) {
  return readFile(path, "utf8").catch(() => "");
}
