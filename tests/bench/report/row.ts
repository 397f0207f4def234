import { percentiles } from "../server/rounds.ts";

/** A row of the table: a measurement, its target and its floors. */
export type Row = {
  what: string;
  target: string;
  measured: string;
  bare: string;
  empty: string;
  isMet: boolean | null;
};

export function printTimes(times: number[]) {
  const { p50, p95 } = percentiles(times);
  return `${p50.toFixed(1)} / ${p95.toFixed(1)} ms`;
}

/** `otherLoad`: what else ran when the bench began: the system's load average, 0 when it was alone. */
export type Circumstances = { at: string; machine: string; otherLoad: number };

/** The first line below a table. */
export function measuredWhen({ at, machine, otherLoad }: Circumstances) {
  return `Measured ${at.slice(0, 10)} on ${machine}; load average at the start ${otherLoad.toFixed(1)}.`;
}

/** Rows in Markdown. */
export function printTable(lines: Row[]) {
  return ["| | target | measured | bare server | empty page | |", "|---|---|---|---|---|---|", ...lines.map(printRow)];
}

function printRow({ what, target, measured, bare, empty, isMet }: Row) {
  const verdict = isMet === null ? "" : isMet ? "met" : "**missed**";
  return `| ${[what, target, measured, bare, empty, verdict].join(" | ")} |`;
}
