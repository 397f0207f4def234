import type { Press } from "./presses.ts";
import { explorerNames, numbersNames, parseFindName } from "./search-names.ts";

/** The original content of the page's search fields. */
export type WeekQuery = { week: number; search: string; clients: string; find: string };

const word = "enter";

/**
 * The value of the form's default button. Without script the browser does not say where Enter was pressed, so the
 * search field that changed is the one.
 */
export function enterButton({ week, search, clients, find }: WeekQuery): string {
  return `${word} ${new URLSearchParams({ week: String(week), search, clients, find })}`;
}

/** Save if no search field changed; null if another button was pressed. */
export function pressOfEnter(value: string, entries: readonly (readonly [string, string])[]): Press | null {
  const [first, shown = ""] = value.split(" ");
  if (first !== word) return null;
  const before = new URLSearchParams(shown);
  for (const [name, text] of entries) {
    const asking = askingField(name);
    if (asking && text !== (before.get(asking.field) ?? "") && (text !== "" || asking.field !== "find")) {
      return asking.press;
    }
  }
  return { press: "save" };
}

function askingField(name: string): { field: keyof WeekQuery; press: Press } | null {
  if (name === "week") return { field: "week", press: { press: "week", week: "typed" } };
  if (name === numbersNames.clientSearch) return { field: "clients", press: { press: "client" } };
  if (name === explorerNames.search) return { field: "search", press: { press: "explore", shown: null } };
  const set = parseFindName(name);
  return set && { field: "find", press: { press: "find", ...set } };
}
