import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";

/** Compiled code of the build and of what it imports: a server takes a fifth less to start with it. */
export const compileCache = { NODE_COMPILE_CACHE: resolve("node_modules/.cache/compiled") };

/** The address in the line by which a server says that it listens, at a port that the system chose. */
export function addressIn(line: string) {
  const port = /^\[remix-serve\] http:\/\/localhost:(\d+)/.exec(line)?.[1];
  return port && `http://127.0.0.1:${port}`;
}

/** The address of the server that writes there, once it takes requests; what it says later is read by nobody. */
export async function untilListening(stdout: NodeJS.ReadableStream) {
  for await (const line of createInterface({ input: stdout })) {
    const address = addressIn(line);
    if (!address) continue;
    stdout.resume();
    return address;
  }
  throw new Error("The server ended before it listened.");
}

/** Listens again on a port that was left for a while, once whoever took it meanwhile has left it, too. */
export async function listenAgain<T>(listen: () => Promise<T>) {
  for (let tries = 100; ; tries--) {
    try {
      return await listen();
    } catch (error) {
      const isTaken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
      if (!isTaken || tries === 1) throw error;
      await wait(100);
    }
  }
}

/** The PostgreSQL of a folder: the server first, then the processes that it began. */
export async function databasePids(folder: string) {
  const text = await readFile(join(folder, "postmaster.pid"), "utf8").catch(() => "");
  const pid = Number(text.split("\n")[0]);
  if (!pid) return [];
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8").catch(() => "");
  return [pid, ...children.split(" ").filter(Boolean).map(Number)];
}
