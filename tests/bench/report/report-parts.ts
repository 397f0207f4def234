import type { EditorTimes } from "../browser/in-browser.ts";
import type { Visits } from "../browser/visits.ts";
import type { Page } from "../pages.ts";
import type { TextTimes } from "../server/text-lines.ts";
import type { TrainingTimes } from "../server/training.ts";
import { editorRows } from "./report-editor.ts";
import { lineRows } from "./report-line.ts";
import { textRows, trainingRows } from "./report-long.ts";
import { type PageResults, rateRows, weightRows } from "./report-pages.ts";
import { type Circumstances, measuredWhen, printTable } from "./row.ts";

type InBrowser = { visits: Visits };

/** The full week alone, in Markdown. */
export function printEditor(results: EditorTimes & InBrowser & Circumstances) {
  const rows = [...editorRows(results), ...lineRows(onlyVisits(results, isEditor))];
  return [...printTable(rows), "", measuredWhen(results)];
}

/** Reading text alone, in Markdown. */
export function printText({ text, ...results }: { text: TextTimes } & Circumstances) {
  return [...printTable(textRows(text)), "", measuredWhen(results)];
}

type TrainingResults = PageResults & InBrowser & Circumstances & { training: TrainingTimes };

/** Athletes' pages alone, in Markdown. */
export function printTraining({ training, visits, ...results }: TrainingResults) {
  const pages = { ...results, pages: results.pages.filter(({ page }) => isTraining(page)) };
  const lines = lineRows(onlyVisits({ visits: { ...visits, steps: [] } }, isTraining));
  const rows = [...rateRows(pages), ...weightRows(pages), ...lines, ...trainingRows(training)];
  return [...printTable(rows), "", measuredWhen(results)];
}

/** What has no table of its own. */
export function otherPages<R extends PageResults & InBrowser>(results: R): R {
  return {
    ...results,
    pages: results.pages.filter(({ page }) => !isTraining(page)),
    visits: { steps: [], visits: results.visits.visits.filter((visit) => !isTraining(visit) && !isEditor(visit)) },
  };
}

function onlyVisits({ visits: { visits, steps } }: InBrowser, isWanted: (page: Named) => boolean): Visits {
  return { visits: visits.filter(isWanted), steps };
}

type Named = Pick<Page, "name">;

function isTraining({ name }: Named) {
  return name.startsWith("/train");
}

function isEditor({ name }: Named) {
  return name === "/manage-program";
}
