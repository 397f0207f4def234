import { closeSync, openSync, readSync } from "node:fs";
import { join } from "node:path";
import type { Installation } from "./installation.ts";
import { postmasterOf, runningServer, type Tell, writeMark } from "./postmaster.ts";
import { identityOf } from "./processes.ts";
import { launch, reasonIn } from "./server.ts";
import { asOnlyStarter } from "./users.ts";

/** In milliseconds: between two looks, two tries at first, and two tries once `soon` has passed. */
const glance = 500;
const again = 200;
const later = 3_000;
const soon = 5_000;
const reminder = 60_000;

/**
 * Starts the server on its port again when it has ended without being stopped. Several processes may watch. Does not
 * keep the process alive. `stop` resolves when nothing is being started any more.
 */
export function watchServer(place: Installation, port: number, tell: Tell) {
  const look = lookAfter(place, port, tell);
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  let looking = Promise.resolve();

  function lookIn(pause: number) {
    if (isOver) return;
    const begin = () => {
      looking = look().then(lookIn);
    };
    timer = setTimeout(begin, pause).unref();
  }

  lookIn(glance);
  return async function stop() {
    isOver = true;
    clearTimeout(timer);
    await looking;
  };
}

type Outage = { since: number; saidAt: number };

/** Each look returns how long to wait for the next. */
function lookAfter(place: Installation, port: number, tell: Tell) {
  const home = identityOf(place.dir);
  let outage: Outage | null = null;

  return async function look() {
    if (!hasFallen(place.dir, home)) {
      outage = null;
      return glance;
    }
    outage ??= { since: performance.now(), saidAt: Number.NEGATIVE_INFINITY };
    const reason = await startAgain(place, port, tell);
    const now = performance.now();
    const passed = `${((now - outage.since) / 1000).toFixed(1)} s`;
    if (reason === "")
      tell(`The embedded PostgreSQL had ended without being stopped. It was started again in ${passed}.`);
    if (now - outage.since < soon) return again;
    if (reason && now - outage.saidAt > reminder) {
      outage.saidAt = now;
      tell(`The embedded PostgreSQL ended ${passed} ago and does not start again: ${reason}`);
    }
    return later;
  };
}

/** Returns '' if this started it, why it did not start otherwise, and null if another process is at it. */
function startAgain(place: Installation, port: number, tell: Tell) {
  return asOnlyStarter(place.dir, async () => {
    if (await runningServer(place.dir, tell)) return null;
    const failed = await launch(place, port);
    if (failed) return reasonIn(failed.lastWords);
    writeMark(place.dir);
    return "";
  }).catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
}

/** Not if it was stopped in order: somebody wanted that. Nor if the folder has gone or another one has its name. */
export function hasFallen(dir: string, home: string) {
  if (identityOf(dir) !== home) return false;
  const { is, text } = postmasterOf(dir);
  return is !== "own" && (text !== "" || !wasShutDown(dir));
}

/** From pg_control: its state follows two numbers of 8 and 4 + 4 bytes, and 1 is a clean shutdown. */
function wasShutDown(dir: string) {
  try {
    const file = openSync(join(dir, "global", "pg_control"), "r");
    const state = Buffer.alloc(4);
    readSync(file, state, 0, 4, 16);
    closeSync(file);
    return state.readInt32LE() === 1;
  } catch {
    return true;
  }
}
