import type { ImageFigures } from "../server/images.ts";
import type { PdfFigures } from "../server/pdf.ts";
import { percentiles } from "../server/rounds.ts";
import type { TextTimes } from "../server/text-lines.ts";
import type { TrainingTimes } from "../server/training.ts";
import type { Visualised } from "../server/visualise.ts";
import type { YearTimes } from "../server/year.ts";
import { printTimes, type Row } from "./row.ts";

const targets = { textMs: 50, changedMs: 12.5, visualiseMs: 100, sameWithin: 0.1, copyMs: 300 };

/** A thousand lines as they are printed, and a day as coaches write, read in the page: 50 ms at 4× slowdown are 12.5. */
export function textRows({ thousand, day, changed }: TextTimes): Row[] {
  const row = (what: string, times: number[], most: number | null): Row => ({
    what: `${what} (p50 / p95 of ${times.length})`,
    target: most === null ? "" : `p95 ≤ ${most} ms`,
    measured: printTimes(times),
    bare: "",
    empty: "",
    isMet: most === null ? null : percentiles(times).p95 <= most,
  });
  return [
    row("1,000 printed lines parsed", thousand, targets.textMs),
    row("16 lines that coaches wrote, read along for the first time", day, null),
    row("the same, after one of them changed", changed, targets.changedMs),
  ];
}

/** A week for a client beside the same week for nobody. */
export function visualisedRow({ client, nobody, numbers }: Visualised): Row {
  const { p50, p95 } = percentiles(nobody);
  return {
    what: `a week of ${numbers} numbers calculated for a client (p50 / p95 of ${client.length}); without a client ${p50.toFixed(1)} / ${p95.toFixed(1)} ms`,
    target: `p95 ≤ ${targets.visualiseMs} ms`,
    measured: printTimes(client),
    bare: "",
    empty: "",
    isMet: percentiles(client).p95 <= targets.visualiseMs,
  };
}

/** A program of a year: its first week beside its last, a save of a day, and its copy. */
export function yearRows({ week1, week52, saveOfDay, copy }: YearTimes): Row[] {
  const rest = { bare: "", empty: "" };
  const ratio = percentiles(week52).p50 / percentiles(week1).p50;
  return [
    {
      ...rest,
      what: "a year of 60,225 rounds, week 52 opened (p50 / p95), against week 1",
      target: "the same ± 10 %",
      measured: `${printTimes(week52)}; week 1 ${printTimes(week1)}; ratio ${ratio.toFixed(2)}`,
      isMet: Math.abs(ratio - 1) <= targets.sameWithin,
    },
    {
      ...rest,
      what: `the same, one changed day saved (p50 / p95 of ${saveOfDay.length})`,
      target: "",
      measured: printTimes(saveOfDay),
      isMet: null,
    },
    {
      ...rest,
      what: `the same, the whole program copied (p50 / p95 of ${copy.length})`,
      target: `p95 ≤ ${targets.copyMs} ms`,
      measured: printTimes(copy),
      isMet: percentiles(copy).p95 <= targets.copyMs,
    },
  ];
}

/** A report of a year, and how other requests fared meanwhile. */
export function pdfRows({ seconds, bytes, memory, meanwhile }: PdfFigures): Row[] {
  const rest = { bare: "", empty: "", target: "", isMet: null };
  const used = memory
    ? `, the server at ${memory.before.toFixed(0)} MB before and ${memory.most.toFixed(0)} MB at most`
    : "";
  const what = "report of 365 days and 60,225 rounds as PDF";
  return [
    { ...rest, what, measured: `${seconds.toFixed(1)} s, ${(bytes / 1e6).toFixed(1)} MB${used}` },
    { ...rest, what: "/health/live meanwhile (p50 / p95)", measured: printTimes(meanwhile.health) },
    { ...rest, what: "/programs meanwhile (p50 / p95)", measured: printTimes(meanwhile.programs) },
  ];
}

/** Above idle, in megabytes. */
const maxForImages = 150;

/** Ten large images in turn, and 24 at once. */
export function imageRows({ megapixels, megabytes, memory, atOnce }: ImageFigures): Row[] {
  const rest = { bare: "", empty: "", target: "", isMet: null };
  const size = `${megabytes.toFixed(1)} MB and ${megapixels.toFixed(0)} megapixels`;
  const most = `${atOnce.most.toFixed(0)} MB at most, ${atOnce.kept} kept, /programs meanwhile `;
  const rows = [{ ...rest, what: "24 of them at once", measured: most + printTimes(atOnce.programs) }];
  if (!memory) return rows;
  const { before, most: inTurn, ownMost, after } = memory;
  const measured = `the server at ${before.toFixed(0)} MB before, ${ownMost.toFixed(0)} at most (${inTurn.toFixed(0)} with the process that encodes), ${after.toFixed(0)} after`;
  const target = `≤ ${maxForImages} MB more`;
  const isMet = inTurn - before <= maxForImages;
  return [{ ...rest, what: `ten images of ${size} sent in turn`, target, measured, isMet }, ...rows];
}

/** A full workout saved with all its rounds and finished, as the page does beside the API. */
export function trainingRows({ page, api }: TrainingTimes): Row[] {
  const row = (what: string, by: (times: TrainingTimes["page"]) => number[]): Row => ({
    what: `/train/workouts, ${what} (p50 / p95 of ${by(page).length}); by the API`,
    target: "",
    measured: `${printTimes(by(page))}; ${printTimes(by(api))}`,
    bare: "",
    empty: "",
    isMet: null,
  });
  return [row("saved so far", ({ saves }) => saves), row("finished", ({ finishes }) => finishes)];
}
