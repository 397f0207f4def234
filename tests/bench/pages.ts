import { emptyPage } from "./copy.ts";
import type { FilledDatabase } from "./data/database.ts";

/** A page that is measured. */
export type Page = { name: string; path: string; isPublic: boolean; isList: boolean };

const inside = { isPublic: false, isList: true };

/** The pages of the bench, with the ids of one database. */
export function pagesOf({ programId }: FilledDatabase): Page[] {
  return [
    { name: "/login", path: "/login", isPublic: true, isList: false },
    { name: "/exercises", path: "/exercises", ...inside },
    { name: "/programs", path: "/programs", ...inside },
    editorPage(programId),
  ];
}

export function editorPage(programId: string): Page {
  const path = `/manage-program/${programId}?week=1`;
  return { name: "/manage-program", path, isPublic: false, isList: false };
}

/** What the app costs before a page shows anything. */
export const empty: Page = { name: "empty page", path: emptyPage, ...inside };

/** Lists are counted with a search for the bulk too, where they show ten rows in one database and 24 in the other. */
export function countedPaths({ path, isList }: Page) {
  return isList ? [path, `${path}?search=bulk`] : [path];
}

/** The headers with which a browser asks for a page. */
export function headersFor({ isPublic }: Page, cookie: string): Record<string, string> {
  const asked = { accept: "text/html", "accept-encoding": "gzip" };
  return isPublic ? asked : { ...asked, cookie };
}
