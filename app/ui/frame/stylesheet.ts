import administration from "#app/styles/app.css?url";
import week from "#app/styles/editor-first.css?url";
import athletes from "#app/styles/train.css?url";
import type { Handle } from "#app/ui/browser/response.ts";

/** Athletes' pages are opened on a bad line, and no script compares them with what React would draw. */
export function mayStandWithin(sheet: string) {
  return sheet === athletes;
}

/** The week's is for the editor by itself: a dialog over it is another screen. */
export function stylesheetOf(handles: Handle[]) {
  if (handles.some((handle) => handle?.styles === "train")) return athletes;
  return handles.at(-1)?.styles === "week" ? week : administration;
}

/** The sheet that a page needs before another screen is shown in it. */
export function sheetAfter(sheet: string) {
  return sheet === week ? administration : undefined;
}
