/** The same day of a later month, or its last one; `days` after it. Reckoned anew, so that it may disagree. */
export function monthsLater(from: Date, months: number, days = 0): string {
  const later = new Date(from);
  later.setUTCMonth(from.getUTCMonth() + months);
  if (later.getUTCDate() !== from.getUTCDate()) later.setUTCDate(0);
  later.setUTCDate(later.getUTCDate() + days);
  return later.toISOString().slice(0, 10);
}
