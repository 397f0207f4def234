import administration from "#app/styles/app.css?url";
import athletes from "#app/styles/train.css?url";

/** What a route declares: pages that send no script, and athletes' pages, which need fewer styles. */
export type Handle = { scripts?: false; styles?: "train" } | undefined;

export function stylesheetOf(handles: Handle[]) {
  return handles.some((handle) => handle?.styles === "train") ? athletes : administration;
}
