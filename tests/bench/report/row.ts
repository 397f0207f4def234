import { percentiles } from "../server/rounds.ts";

/** A line of the table: what was measured, beside its target and the floors under it. */
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

/** Rows in Markdown. */
export function printTable(lines: Row[]) {
  return ["| | target | measured | bare server | empty page | |", "|---|---|---|---|---|---|", ...lines.map(printRow)];
}

function printRow({ what, target, measured, bare, empty, isMet }: Row) {
  const verdict = isMet === null ? "" : isMet ? "met" : "**missed**";
  return `| ${[what, target, measured, bare, empty, verdict].join(" | ")} |`;
}
