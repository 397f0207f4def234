const written = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/;

/** Reads '15', '12,5' and '12.50 %', returns '12.50' for the database; null if invalid or above 100. */
export function readPercent(typed: string): string | null {
  const [, whole, decimals = ""] = written.exec(typed.trim()) ?? [];
  if (whole === undefined) return null;
  const share = `${Number(whole)}.${decimals.padEnd(2, "0")}`;
  return Number(share) <= 100 ? share : null;
}

export function formatPercent(share: string): string {
  return `${Number(share)} %`;
}

/** Rates have at most 2 decimals, so hundredths are whole numbers. */
export function hundredthsOf(percent: number): number {
  return Math.round(percent * 100);
}
