import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { closeSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { addressIn } from "#tests/support/servers/processes.ts";

type Settings = Record<string, string>;

/** A server of the bench: its address, its process, and the end of it. */
export type Server = { url: string; pid: number; stop: () => Promise<void> };

const running = new Set<ChildProcess>();

/** Runs a script of the copy to its end and answers what it printed. */
export async function runScript(cwd: string, args: string[], env: Settings = {}) {
  const child = spawn(process.execPath, args, { cwd, env: withPath(env), stdio: ["ignore", "pipe", "inherit"] });
  running.add(child);
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  const [code] = await once(child, "close");
  running.delete(child);
  if (code !== 0) throw new Error(`${args.join(" ")} ended with ${code}.`);
  return output;
}

/** Starts a server script of the copy on a port that the system chooses; what it says goes to a file, as it would to a log collector. */
export async function startServer(cwd: string, args: string[], env: Settings): Promise<Server> {
  const log = join(cwd, `${randomUUID()}.log`);
  const output = openSync(log, "a");
  const settings = withPath({ HOST: "127.0.0.1", PORT: "0", ...env });
  const child = spawn(process.execPath, args, { cwd, env: settings, stdio: ["ignore", output, output] });
  closeSync(output);
  running.add(child);
  const exited = once(child, "exit").then(() => running.delete(child));
  const url = await addressOf(log, exited);
  if (!url) throw new Error(`${args[0]}:\n${readFileSync(log, "utf8")}`);
  const stop = async () => {
    child.kill("SIGTERM");
    await exited;
  };
  return { url, pid: child.pid ?? 0, stop };
}

/** Ends what is left when the bench itself fails. */
export function endAll() {
  for (const child of running) child.kill("SIGKILL");
}

/** Nothing of the caller's own settings but where to find programs. */
function withPath(env: Settings) {
  return { NODE_ENV: "production" as const, PATH: process.env.PATH ?? "", ...env };
}

/** Where it listens, by its log; undefined when it has ended or says nothing for two minutes. */
async function addressOf(log: string, exited: Promise<unknown>) {
  const state = { isOver: false };
  exited.then(() => {
    state.isOver = true;
  });
  for (const until = Date.now() + 120_000; Date.now() < until && !state.isOver; await wait(50)) {
    const url = readFileSync(log, "utf8").split("\n").map(addressIn).find(Boolean);
    if (url) return url;
  }
}

const ticksPerSecond = 100;

/** Milliseconds of processor that a process used so far in all its threads, or null where /proc is not. */
export function cpuOf(pid: number) {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    const [user, system] = [Number(afterName[11]), Number(afterName[12])];
    return ((user + system) * 1000) / ticksPerSecond;
  } catch {
    return null;
  }
}
