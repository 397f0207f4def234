import administration from "#app/styles/app.css?url";
import athletes from "#app/styles/train.css?url";
import type { Handle } from "#app/ui/browser/response.ts";

/** Athletes' pages are opened on a bad line, and no script compares them with what React would draw. */
export function mayStandWithin(sheet: string) {
  return sheet === athletes;
}

export function stylesheetOf(handles: Handle[]) {
  return handles.some((handle) => handle?.styles === "train") ? athletes : administration;
}
