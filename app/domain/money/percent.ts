const written = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/;

/** A share as it is typed ('15', '12,5', '12.50 %') as the database keeps it, '12.50'; null for what is none up to 100. */
export function readPercent(typed: string): string | null {
  const [, whole, decimals = ""] = written.exec(typed.trim()) ?? [];
  if (whole === undefined) return null;
  const share = `${Number(whole)}.${decimals.padEnd(2, "0")}`;
  return Number(share) <= 100 ? share : null;
}

/** '12.5 %' of '12.50'. */
export function percentInWords(share: string): string {
  return `${Number(share)} %`;
}

/** 1250 of 12.5 percent: rates have 2 decimals at most, so in hundredths they are whole. */
export function hundredthsOf(percent: number): number {
  return Math.round(percent * 100);
}
