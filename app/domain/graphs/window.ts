import { day, type Graph, startOfDay } from "./graph.ts";

/** In milliseconds, as in graph.ts. */
export type Span = { from: number; to: number };

/** `reach` is the widest window, `least` the shortest in milliseconds. */
export type Limits = { reach: Span; least: number };

/** Document 2 §9. */
const openingDays = 10;

/** Of all graphs of a page, whose lines can then be compared. */
export function reachOf(graphs: readonly Pick<Graph, "lines">[]): Span | null {
  const moments = graphs.flatMap(({ lines }) => lines.flatMap(({ points }) => points.map(({ at }) => startOfDay(at))));
  if (moments.length === 0) return null;
  const [first, last] = moments.reduce(
    ([low, high], at) => [Math.min(low, at), Math.max(high, at)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
  return { from: first - day, to: last + day };
}

export function openingWindow({ reach }: Limits): Span {
  const latest = reach.to - day;
  return { from: Math.max(reach.from, latest - openingDays * day), to: latest };
}

/** `at` stays in place. At an end of the reach, the window grows at the other end. */
export function zoomed(window: Span, limits: Limits, factor: number, at = (window.from + window.to) / 2): Span {
  const length = window.to - window.from;
  const wanted = Math.round(clamp(length * factor, limits.least, lengthOf(limits.reach)));
  const from = at - ((at - window.from) * wanted) / length;
  return within(from, wanted, limits.reach);
}

export function moved(window: Span, { reach }: Limits, share: number): Span {
  const length = lengthOf(window);
  return within(window.from + length * share, length, reach);
}

export function stepsFrom(window: Span, { reach, least }: Limits) {
  const length = lengthOf(window);
  return {
    in: length > least,
    out: length < lengthOf(reach),
    earlier: window.from > reach.from,
    later: window.to < reach.to,
  };
}

/** 'from.to' in minutes, for the address. */
export function serializeWindow({ from, to }: Span): string {
  return [Math.round(from / minute), Math.round(to / minute)].join(".");
}

export function readWindow(text: string | null, limits: Limits): Span | null {
  const [, from, to] = /^(-?\d{1,9})\.(-?\d{1,9})$/.exec(text ?? "") ?? [];
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
