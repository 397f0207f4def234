const days = { oneWeek: 7, oneMonth: 31, oneYear: 365, allTime: null } as const;

export type Timeframe = keyof typeof days;
export const timeframes = Object.keys(days) as Timeframe[];
export const defaultTimeframe: Timeframe = "oneWeek";

export const timeframeNames: Readonly<Record<Timeframe, string>> = {
  oneWeek: "One week",
  oneMonth: "One month",
  oneYear: "One year",
  allTime: "All time",
};

const millisecondsOfDay = 86_400_000;

/** Decisions §11; null means no beginning. */
export function startOf(timeframe: Timeframe, now: Date): Date | null {
  const length = days[timeframe];
  return length === null ? null : new Date(now.getTime() - length * millisecondsOfDay);
}
