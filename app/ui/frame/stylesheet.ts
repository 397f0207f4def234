import administration from "#app/styles/app.css?url";
import athletes from "#app/styles/train.css?url";

/**
 * What a route declares: pages that send no script of React's, athletes' pages, which need fewer styles, and the modules
 * of a script that such a page has instead.
 */
export type Handle = { scripts?: false; styles?: "train"; modules?: readonly string[] } | undefined;

/** Athletes' pages are opened on a bad line, and no script compares them with what React would draw. */
export function mayStandWithin(sheet: string) {
  return sheet === athletes;
}

export function stylesheetOf(handles: Handle[]) {
  return handles.some((handle) => handle?.styles === "train") ? athletes : administration;
}
