import { addDays } from "../schedule/dates.ts";

/** Each athlete's latest response, or the mean of a window (decisions §11, §12). */
export const timeframes = ["last", "oneWeek", "oneMonth", "oneYear"] as const;

export type Timeframe = (typeof timeframes)[number];

export const timeframeNames: Record<Timeframe, string> = {
  last: "Last",
  oneWeek: "One week",
  oneMonth: "One month",
  oneYear: "One year",
};

export const daysOfYear = 365;

const days = { oneWeek: 7, oneMonth: 31, oneYear: daysOfYear };

export function firstDayOf(timeframe: Timeframe, today: string): string | null {
  return timeframe === "last" ? null : addDays(today, 1 - days[timeframe]);
}
