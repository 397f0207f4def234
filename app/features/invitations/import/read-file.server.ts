import { CsvError, parse } from "csv-parse/sync";
import { decode, type Encoding } from "#app/domain/csv/decode.ts";
import { addressIn } from "#app/domain/people/import/address.ts";
import { isEmptyRow } from "#app/domain/people/import/columns.ts";
import { maxColumns, maxLines } from "./form.ts";

export type ReadRows = { ok: true; rows: string[][] } | { ok: false; reason: string };

/** Detects the separator; drops trailing empty rows. */
export function rowsOf(bytes: Uint8Array, encoding: Encoding): ReadRows {
  const { text, separator } = separated(decode(bytes, encoding));
  const people = recipientsIn(text);
  if (people) return bounded(people);
  try {
    const rows = parseRows(text, separator ?? separatorOf(text), maxRows);
    const last = rows.findLastIndex((row) => !isEmptyRow(row));
    return bounded(rows.slice(0, last + 1));
  } catch (error) {
    if (error instanceof CsvError) return { ok: false, reason: describeError(error) };
    throw error;
  }
}

/** One row is the header; spreadsheets save empty rows after the last one. */
const maxRows = maxLines * 3;

function bounded(rows: string[][]): ReadRows {
  if (rows.length === 0) return { ok: false, reason: "It is empty. Choose another file." };
  if (rows.length > maxLines + 1) {
    return { ok: false, reason: `It has more than ${maxLines.toLocaleString("en-GB")} lines. Import it in parts.` };
  }
  if (rows.some((row) => row.length > maxColumns)) {
    return { ok: false, reason: `It has more than ${maxColumns} columns. Remove the ones that you do not need.` };
  }
  return { ok: true, rows };
}

/** The recipients of an e-mail, pasted as one line: 'Ana Kos <ana@kos.si>, Lin, Mei <mei@lin.si>'. */
function recipientsIn(text: string): string[][] | null {
  if (/[\r\n]/.test(text.trim())) return null;
  const people: string[][] = [];
  let begun = "";
  for (const part of text.split(/[,;]/)) {
    if (part.trim() === "") continue;
    const cell = begun === "" ? part.trim() : `${begun}, ${part.trim()}`;
    if (cell.length > longestRecipient) return null;
    const isWhole = addressIn(cell) !== null;
    if (isWhole) people.push([cell]);
    begun = isWhole ? "" : cell;
  }
  return people.length > 1 && begun === "" ? people : null;
}

/** In characters. */
const longestRecipient = 500;

function parseRows(text: string, delimiter: string, to: number): string[][] {
  return parse(text, {
    delimiter,
    to,
    record_delimiter: ["\r\n", "\n", "\r"],
    relax_column_count: true,
    // why: coaches write 5' 10" and "Beth" Smith
    relax_quotes: true,
  });
}

/** Spreadsheets may name the separator on a line of its own. */
function separated(text: string) {
  const said = /^sep=(.)(?:\r\n|\r|\n)/i.exec(text);
  return { text: said ? text.slice(said[0].length) : text, separator: said?.[1] ?? null };
}

const separators = [",", ";", "\t", "|"];
/** Where the separator is looked for. */
const looked = { rows: 20, characters: 20_000 };

/** The one with the most rows of equal length. */
function separatorOf(text: string) {
  const start = text.slice(0, looked.characters);
  const scores = separators.map((separator) => scoreOf(start, separator));
  return separators[scores.indexOf(Math.max(...scores))] ?? ",";
}

function scoreOf(text: string, separator: string) {
  try {
    // why: the text may end within a quoted cell
    const rows = parseRows(text, separator, looked.rows).filter((row) => !isEmptyRow(row));
    const columns = rows[0]?.length ?? 0;
    return columns < 2 ? 0 : rows.filter((row) => row.length === columns).length / rows.length;
  } catch {
    return 0;
  }
}

function describeError({ code, ...where }: CsvError) {
  const line = "lines" in where && typeof where.lines === "number" ? ` in line ${where.lines}` : "";
  if (code === "CSV_QUOTE_NOT_CLOSED") return "It has a quotation mark that is never closed. Correct that first.";
  return `It can’t be read as CSV${line}.`;
}
