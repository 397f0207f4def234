export type Cell = string | number | boolean | Date | null | readonly unknown[] | object;

/** Begins as a spreadsheet's formula does, which would be carried out when the file is opened. */
const formula = /^[=+\-@\t\r]/;

/**
 * Rows as CSV (RFC 4180): the names of the columns first, each cell quoted where it has to be. A text that a spreadsheet
 * would take for a formula begins with an apostrophe. Lists are joined by '; ', times are ISO 8601, null is empty.
 */
export function writeCsv(rows: readonly Record<string, Cell>[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [names, ...rows.map((row) => names.map((name) => row[name] ?? null))];
  return lines.map((cells) => `${cells.map(written).join(",")}\r\n`).join("");
}

function written(cell: Cell): string {
  if (typeof cell === "number" || typeof cell === "boolean") return String(cell);
  const text = harmless(textOf(cell));
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function textOf(cell: Exclude<Cell, number | boolean>): string {
  if (cell === null) return "";
  if (typeof cell === "string") return cell;
  if (cell instanceof Date) return cell.toISOString();
  if (Array.isArray(cell) && cell.every((one) => typeof one === "string")) return cell.join("; ");
  return JSON.stringify(cell);
}

function harmless(text: string) {
  return formula.test(text) ? `'${text}` : text;
}
