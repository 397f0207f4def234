import { emailProblem } from "#app/domain/access/email.ts";
import { typedText } from "#app/domain/forms/typed-text.ts";
import { foldForSearch } from "#app/domain/text/fold.ts";
import { type Columns, isEmptyRow, type Sheet } from "./columns.ts";

/** What keeps a line from being imported. */
export type LineProblem = "noEmail" | "badEmail" | "twice" | "longName" | "longGroup" | NotInvitable;

/** Why somebody can't be invited now. A block reads like a decline. */
export type NotInvitable = "client" | "self" | "declined" | "ended";

/** Somebody in a file. `row`: the line's number, as a spreadsheet counts. */
export type Line = {
  row: number;
  email: string;
  firstName: string;
  lastName: string;
  /** The names of the groups, each once. */
  groups: string[];
  problem: LineProblem | null;
  /** Who is invited already gets the invitation again, or is left out. */
  isInvited: boolean;
};

/** E-mails, lower-case, that the business knows already. */
export type KnownEmails = { notInvitable: ReadonlyMap<string, NotInvitable>; invited: ReadonlySet<string> };

/** In characters, as the forms of people and of groups have it. */
const longest = 100;

/** The people of a file, one a row; rows in which nothing stands are left out. */
export function linesOf({ rows, hasHeader }: Sheet, columns: Columns, known: KnownEmails): Line[] {
  const numbered = rows.map((cells, index) => ({ cells, row: index + 1 })).filter(({ cells }) => !isEmptyRow(cells));
  const seen = new Set<string>();
  return numbered.slice(hasHeader ? 1 : 0).map(({ cells, row }) => {
    const cell = (at: number | null) => typedText(oneLine((at === null ? "" : cells[at]) ?? ""));
    const email = cell(columns.email).toLowerCase();
    const names = namesOf(cell(columns.name), columns.lastName === null ? null : cell(columns.lastName));
    const line = { row, email, ...names, groups: groupsOf(cell(columns.group)) };
    const problem = seen.has(email) ? "twice" : problemOf(line, known);
    if (problem !== "noEmail" && problem !== "badEmail") seen.add(email);
    return { ...line, problem, isInvited: known.invited.has(email) };
  });
}

function problemOf(line: Pick<Line, "email" | "firstName" | "lastName" | "groups">, known: KnownEmails) {
  if (line.email === "") return "noEmail";
  if (emailProblem(line.email)) return "badEmail";
  const notInvitable = known.notInvitable.get(line.email);
  if (notInvitable) return notInvitable;
  if (line.firstName.length > longest || line.lastName.length > longest) return "longName";
  return line.groups.some((name) => name.length > longest) ? "longGroup" : null;
}

/** A spreadsheet's line breaks within a cell, and NUL, which no text of the database holds. */
function oneLine(cell: string) {
  return cell.replace(/[\s\0]+/g, " ");
}

/** 'Ana Kos', or 'Kos, Ana', where one column has both; what stands last is the last name. */
export function namesOf(name: string, lastName: string | null): { firstName: string; lastName: string } {
  if (lastName !== null) return { firstName: name, lastName };
  const [before = "", after, ...more] = name.split(",").map((part) => part.trim());
  if (after && more.length === 0) return { firstName: after, lastName: before };
  const words = name.split(" ");
  return words.length === 1
    ? { firstName: name, lastName: "" }
    : { firstName: words.slice(0, -1).join(" "), lastName: words.at(-1) ?? "" };
}

/** Google's own groups, which everybody is in. */
const everybody = new Set(["mycontacts", "starred", "friends", "family", "coworkers"]);

/** The groups of one cell: several stand between ';', '|' or Google's ':::', whose own ones have a star. */
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
  twice: "Stands in the file already",
  longName: "The name is longer than 100 characters",
  longGroup: "The name of a group is longer than 100 characters",
  client: "Is your client already",
  self: "This is you",
  declined: "Declined your invitation: you can invite them again 30 days after that",
  ended: "Ended the coaching: you can invite them again 30 days after that",
};

/** Whether an invitation can go to this line; `again`: also to who is invited already. */
export function isSendable({ problem, isInvited }: Line, again: boolean): boolean {
  return problem === null && (again || !isInvited);
}
