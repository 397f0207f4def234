import { typedText } from "#app/domain/forms/typed-text.ts";
import { foldForSearch } from "#app/domain/text/fold.ts";
import { addressIn } from "./address.ts";
import { type Columns, isEmptyRow, type Sheet } from "./columns.ts";

export type LineProblem = "noEmail" | "badEmail" | "twice" | "longName" | "longGroup" | NotInvitable;

/** A blocked address reads like a declined one, so that nobody learns of the block. */
export type NotInvitable = "client" | "self" | "declined" | "ended";

/** `row`: the line number in the spreadsheet. */
export type Line = {
  row: number;
  email: string;
  firstName: string;
  lastName: string;
  groups: string[];
  problem: LineProblem | null;
  isInvited: boolean;
};

export type KnownEmails = { notInvitable: ReadonlyMap<string, NotInvitable>; invited: ReadonlySet<string> };

/** In characters, as in the forms. */
const longest = 100;

export function linesOf({ rows, hasHeader }: Sheet, columns: Columns, known: KnownEmails): Line[] {
  const numbered = rows.map((cells, index) => ({ cells, row: index + 1 })).filter(({ cells }) => !isEmptyRow(cells));
  const seen = new Set<string>();
  return numbered.slice(hasHeader ? 1 : 0).map(({ cells, row }) => {
    const cell = (at: number | null) => typedText(oneLine((at === null ? "" : cells[at]) ?? ""));
    const address = addressIn(cell(columns.email));
    const email = address?.email ?? cell(columns.email).toLowerCase();
    const named = namesOf(cell(columns.name), columns.lastName === null ? null : cell(columns.lastName));
    const names = named.firstName || named.lastName ? named : namesOf(address?.name ?? "", null);
    const line = { row, email, ...names, groups: groupsOf(cell(columns.group)) };
    const problem = seen.has(email) ? "twice" : problemOf(line, known);
    if (problem !== "noEmail" && problem !== "badEmail") seen.add(email);
    return { ...line, problem, isInvited: known.invited.has(email) };
  });
}

function problemOf(line: Pick<Line, "email" | "firstName" | "lastName" | "groups">, known: KnownEmails) {
  if (line.email === "") return "noEmail";
  if (addressIn(line.email) === null) return "badEmail";
  const notInvitable = known.notInvitable.get(line.email);
  if (notInvitable) return notInvitable;
  if (line.firstName.length > longest || line.lastName.length > longest) return "longName";
  return line.groups.some((name) => name.length > longest) ? "longGroup" : null;
}

/** Removes a spreadsheet's line breaks within a cell, and NUL, which PostgreSQL rejects. */
function oneLine(cell: string) {
  return cell.replace(/[\s\0]+/g, " ");
}

/** Reads 'Ana Kos' and 'Kos, Ana'. */
export function namesOf(name: string, lastName: string | null): { firstName: string; lastName: string } {
  if (lastName !== null) return { firstName: name, lastName };
  const [before = "", after, ...more] = name.split(",").map((part) => part.trim());
  if (after && more.length === 0) return { firstName: after, lastName: before };
  const words = name.split(" ");
  return words.length === 1
    ? { firstName: name, lastName: "" }
    : { firstName: words.slice(0, -1).join(" "), lastName: words.at(-1) ?? "" };
}

/** Google's built-in groups that contain everybody. */
const everybody = new Set(["mycontacts", "starred", "friends", "family", "coworkers"]);

/** Separated by ';', '|' or Google's ':::'. Google marks its built-in groups with a star. */
export function groupsOf(cell: string): string[] {
  const names = cell.split(/:::|[;|]/).map((part) => part.trim());
  const own = names.filter((name) => !(name.startsWith("* ") && everybody.has(name.slice(2).toLowerCase())));
  const byName = new Map(own.map((name) => [foldForSearch(name), name.replace(/^\* /, "")]));
  byName.delete("");
  return [...byName.values()];
}

export const lineProblems: Record<LineProblem, string> = {
  noEmail: "No e-mail",
  badEmail: "Not an e-mail address",
  twice: "Appears earlier in the file",
  longName: "The name is longer than 100 characters",
  longGroup: "The name of a group is longer than 100 characters",
  client: "Is already your client",
  self: "This is you",
  declined: "Declined your invitation: you can invite them again 30 days after that",
  ended: "Ended the coaching: you can invite them again 30 days after that",
};

export function isSendable({ problem, isInvited }: Line, again: boolean): boolean {
  return problem === null && (again || !isInvited);
}
