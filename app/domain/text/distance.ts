type Row = Uint16Array;
type Rows = { before: Row; last: Row; present: Row };
let spare = newRows(256);

/**
 * The restricted Damerau–Levenshtein distance; null above `allowed`. Only computes columns that could stay within it.
 */
export function distance(a: string, b: string, allowed: number): number | null {
  if (Math.abs(a.length - b.length) > allowed) return null;
  let rows = rowsFor(b.length + 1);
  for (let column = 0; column <= b.length; column++) rows.last[column] = column;
  for (let row = 1; row <= a.length; row++) {
    if (fillRow(a, b, { row, allowed }, rows) > allowed) return null;
    rows = { before: rows.last, last: rows.present, present: rows.before };
  }
  const found = rows.last[b.length] ?? allowed + 1;
  return found > allowed ? null : found;
}

function newRows(length: number): Rows {
  return { before: new Uint16Array(length), last: new Uint16Array(length), present: new Uint16Array(length) };
}

/** The same rows for every pair: a search compares thousands. */
function rowsFor(length: number): Rows {
  if (spare.last.length < length) spare = newRows(length);
  return spare;
}

/** Returns the least of the row. */
function fillRow(a: string, b: string, { row, allowed }: { row: number; allowed: number }, rows: Rows): number {
  const { present } = rows;
  const [from, end] = [Math.max(1, row - allowed), Math.min(b.length, row + allowed)];
  // why: the columns beside these may be left from another row
  present[from - 1] = from === 1 ? row : allowed + 1;
  if (end < b.length) present[end + 1] = allowed + 1;
  let least = row;
  for (let column = from; column <= end; column++) {
    const cost = slipsAt(a, b, row, column, rows);
    present[column] = cost;
    if (cost < least) least = cost;
  }
  return least;
}

function slipsAt(a: string, b: string, row: number, column: number, { before, last, present }: Rows): number {
  const none = Number.POSITIVE_INFINITY;
  const change = (last[column - 1] ?? none) + (a[row - 1] === b[column - 1] ? 0 : 1);
  const isSwap = column > 1 && row > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
  const swap = isSwap ? (before[column - 2] ?? none) + 1 : none;
  return Math.min(change, swap, (last[column] ?? none) + 1, (present[column - 1] ?? none) + 1);
}
