import { headersFor, type Page } from "../pages.ts";
import type { Load, LoadOrder } from "./load.ts";
import { cpuOf, runScript, type Server } from "./processes.ts";

const connections = 10;
const rounds = 3;
const secondsEach = 2;
const secondsToWarm = 1;

/** One page of one server, and what was measured of it. */
export type Target = { page: Page; server: Server; cookie: string };

/** Milliseconds of processor are of the server's process alone; null where the system does not tell them. */
export type Rate = { perSecond: number; p50: number; p95: number; cpuMs: number | null };

/** Asks each target in turn, in rounds, so that a slow moment of the machine falls on all of them. */
export async function measureRates(folder: string, targets: Target[]): Promise<Map<Target, Rate>> {
  for (const target of targets) await load(folder, target, secondsToWarm);
  const parts = new Map(targets.map((target) => [target, [] as Part[]]));
  for (let round = 0; round < rounds; round++) {
    for (const [target, done] of parts) done.push(await measurePart(folder, target));
  }
  return new Map([...parts].map(([target, done]) => [target, sumUp(done)]));
}

type Part = Load & { cpuMs: number | null };

async function measurePart(folder: string, target: Target): Promise<Part> {
  const before = cpuOf(target.server.pid);
  const measured = await load(folder, target, secondsEach);
  const after = cpuOf(target.server.pid);
  return { ...measured, cpuMs: before === null || after === null ? null : after - before };
}

function sumUp(parts: Part[]): Rate {
  const times = parts.flatMap((part) => part.times);
  const seconds = parts.reduce((sum, part) => sum + part.seconds, 0);
  const isTold = parts.every((part) => part.cpuMs !== null);
  const cpuMs = parts.reduce((sum, part) => sum + (part.cpuMs ?? 0), 0);
  return { perSecond: times.length / seconds, ...percentiles(times), cpuMs: isTold ? cpuMs / times.length : null };
}

async function load(folder: string, { page, server, cookie }: Target, seconds: number): Promise<Load> {
  const order: LoadOrder = { url: server.url + page.path, headers: headersFor(page, cookie), connections, seconds };
  return JSON.parse(await runScript(folder, ["tests/bench/server/load.ts", JSON.stringify(order)]));
}

/** The middle, and what 95 of 100 stay under, by nearest rank. */
export function percentiles(times: number[]) {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}
