import type { Bytes } from "../browser/browser.ts";
import type { Visits } from "../browser/visits.ts";
import { rows } from "../data/rows.ts";
import { isOfApi, type Page } from "../pages.ts";
import { percentiles, type Rate } from "../server/rounds.ts";
import { lineRows } from "./report-line.ts";
import { printTable, printTimes, type Row } from "./row.ts";

const targets = { statements: 8, sqlMs: 20, htmlKilobytes: 30, athletesCpuMs: 20 };

/** Of the pages that are held to fewer statements. */
const fewer: Record<string, number> = {
  "/manage-program/overview": 6,
  "/train": 7,
  "/train/workouts": 7,
  "/train/workouts/finish": 7,
};

/** `sqlMs`: of each round of its statements, alone on one connection. */
export type MeasuredPage = {
  page: Page;
  rate: Rate;
  bare: Rate;
  statements: { few: number; many: number };
  sqlMs: { few: number[]; many: number[] };
  bytes: Bytes;
};

/** Pages, and what the app costs before it shows anything. */
export type PageResults = { pages: MeasuredPage[]; empty: { rate: Rate; bytes: Bytes } };

/** Pages alone in Markdown. */
export function printPages(results: PageResults & { visits: Visits }) {
  return printTable([...rateRows(results), ...weightRows(results), ...lineRows(results.visits)]);
}

/** How often each page is answered, and how soon. */
export function rateRows({ pages, empty }: PageResults): Row[] {
  return pages.map(({ page, rate, bare }) => ({
    what: `${page.name}, requests/s (p50 / p95; processor time)`,
    ...cpuLimit(page, rate, empty.rate),
    measured: printRate(rate),
    bare: printRate(bare),
    empty: printRate(empty.rate),
  }));
}

/** Athletes' pages may take twice the empty page's processor time, and 20 ms in any case. */
function cpuLimit({ who }: Page, { cpuMs }: Rate, empty: Rate): Pick<Row, "target" | "isMet"> {
  if (who !== "athlete") return { target: "", isMet: null };
  const most = Math.max(targets.athletesCpuMs, 2 * (empty.cpuMs ?? 0));
  return { target: `≤ ${most.toFixed(0)} ms of processor time`, isMet: cpuMs === null ? null : cpuMs <= most };
}

/** What each page asks of the database, for how long where that grows with what is sold, and how much it sends. */
export function weightRows({ pages, empty }: PageResults): Row[] {
  return [
    ...pages.map(statementsRow),
    ...pages.filter(({ page }) => page.hasSales).map(sqlRow),
    ...pages.map(({ bytes, page }) => htmlRow(page, bytes, empty.bytes)),
  ];
}

function printRate(rate: Rate) {
  const { perSecond, p50, p95 } = rate;
  return `${perSecond.toFixed(0)} (${p50.toFixed(1)} / ${p95.toFixed(1)} ms; ${printCpu(rate)})`;
}

export function printCpu({ cpuMs }: Rate) {
  return cpuMs === null ? "unknown" : `${cpuMs.toFixed(1)} ms`;
}

function manyOf({ hasSales }: Page) {
  return hasSales ? rows.manySales : rows.many;
}

function statementsRow({ page, statements: { few, many } }: MeasuredPage): Row {
  const most = fewer[page.name] ?? targets.statements;
  return {
    what: `${page.name}, queries with ${rows.few} / ${manyOf(page)} rows`,
    target: `≤ ${most}, equal`,
    measured: `${few} / ${many}`,
    bare: "",
    empty: "",
    isMet: few === many && many <= most,
  };
}

function sqlRow({ page, sqlMs: { few, many } }: MeasuredPage): Row {
  const { p50 } = percentiles(many);
  return {
    what: `${page.name}, its queries one by one with ${manyOf(page)} rows (p50 / p95 of ${many.length}); with ${rows.few}`,
    target: `p50 ≤ ${targets.sqlMs} ms`,
    measured: `${printTimes(many)}; ${printTimes(few)}`,
    bare: "",
    empty: "",
    isMet: p50 <= targets.sqlMs,
  };
}

function htmlRow(page: Page, bytes: Bytes, empty: Bytes): Row {
  return {
    what: `${page.name}, ${isOfApi(page) ? "JSON" : "HTML"}, gzip`,
    target: `≤ ${targets.htmlKilobytes} kB`,
    measured: kB(bytes.html),
    bare: "",
    empty: kB(empty.html),
    isMet: bytes.html <= targets.htmlKilobytes * 1000,
  };
}

function kB(bytes: number) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
