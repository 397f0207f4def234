import { isNarrow } from "#app/domain/csv/decode.ts";
import { columnNames } from "#app/domain/people/import/columns.ts";
import { isSendable, type Line, lineProblems } from "#app/domain/people/import/lines.ts";
import { excessOf, inOrder, rowsThatFit, rowsToTick, stillOffered } from "#app/domain/people/import/ticks.ts";
import { isAdmin } from "#app/domain/policy/roles.ts";
import { foldForSearch } from "#app/domain/text/fold.ts";
import { findOwnLicence } from "#app/features/clients/licence-queries.server.ts";
import { listGroups } from "#app/features/groups/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { pageSize } from "./form.ts";
import { type Choices, linesIn, type StoredImport, ticksIn } from "./queries.server.ts";

/** `says`: the problem, or the result of importing it. */
export type ShownLine = { row: number; email: string; name: string; groups: string; says: string; canTick: boolean };

type Open = Extract<StoredImport, { isConfirmed: false }>;

/** The page is one that there is. `over`: how many more are ticked than the licence has places. */
export async function viewImport(ctx: Context, { sheet, choices }: Open, wanted = 1) {
  const { lines, places } = await linesIn(ctx, sheet, choices.columns);
  const offered = rowsToTick(lines, choices.isAgain);
  const { ticked } = stillOffered(ticksIn(choices, lines), offered);
  const isTicked = new Set(ticked);
  const chosen = lines.filter(({ row }) => isTicked.has(row));
  const free = isAdmin(ctx.actor) ? Number.POSITIVE_INFINITY : await freePlaces(ctx);
  const fits = rowsThatFit(lines, choices.isAgain, { places, free }).length;
  const pages = Math.max(1, Math.ceil(lines.length / pageSize));
  const page = Math.min(pages, Math.max(1, wanted));
  const shown = inOrder(lines, choices.isAgain).slice((page - 1) * pageSize, page * pageSize);
  const here = shown.filter((line) => isSendable(line, choices.isAgain)).map(({ row }) => row);
  const tickedHere = here.filter((row) => isTicked.has(row));
  return {
    lines: shown.map((line) => shownLine(line, choices)),
    starts: { ...startsOf(choices), from: text(here[0]), to: text(here.at(-1)), lines: tickedHere.map(String) },
    columns: columnNames(sheet),
    isNarrow: isNarrow(choices.encoding),
    ...{ page, pages, total: lines.length, ready: offered.length, fits: fits < offered.length ? fits : null },
    ticked: ticked.length,
    tickedElsewhere: ticked.length - tickedHere.length,
    problems: problemsIn(lines, choices),
    over: excessOf(chosen, { places, free }),
    newGroups: await newGroups(ctx, chosen),
  };
}

export type ImportView = Awaited<ReturnType<typeof viewImport>>;

export async function listProblems(ctx: Context, { sheet, choices }: Open): Promise<ShownLine[]> {
  const { lines } = await linesIn(ctx, sheet, choices.columns);
  return lines.filter((line) => !isSendable(line, choices.isAgain)).map((line) => shownLine(line, choices));
}

function problemsIn(lines: readonly Line[], { isAgain }: Choices) {
  const counts = new Map<string, number>();
  for (const line of lines) {
    if (isSendable(line, isAgain)) continue;
    const says = wordsOf(line, isAgain);
    counts.set(says, (counts.get(says) ?? 0) + 1);
  }
  return [...counts].map(([says, count]) => ({ says, count }));
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

function shortened(words: string) {
  return words.length > longest ? `${words.slice(0, longest)}…` : words;
}

function startsOf({ encoding, columns: { email, name, lastName, group }, isAgain }: Choices) {
  const columns = { email: text(email), name: text(name), lastName: text(lastName), group: text(group) };
  return { ...columns, encoding, isAgain };
}

function text(number: number | null | undefined) {
  return number === null || number === undefined ? "" : String(number);
}

async function freePlaces(ctx: Context) {
  const { used, allowed } = await findOwnLicence(ctx);
  return allowed - used;
}

async function newGroups(ctx: Context, lines: readonly Line[]) {
  const names = new Map(lines.flatMap(({ groups }) => groups.map((name) => [foldForSearch(name), name])));
  if (names.size === 0) return [];
  for (const { name } of await listGroups(ctx)) names.delete(foldForSearch(name));
  return [...names.values()];
}
