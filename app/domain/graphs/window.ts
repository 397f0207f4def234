import { day, type GraphLine } from "./graph.ts";

/** A stretch of time in milliseconds, as graph.ts counts them. */
export type Span = { from: number; to: number };

/** What of a graph can be looked at: `reach` at the most, and no less than `least` milliseconds of it. */
export type Limits = { reach: Span; least: number };

/** How many days before the latest point a graph begins when it is opened (document 2 §9). */
const openingDays = 10;

/** A day either side of the lines' points; null without any. */
export function reachOf(lines: readonly Pick<GraphLine, "points">[]): Span | null {
  const moments = lines.flatMap(({ points }) => points.map(({ at }) => at));
  if (moments.length === 0) return null;
  const [first, last] = moments.reduce(
    ([low, high], at) => [Math.min(low, at), Math.max(high, at)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
  return { from: first - day, to: last + day };
}

/** What is shown at first: from 10 days before the latest point to that point. */
export function openingWindow({ reach }: Limits): Span {
  const latest = reach.to - day;
  return { from: Math.max(reach.from, latest - openingDays * day), to: latest };
}

/**
 * The window `factor` times as long, in which `at` stays where it is; by itself the middle stays. It keeps to its limits:
 * where it comes to an end of the reach it goes on growing at the other.
 */
export function zoomed(window: Span, limits: Limits, factor: number, at = (window.from + window.to) / 2): Span {
  const length = window.to - window.from;
  const wanted = Math.round(clamp(length * factor, limits.least, lengthOf(limits.reach)));
  const from = at - ((at - window.from) * wanted) / length;
  return within(from, wanted, limits.reach);
}

/** The window moved by such a share of its length, later or, when it is negative, earlier; never out of the reach. */
export function moved(window: Span, { reach }: Limits, share: number): Span {
  const length = lengthOf(window);
  return within(window.from + length * share, length, reach);
}

/** Which steps there still are from a window. */
export function stepsFrom(window: Span, { reach, least }: Limits) {
  const length = lengthOf(window);
  return {
    in: length > least,
    out: length < lengthOf(reach),
    earlier: window.from > reach.from,
    later: window.to < reach.to,
  };
}

/** 'name.from.to', in minutes: how an address says the window of one of the graphs on its page. */
export function windowText(id: string, { from, to }: Span): string {
  return [id, Math.round(from / minute), Math.round(to / minute)].join(".");
}

/** The window that one of these says for the graph, within its limits; null where none does. */
export function readWindow(id: string, texts: readonly string[], limits: Limits): Span | null {
  const text = texts.find((one) => one.startsWith(`${id}.`));
  const [, from, to] = /\.(-?\d{1,9})\.(-?\d{1,9})$/.exec(text ?? "") ?? [];
  if (!from || !to || Number(from) >= Number(to)) return null;
  const asked = { from: Number(from) * minute, to: Number(to) * minute };
  return zoomed(asked, limits, 1);
}

const minute = 60_000;

function within(from: number, length: number, reach: Span): Span {
  const start = Math.round(clamp(from, reach.from, reach.to - length));
  return { from: start, to: start + length };
}

function lengthOf({ from, to }: Span) {
  return to - from;
}

function clamp(value: number, least: number, most: number) {
  return Math.max(least, Math.min(most, value));
}
