export type Cell = string | number | boolean | Date | null | readonly unknown[] | object;

/**
 * RFC 4180. Text that a spreadsheet would run as a formula gets a leading apostrophe. Lists are joined by '; ', times
 * are ISO 8601, null is empty.
 */
export function serializeCsv(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(written).join(",")}\r\n`).join("");
}

export function serializeTable(rows: readonly Record<string, Cell>[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return serializeCsv([names, ...rows.map((row) => names.map((name) => row[name] ?? null))]);
}

function written(cell: Cell): string {
  if (typeof cell === "number" || typeof cell === "boolean") return String(cell);
  return quoted(harmless(textOf(cell)));
}

function textOf(cell: Exclude<Cell, number | boolean>): string {
  if (cell === null) return "";
  if (typeof cell === "string") return cell;
  if (cell instanceof Date) return cell.toISOString();
  if (Array.isArray(cell) && cell.every((one) => typeof one === "string")) return cell.join("; ");
  return JSON.stringify(cell);
}

/** Spreadsheets read these beginnings as a formula, which could run a program or send cells elsewhere. */
function harmless(cell: string) {
  return /^[=+\-@\t\r\n＝＋－＠]/.test(cell) ? `'${cell}` : cell;
}

function quoted(cell: string) {
  return /[",;\t\r\n]|^ | $/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
