import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";

/** Compiled code of the build and of what it imports: a server takes a fifth less to start with it. */
export const compileCache = { NODE_COMPILE_CACHE: resolve("node_modules/.cache/compiled") };

/** A port that nobody listens on now. */
export async function freePort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (!address || typeof address === "string") throw new Error("No free port.");
  return address.port;
}

/** Resolved when the server that writes there takes requests; what it says later is read to nobody. */
export async function untilListening(stdout: NodeJS.ReadableStream) {
  for await (const line of createInterface({ input: stdout })) if (line.includes("[remix-serve]")) break;
  stdout.resume();
}

/** The PostgreSQL of a folder: the server first, then the processes that it began. */
export async function databasePids(folder: string) {
  const text = await readFile(join(folder, "postmaster.pid"), "utf8").catch(() => "");
  const pid = Number(text.split("\n")[0]);
  if (!pid) return [];
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8").catch(() => "");
  return [pid, ...children.split(" ").filter(Boolean).map(Number)];
}
