import type { AthleteFigures, Timed } from "../athletes.ts";
import { percentiles, type Rate } from "../server/rounds.ts";
import { type Circumstances, measuredWhen, printTable, printTimes, type Row } from "./row.ts";

const targets = { storeMs: 100 };
const rest = { empty: "" };

/** Athletes' data at size, in Markdown: what it costs to read and to store, each with its floor. */
export function printAthletes(figures: AthleteFigures & Circumstances) {
  const { reads, stores, pages } = figures;
  const rows = [loadRow(figures), ...reads.map(readRow), storeRow(stores), ...pages.map(pageRow)];
  return [...printTable(rows), "", measuredWhen(figures), whatThereIs(figures), ...meaning];
}

const meaning = [
  "*Bare server*: the statements or the rows alone, on one connection. For pages and API lists: node:http with the same",
  "statements and bytes.",
];

function whatThereIs({ counts, until }: AthleteFigures) {
  const parts = Object.entries(counts).map(([name, count]) => `${count.toLocaleString("en")} ${name}`);
  return `One year until ${until}: ${parts.join(", ")}.`;
}

function loadRow({ counts, seconds }: AthleteFigures): Row {
  return {
    ...rest,
    what: `a year of ${(counts.clients ?? 0).toLocaleString("en")} clients generated and loaded by COPY, with indexes and statistics`,
    target: "",
    measured: `${(seconds / 60).toFixed(1)} min`,
    bare: "",
    isMet: null,
  };
}

function readRow({ name, sqlMs, rows, statements, whole, alone, cpuMs }: Timed): Row {
  return {
    ...rest,
    what: `${name}: ${rows} rows or points in ${statements} statements (p50 / p95 of ${whole.length}; bare: its SQL alone)`,
    target: `SQL p50 ≤ ${sqlMs} ms`,
    measured: printTimes(whole),
    bare: `${printTimes(alone)}${cpuMs === null ? "" : `; processor ${cpuMs.toFixed(1)} ms`}`,
    isMet: percentiles(alone).p50 <= sqlMs,
  };
}

function storeRow({ exercises, results, whole, alone }: AthleteFigures["stores"]): Row {
  return {
    ...rest,
    what: `a completion of ${exercises} exercises and ${results} results stored (p50 / p95 of ${whole.length}; bare: its rows alone)`,
    target: `p95 ≤ ${targets.storeMs} ms`,
    measured: printTimes(whole),
    bare: printTimes(alone),
    isMet: percentiles(whole).p95 <= targets.storeMs,
  };
}

function pageRow({ name, rate, bare }: AthleteFigures["pages"][number]): Row {
  const what = `${name}, requests/s (p50 / p95; processor time)`;
  return { ...rest, what, target: "", measured: printRate(rate), bare: printRate(bare), isMet: null };
}

function printRate({ perSecond, p50, p95, cpuMs }: Rate) {
  const cpu = cpuMs === null ? "unknown" : `${cpuMs.toFixed(1)} ms`;
  return `${perSecond.toFixed(0)} (${p50.toFixed(1)} / ${p95.toFixed(1)} ms; ${cpu})`;
}
