import type { Press } from "./presses.ts";
import { explorerNames, numbersNames, parseFindName } from "./search-names.ts";

/** What stood in the fields that ask for something when the page was made. */
export type WeekQuery = { week: number; search: string; clients: string; find: string };

const word = "enter";

/**
 * The value of the button that Enter presses in any field of the form. Without script a browser does not say in which
 * field it was: the field that asks for something else than before is the one.
 */
export function enterButton({ week, search, clients, find }: WeekQuery): string {
  return `${word} ${new URLSearchParams({ week: String(week), search, clients, find })}`;
}

/**
 * What Enter asks for among the posted names and texts: Save where no asking field was changed. Null where another
 * button was pressed.
 */
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
