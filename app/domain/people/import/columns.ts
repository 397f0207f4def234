import { foldForSearch } from "#app/domain/text/fold.ts";
import { addressIn } from "./address.ts";
import { type ColumnMeaning, headerWords } from "./header-words.ts";

/** Counted from 0. */
export type Columns = Record<ColumnMeaning, number | null>;

export type Sheet = { rows: readonly (readonly string[])[]; hasHeader: boolean };

/** The first non-empty row is a header unless it contains an e-mail. */
export function sheetOf(rows: readonly (readonly string[])[]): Sheet {
  const first = rows.find((row) => !isEmptyRow(row)) ?? [];
  return { rows, hasHeader: first.length > 0 && !first.some(isEmail) };
}

export function isEmptyRow(row: readonly string[]) {
  return row.every((cell) => cell.trim() === "");
}

/** By header; without a known header, e-mails are found by their content. */
export function recognisedColumns(sheet: Sheet): Columns {
  const headers = sheet.hasHeader ? headerOf(sheet).map(foldedHeader) : [];
  const find = (words: readonly string[]) => firstOf(words.map((word) => headers.indexOf(word)));
  const firstName = find(headerWords.firstName);
  const lastName = find(headerWords.lastName);
  const whole = find(headerWords.name);
  const email = find(headerWords.email) ?? columnOfEmails(sheet);
  // why: 'nom' is French for a last name, and without a first name column the only name there is
  const isApart = firstName !== null && lastName !== null;
  const name = isApart ? firstName : (whole ?? firstName ?? lastName ?? besideEmails(sheet, email));
  return { email, name, lastName: isApart ? lastName : null, group: find(headerWords.group) };
}

export function columnNames(sheet: Sheet): string[] {
  const most = sheet.rows.reduce((count, row) => Math.max(count, row.length), 0);
  const [header, example] = [sheet.hasHeader ? headerOf(sheet) : [], exampleOf(sheet)];
  return Array.from({ length: most }, (_, index) => {
    const said = (header[index] ?? "").trim();
    if (said !== "") return said.slice(0, longestName);
    const first = (example[index] ?? "").trim().slice(0, longestName);
    return first === "" ? `Column ${index + 1}` : `Column ${index + 1} (${first})`;
  });
}

/** In characters. */
const longestName = 40;

function headerOf({ rows }: Sheet): readonly string[] {
  return rows.find((row) => !isEmptyRow(row)) ?? [];
}

function exampleOf({ rows, hasHeader }: Sheet): readonly string[] {
  return rows.filter((row) => !isEmptyRow(row))[hasHeader ? 1 : 0] ?? [];
}

function foldedHeader(cell: string) {
  return foldForSearch(cell)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function firstOf(found: readonly number[]) {
  return found.find((index) => index >= 0) ?? null;
}

function isEmail(cell: string) {
  return addressIn(cell) !== null;
}

const looked = 50;

function columnOfEmails({ rows }: Sheet): number | null {
  const counts = new Map<number, number>();
  for (const row of rows.slice(0, looked)) {
    for (const [index, cell] of row.entries()) if (isEmail(cell)) counts.set(index, (counts.get(index) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([left, a], [right, b]) => b - a || left - right);
  return most?.[0] ?? null;
}

/** Without headers, the column before the e-mails, or else behind them, is most likely the name. */
function besideEmails(sheet: Sheet, email: number | null) {
  if (email === null || sheet.hasHeader) return null;
  if (email > 0) return email - 1;
  return exampleOf(sheet).length > 1 ? 1 : null;
}
