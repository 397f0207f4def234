import { isNarrow } from "#app/domain/csv/decode.ts";
import { columnNames } from "#app/domain/people/import/columns.ts";
import { isSendable, type Line, lineProblems } from "#app/domain/people/import/lines.ts";
import { isAdmin } from "#app/domain/policy/roles.ts";
import { foldForSearch } from "#app/domain/text/fold.ts";
import { findOwnLicence } from "#app/features/clients/licence-queries.server.ts";
import { listGroups } from "#app/features/groups/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { type Choices, linesIn, type StoredImport } from "./queries.server.ts";

/** `says`: the problem, or the result of importing it. */
export type ShownLine = { row: number; email: string; name: string; groups: string; says: string; canTick: boolean };

type Open = Extract<StoredImport, { isConfirmed: false }>;

/** `over`: how many more are ticked than the licence has places. */
export async function viewImport(ctx: Context, { sheet, choices }: Open) {
  const { lines, places } = await linesIn(ctx, sheet, choices.columns);
  const shown = lines.map((line) => shownLine(line, choices));
  const ticked = lines.filter((line) => isSendable(line, choices.isAgain) && !choices.unticked.includes(line.row));
  const needed = ticked.filter(({ email }) => !places.has(email)).length;
  return {
    lines: shown,
    starts: startsOf(choices, ticked),
    columns: columnNames(sheet),
    isNarrow: isNarrow(choices.encoding),
    over: isAdmin(ctx.actor) ? 0 : await overOf(ctx, needed),
    newGroups: await newGroups(ctx, ticked),
  };
}

function shownLine(line: Line, { isAgain }: Choices): ShownLine {
  const { row, email, firstName, lastName, groups } = line;
  const name = shortened(`${firstName} ${lastName}`.trim());
  const texts = { email: shortened(email), name, groups: shortened(groups.join(", ")) };
  return { row, ...texts, says: wordsOf(line, isAgain), canTick: isSendable(line, isAgain) };
}

function wordsOf({ problem, isInvited }: Line, isAgain: boolean) {
  if (problem) return lineProblems[problem];
  if (!isInvited) return "Gets an invitation";
  return isAgain ? "Already invited: gets the invitation again" : "Already invited";
}

/** In characters: a cell may be as long as the file. */
const longest = 120;

function shortened(text: string) {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

function startsOf({ encoding, columns, isAgain }: Choices, ticked: readonly Line[]) {
  const { email, name, lastName, group } = columns;
  const text = (column: number | null) => (column === null ? "" : String(column));
  const columnsOf = { email: text(email), name: text(name), lastName: text(lastName), group: text(group) };
  return { ...columnsOf, encoding, isAgain, lines: ticked.map(({ row }) => String(row)) };
}

async function overOf(ctx: Context, needed: number) {
  const { used, allowed } = await findOwnLicence(ctx);
  return needed === 0 ? 0 : Math.max(0, used + needed - allowed);
}

async function newGroups(ctx: Context, lines: readonly Line[]) {
  const names = new Map(lines.flatMap(({ groups }) => groups.map((name) => [foldForSearch(name), name])));
  if (names.size === 0) return [];
  for (const { name } of await listGroups(ctx)) names.delete(foldForSearch(name));
  return [...names.values()];
}
