import { unitsOf } from "#app/domain/workout/text/coach/open-values.ts";
import { isBareName } from "#app/domain/workout/text/sets/entry-lists.ts";
import { askWhich, type Group, type Knows, linesMade, type Made, textOf } from "#app/domain/workout/text/sets/taken.ts";
import { type Ask, isBlank, type Line } from "#app/domain/workout/text/words/lines.ts";
import { type Column, columnOf } from "./columns.ts";
import { type Cell, cellsIn, openLoads, rowOf, writtenRow } from "./rows.ts";

type Split = (text: string) => string[] | null;
type Given = { knows: Knows; printed: ReadonlySet<Line>; ask: Ask };
type Table = { columns: readonly Column[]; title: string; split: Split };

/** The lines of one exercise; null of what is no row, and stays as it is. */
type TableRow = { lines: Line[]; cells: Cell[][] | null };

export type WithoutTables = { lines: readonly Line[]; groups: Group[] };

/** Lines below a row of headings, as copied from a sheet, each row as a line of an exercise. */
export function withoutTables(written: readonly Line[], { knows, printed, ask }: Given): WithoutTables {
  const lines: Line[] = [];
  const groups: Group[] = [];
  for (let at = 0; at < written.length; ) {
    const heading = written[at];
    if (!heading) break;
    const table = printed.has(heading) ? null : tableBelow(heading, written.slice(0, at).every(isBlank), knows);
    const rows = table ? rowsOf(table, written.slice(at + 1), knows) : [];
    const own = written.slice(at, at + 1 + rows.flatMap((row) => row.lines).length);
    const isTable =
      rows.length > 0 &&
      daysOf(rows).length < 2 &&
      rows.every((row) => row.cells || knows.isEntry(row.lines.map(textOf).join()));
    const made = table && isTable ? madeOf(heading, table, rows, own, ask) : [heading];
    if (rows.some((row) => row.lines.length > 1)) groups.push({ made, written: own });
    lines.push(...made.filter((line) => line === heading || !isBlank(line)));
    at += made[0] === heading ? 1 : own.length;
  }
  return { lines, groups };
}

/** The days that a column names, each once. */
function daysOf(rows: readonly TableRow[]): string[] {
  const cells = rows.flatMap((row) => row.cells?.flat() ?? []);
  return [...new Set(cells.flatMap(({ column, text }) => (column.kind === "day" ? [text] : [])))];
}

/** In the likeliest unit of the loads that say none, and of one of the weeks beside each other, which is asked. */
function madeOf(heading: Line, table: Table, rows: readonly TableRow[], own: Line[], ask: Ask): readonly Line[] {
  const loads = rows.flatMap(({ cells }) => cells?.flatMap(openLoads) ?? []);
  const units = loads.length === 0 ? [""] : [...new Set(unitsOf(loads).map((unit) => (unit === "%" ? "lb" : unit)))];
  const weeks = table.columns.flatMap(({ kind, unit }) => (kind === "week" ? [unit] : []));
  const titles = [...daysOf(rows), ...(daysOf(rows).length > 0 ? [""] : [table.title])];
  const ways = titles.flatMap((title) =>
    units.flatMap((unit) => (weeks.length > 0 ? weeks : [""]).map((week) => ({ title, unit, week }))),
  );
  const readings = ways.map(({ title, unit, week }): Made[] => [
    { from: heading, text: title === "" ? "" : `# ${title}` },
    ...rows.map((row) => madeRow(ofWeek(row, week), unit)),
  ]);
  if (readings.length > 1) ask(askWhich({ readings, count: own.length }, heading, own));
  return linesMade(readings[0] ?? [], heading);
}

/** Its week's rounds alone. */
function ofWeek({ lines, cells }: TableRow, week: string): TableRow {
  const own = cells?.map((row) =>
    row.flatMap(({ column, text }): Cell[] => {
      if (column.kind !== "week") return [{ column, text }];
      return column.unit === week ? [{ column: { kind: "rounds", unit: "" }, text }] : [];
    }),
  );
  return { lines, cells: own ?? null };
}

function madeRow({ lines, cells }: TableRow, unit: string): Made {
  const [from] = lines as [Line];
  if (!cells) return { from, text: textOf(from) };
  const [first, ...more] = cells.map((one) => rowOf(one, unit));
  if (!first) return { from, text: "" };
  const all = [first, ...more];
  return {
    from,
    text: writtenRow({
      ...first,
      rounds: all.flatMap(({ rounds }) => rounds),
      details: all.flatMap(({ details }) => details).filter((one, at, every) => every.indexOf(one) === at),
      notes: all.flatMap(({ notes }) => notes),
    }),
  };
}

const separators: readonly [sign: RegExp, split: (text: string) => string[]][] = [
  [/\t/, (text) => text.split("\t")],
  [/\|/, (text) => text.replace(/^\s*\||\|\s*$/g, "").split("|")],
  [/\S {2,}\S/, (text) => text.split(/ {2,}/)],
  [/[,;]/, (text) => text.split(/[,;]/)],
];

function tableBelow(heading: Line, isFirst: boolean, knows: Knows): Table | null {
  // why: the text of a week makes a title of what stands behind the day
  const text = heading.plain.replace(/^# +/, "\t").replace(/^\t(?=W)/i, "Exercise\t");
  const found = separators.find(([sign]) => sign.test(text));
  const [, split] = found ?? [];
  if (!split) return spacedTable(text, knows);
  const cells = split(text.trimEnd());
  const known = cells.map(columnOf);
  const others = known.flatMap((column, at) => (column === null ? [at] : []));
  const hasName = known.some((column) => column?.kind === "name");
  const [other = 0] = others;
  if (cells.length - others.length < 2 || others.length > 1 || (hasName ? others.length > 0 : others.length !== 1))
    return null;
  const title = hasName ? "" : (cells[other] ?? "").replace(/[*:]+/g, "").trim();
  if (title !== "" && (!isFirst || isBareName(title, knows))) return null;
  return { columns: known.map((column) => column ?? { kind: "name", unit: "" }), title, split };
}

/** 'Exercise Sets Reps Weight' with nothing but spaces between, as some pages copy it. */
function spacedTable(text: string, { nameEnd }: Knows): Table | null {
  const columns = text.trim().split(" ").map(columnOf);
  if (columns.length < 3 || columns[0]?.kind !== "name" || !columns.every((column) => column !== null)) return null;
  const split: Split = (row) => {
    const end = nameEnd(row);
    const values = row.slice(end ?? 0).trim();
    const cells = values.split(/\s+(?!(?:mins?|minutes|secs?|s|kgs?|lbs?|reps?|%)(?!\p{L}))/u);
    const isNoted = columns.at(-1)?.kind === "note";
    const most = columns.length - 1;
    if (end === null || (cells.length > most && !isNoted)) return null;
    return [
      row.slice(0, end),
      ...cells.slice(0, most - 1),
      ...(cells.length < most ? [] : [cells.slice(most - 1).join(" ")]),
    ];
  };
  return { columns, title: "", split };
}

function rowsOf(table: Table, below: readonly Line[], knows: Knows): TableRow[] {
  const rows: TableRow[] = [];
  const end = below.findIndex(isBlank);
  for (const line of end < 0 ? below : below.slice(0, end)) {
    const cells = cellsOf(table, line.plain.trimEnd(), knows);
    const isMore = cells !== null && cells.length > 0 && !cells.some(({ column }) => column.kind === "name");
    const above = rows.at(-1);
    if (isMore && above?.cells?.length) {
      above.lines.push(line);
      above.cells.push(cells);
    } else rows.push({ lines: [line], cells: cells && (cells.length > 0 ? [cells] : []) });
  }
  return rows;
}

/** Of a line below headings; none of a rule, null if it is no row, as one whose question was answered. */
function cellsOf({ columns, split }: Table, text: string, knows: Knows): Cell[] | null {
  if (/^[\s|:+-]+$/.test(text)) return [];
  const texts = split(text);
  if (texts === null || texts.length < 2 || (texts.length === 2 && columns.length > 2 && knows.isNotation(text)))
    return null;
  return cellsIn(columns, texts);
}
