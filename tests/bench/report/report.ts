import type { InBrowser } from "../browser/in-browser.ts";
import { rows } from "../data/rows.ts";
import type { Beside } from "../server/beside.ts";
import type { HostileFigures } from "../server/hostile.ts";
import type { ImageFigures } from "../server/images.ts";
import type { PdfFigures } from "../server/pdf.ts";
import { percentiles } from "../server/rounds.ts";
import type { StrangerTimes } from "../server/strangers.ts";
import type { TextTimes } from "../server/text-lines.ts";
import type { TrainingTimes } from "../server/training.ts";
import type { Visualised } from "../server/visualise.ts";
import type { YearTimes } from "../server/year.ts";
import { againstRows, routesRows } from "./report-beside.ts";
import { lineRows } from "./report-line.ts";
import { imageRows, pdfRows, visualisedRow, yearRows } from "./report-long.ts";
import { type MeasuredPage, type PageResults, printCpu, rateRows, weightRows } from "./report-pages.ts";
import { otherPages } from "./report-parts.ts";
import { hostileRows, strangerRows } from "./report-strangers.ts";
import { type Circumstances, measuredWhen, printTable, printTimes, type Row } from "./row.ts";
import { todayTable } from "./today.ts";

const targets = {
  cpuMs: 30,
  listOfPrograms: 1.2,
  saveMs: 150,
};

/** All numbers of one run; times in milliseconds. */
export type Results = PageResults &
  Circumstances &
  InBrowser & {
    /** Beside the build of a git ref, where one was asked for, and beside itself with twice as many routes. */
    against: { ref: string; pages: Beside[] } | null;
    twice: Beside[];
    text: TextTimes;
    saves: { app: number[]; bare: number[] };
    training: TrainingTimes;
    strangers: StrangerTimes[];
    hostile: HostileFigures;
    visualised: Visualised;
    year: YearTimes;
    pdf: PdfFigures;
    images: ImageFigures;
  };

/** A run in Markdown: the numbers with their targets and floors, and compared with other products. */
export function printTables(results: Results) {
  return [...targetTable(results), "", ...todayTable(results)].join("\n");
}

function targetTable(all: Results) {
  const results = otherPages(all);
  const lines = [
    ...rateRows(results),
    ...results.pages.filter(({ page }) => page.name === "/manage-program").map((page) => cpuRow(page, results)),
    ...results.pages.filter(isComparable).map((page) => comparedRow(page, results.pages)),
    ...(results.against ? againstRows(results.against.pages, results.against.ref) : []),
    ...routesRows(results.twice),
    ...weightRows(results),
    ...lineRows(results.visits),
    saveRow(results.saves),
    ...strangerRows(results.strangers),
    ...hostileRows(results.hostile),
    visualisedRow(results.visualised),
    ...yearRows(results.year),
    ...pdfRows(results.pdf),
    ...imageRows(results.images),
  ];
  return [
    ...printTable(lines),
    "",
    measuredWhen(results),
    "10 connections on loopback, gzip. The server, the database, the browser and the load generator share the",
    `processors. One account has ${rows.many.toLocaleString("en")} exercises, programs and clients; there are`,
    `${rows.manySales.toLocaleString("en")} sales with invoices, vacuumed as autovacuum does. No page is cached.`,
    "*Bare server*: node:http that sends the page's statements to the same database and answers with the page's bytes.",
    "*Empty page*: a page of the same build that needs a session and shows one field.",
  ];
}

function cpuRow({ page, rate, bare }: MeasuredPage, { empty }: Results): Row {
  return {
    what: `${page.name}, the server's processor time per request`,
    target: `≤ ${targets.cpuMs} ms`,
    measured: printCpu(rate),
    bare: printCpu(bare),
    empty: printCpu(empty.rate),
    isMet: rate.cpuMs === null ? null : rate.cpuMs <= targets.cpuMs,
  };
}

const dearest = "/programs";

/** Screens that show at most a page of rows: none should cost much more than the list of programs. */
function isComparable({ page: { name, path, isList } }: MeasuredPage) {
  return (isList || path.startsWith("/?")) && name !== dearest;
}

function comparedRow({ page, rate }: MeasuredPage, pages: MeasuredPage[]): Row {
  const list = pages.find((one) => one.page.name === dearest)?.rate ?? rate;
  const ratio = rate.cpuMs === null || list.cpuMs === null ? null : rate.cpuMs / list.cpuMs;
  return {
    what: `${page.name}, processor time per request, against ${dearest}`,
    target: `≤ ${targets.listOfPrograms} times`,
    measured: `${ratio?.toFixed(2) ?? "unknown"}: ${printCpu(rate)}, against ${printCpu(list)}`,
    bare: "",
    empty: "",
    isMet: ratio === null ? null : ratio <= targets.listOfPrograms,
  };
}

function saveRow({ app, bare }: Results["saves"]): Row {
  return {
    what: `save of 7 full workouts (p50 / p95 of ${app.length})`,
    target: `p95 ≤ ${targets.saveMs} ms`,
    measured: printTimes(app),
    bare: printTimes(bare),
    empty: "",
    isMet: percentiles(app).p95 <= targets.saveMs,
  };
}
