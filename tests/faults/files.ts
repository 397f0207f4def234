import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { v7 as newId } from "uuid";
import { diskFiles } from "#app/services/files/disk.server.ts";
import type { FileStore } from "#app/services/files/port.ts";
import { startS3 } from "#tests/support/servers/s3-server.ts";
import { run as runScript, withFolder } from "./site.ts";

const files = 300;
/** In milliseconds, from the first files on: less than a whole run takes. */
const latestKill = 300;

/**
 * Copies files to the bucket and back, killed again and again: no file that a kill has left is another one, and the run
 * that is left alone completes.
 */
export function filesRun(kills: number) {
  return withFolder((folder) => moveAndKill(folder, kills));
}

async function moveAndKill(folder: string, kills: number) {
  const s3 = await startS3();
  try {
    const [here, back] = [join(folder, "here"), join(folder, "back")];
    const sent = await fill(diskFiles(here));
    const there = await killAndComplete({ kills, to: "s3", dataDir: here, settings: s3.settings }, s3.files, sent);
    const returned = await killAndComplete(
      { kills, to: "disk", dataDir: back, settings: s3.settings },
      diskFiles(back),
      sent,
    );
    const [broken, missing] = [there.broken + returned.broken, there.missing + returned.missing];
    const amid = there.amid + returned.amid;
    const figures = `${2 * kills} kills, ${amid} of them during the copy; ${files} files to the bucket and back, ${broken} broken after a kill, ${missing} missing at the end`;
    const isGood = amid > 0 && broken === 0 && missing === 0 && there.ended === 0 && returned.ended === 0;
    return { name: "`files:move` is killed", figures, isGood };
  } finally {
    await s3.stop();
  }
}

async function fill(store: FileStore) {
  const sent = new Map<string, Uint8Array>();
  for (let at = 0; at < files; at++) {
    const [key, bytes] = [`${newId()}.480.webp`, new Uint8Array(randomBytes(1 + at * 100))];
    await store.put(key, bytes);
    sent.set(key, bytes);
  }
  return sent;
}

type Run = { kills: number; to: "s3" | "disk"; dataDir: string; settings: Record<string, string> };

async function killAndComplete(run: Run, target: FileStore, sent: Map<string, Uint8Array>) {
  let [broken, amid] = [0, 0];
  for (let kill = 0; kill < run.kills; kill++) {
    await moveFor(run, Math.random() * latestKill);
    const left = await compared(target, sent);
    broken += left.broken;
    if (left.missing > 0 && left.missing < sent.size) amid++;
  }
  const ended = await moveFor(run);
  const { missing, broken: left } = await compared(target, sent);
  return { broken: broken + left, missing, ended, amid };
}

/** Runs the command to its end, or until so long after it says what it has copied; returns its exit code. */
async function moveFor({ to, dataDir, settings }: Run, time?: number) {
  const child = runScript(["scripts/files-move.ts", "--to", to], { NODE_ENV: "test", DATA_DIR: dataDir, ...settings });
  const exited = once(child, "exit");
  if (time === undefined) child.stdout.resume();
  else {
    await Promise.race([once(child.stdout, "data").then(() => wait(time)), exited]);
    child.kill("SIGKILL");
  }
  const [code] = await exited;
  return code as number | null;
}

async function compared(store: FileStore, sent: Map<string, Uint8Array>) {
  let [broken, missing] = [0, 0];
  for (const [key, bytes] of sent) {
    const found = await store.get(key);
    if (!found) missing++;
    else if (Buffer.compare(found, bytes) !== 0) broken++;
  }
  return { broken, missing };
}
