import { readFileSync } from "node:fs";
import type { FilledDatabase } from "../data/database.ts";
import type { Server } from "./processes.ts";
import { exchangeWell } from "./wire.ts";

/** Seconds of a report of a year; megabytes of the whole server; milliseconds of what was asked for meanwhile. */
export type PdfFigures = {
  seconds: number;
  bytes: number;
  /** Before it and at most, or null where /proc is not. */
  memory: { before: number; most: number } | null;
  meanwhile: { health: number[]; programs: number[] };
};

/** Prints every day of the year program, and asks for other pages all the while. */
export async function measurePdf(
  server: Server,
  { yearProgramId, adminCookie, cookie }: FilledDatabase,
): Promise<PdfFigures> {
  const before = megabytesOf(server.pid, "VmRSS");
  const started = performance.now();
  const address = `${server.url}/manage-program/${yearProgramId}/report.pdf?from=1&to=365`;
  const state = { isDone: false };
  const printing = exchangeWell(address, { headers: { cookie: adminCookie } }).finally(() => {
    state.isDone = true;
  });
  const isOver = () => state.isDone;
  const asking = Promise.all([
    askUntil(isOver, `${server.url}/health/live`, {}),
    askUntil(isOver, `${server.url}/programs`, { cookie }),
  ]);
  const { bytes } = await printing;
  const seconds = (performance.now() - started) / 1000;
  if (bytes.subarray(0, 5).toString("latin1") !== "%PDF-") throw new Error("No report of the year was made.");
  const [health, programs] = await asking;
  const most = megabytesOf(server.pid, "VmHWM");
  const memory = before === null || most === null ? null : { before, most };
  return { seconds, bytes: bytes.length, memory, meanwhile: { health, programs } };
}

async function askUntil(isOver: () => boolean, url: string, headers: Record<string, string>) {
  const times: number[] = [];
  while (!isOver()) {
    const started = performance.now();
    await exchangeWell(url, { headers });
    times.push(performance.now() - started);
  }
  return times;
}

function megabytesOf(pid: number, what: "VmRSS" | "VmHWM") {
  try {
    const kilobytes = new RegExp(`^${what}:\\s+(\\d+)`, "m").exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return kilobytes ? Number(kilobytes) / 1000 : null;
  } catch {
    return null;
  }
}
