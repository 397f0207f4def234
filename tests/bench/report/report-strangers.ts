import type { HostileFigures } from "../server/hostile.ts";
import { percentiles } from "../server/rounds.ts";
import type { StrangerTimes } from "../server/strangers.ts";
import type { Row } from "./row.ts";

/** What a stranger could learn by the time of an answer. */
export function strangerRows(all: StrangerTimes[]): Row[] {
  return all.map(({ path, what, known, unknown }) => ({
    what: `${path}, ${what}: time to answer for a known e-mail address, against an unknown one (median of ${known.length})`,
    target: "",
    measured: `${percentiles(known).p50.toFixed(1)} ms, against ${percentiles(unknown).p50.toFixed(1)} ms`,
    bare: "",
    empty: "",
    isMet: null,
  }));
}

const maxCpu = 100;

/** What anybody can make the server do by one request, and what the login page costs. */
export function hostileRows({ floor, requests }: HostileFigures): Row[] {
  return requests.map(({ what, answer, cpuMs }) => ({
    what: `${what}, sent without a session: processor time (answer: ${answer})`,
    target: `≤ ${maxCpu} ms`,
    measured: printCpuTime(cpuMs),
    bare: `${floor.what}: ${printCpuTime(floor.cpuMs)}`,
    empty: "",
    isMet: cpuMs === null ? null : cpuMs <= maxCpu,
  }));
}

function printCpuTime(cpuMs: number | null) {
  return cpuMs === null ? "unknown" : `${cpuMs.toFixed(1)} ms`;
}
