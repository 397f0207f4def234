/** Rows as CSV (RFC 4180) that a spreadsheet opens as text alone. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map((cell) => quoted(harmless(cell))).join(",")}\r\n`).join("");
}

/** A spreadsheet reads these beginnings as a formula, which could run a program or send the file's cells away. */
function harmless(cell: string) {
  return /^[=+\-@\t\r\n＝＋－＠]/.test(cell) ? `'${cell}` : cell;
}

function quoted(cell: string) {
  return /[",;\t\r\n]|^ | $/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
