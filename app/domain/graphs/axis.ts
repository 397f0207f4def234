import { day, type Graph, type GraphPoint, startOfDay } from "./graph.ts";
import type { Span } from "./window.ts";

export type Tick = { at: number; label: string };

const hour = day / 24;
const timeSteps = [hour / 2, hour, 2 * hour, 6 * hour, 12 * hour, day, 2 * day, 5 * day, 7 * day, 14 * day];
const monthSteps = [1, 2, 3, 6, 12, 24, 60, 120];

/** Longer windows count days. */
const hoursUntil = 2 * day;

/**
 * Those in view and the points just outside, so that the line leads on. A workout is at its day, and at its hour only
 * where hours are counted.
 */
export function pointsInView(points: readonly GraphPoint[], window: Span): readonly GraphPoint[] {
  const isInHours = window.to - window.from < hoursUntil;
  return pointsAround(isInHours ? points : points.map(({ at, value }) => ({ at: startOfDay(at), value })), window);
}

export function timeTicks({ from, to }: Span, most: number): Tick[] {
  const length = to - from;
  const step = timeSteps.find((one) => (one >= day || length < hoursUntil) && length / one <= most - 1);
  if (!step) return monthTicks({ from, to }, most);
  const first = Math.ceil(from / step) * step;
  const count = Math.max(0, Math.floor((to - first) / step) + 1);
  return Array.from({ length: count }, (_, index) => {
    const at = first + index * step;
    const text = new Date(at).toISOString();
    return { at, label: at % day === 0 ? `${text.slice(8, 10)}/${text.slice(5, 7)}` : text.slice(11, 16) };
  });
}

function monthTicks({ from, to }: Span, most: number): Tick[] {
  const months = (to - from) / (30 * day);
  const step = monthSteps.find((one) => months / one <= most - 1) ?? 120;
  const first = new Date(from);
  const begin = Math.ceil((first.getUTCFullYear() * 12 + first.getUTCMonth() + 1) / step) * step;
  const all = Array.from({ length: most + 1 }, (_, index) => {
    const month = begin + index * step;
    const at = Date.UTC(Math.floor(month / 12), month % 12, 1);
    const text = new Date(at).toISOString();
    return { at, label: `${text.slice(5, 7)}/${text.slice(0, 4)}` };
  });
  return all.filter(({ at }) => at <= to).slice(0, most);
}

export function valueRange({ lines, lowest, highest, isClock }: Graph): [low: number, high: number] {
  const values = lines.flatMap(({ points }) => points.map(({ value }) => value));
  const low = lowest ?? values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY);
  const high = highest ?? values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY);
  if (lowest !== undefined && highest !== undefined) return [low, high];
  if (values.length === 0) return [0, 1];
  const step = stepOf(high === low ? Math.max(1, Math.abs(high) / 10) : high - low, 4, isClock);
  const [floor, ceiling] = [Math.floor(low / step) * step, Math.ceil(high / step) * step];
  return [
    lowest ?? exact(floor === low && low > 0 ? floor - step : floor),
    highest ?? exact(ceiling === high ? ceiling + step : ceiling),
  ];
}

export function valueTicks([low, high]: readonly [number, number], about: number, isClock = false): number[] {
  const step = stepOf(high - low, about, isClock);
  const first = Math.ceil(low / step);
  const count = Math.floor(high / step + 1e-9) - first + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => exact((first + index) * step));
}

/** In seconds: people count a minute in halves and quarters. */
const clockSteps = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600];

function stepOf(length: number, about: number, isClock = false): number {
  const rough = length / about;
  if (isClock && rough > 3600) return 3600 * stepOf(length / 3600, about);
  if (isClock && rough > 0.5) return clockSteps.find((one) => rough <= one + 1e-9) ?? 3600;
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * ([1, 2, 5].find((one) => rough / power <= one + 1e-9) ?? 10);
}

// why: 3 × 0.1 is 0.30000000000000004
function exact(value: number) {
  return Number(value.toPrecision(12));
}

function pointsAround(points: readonly GraphPoint[], { from, to }: Span) {
  return points.filter((point, index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    return (point.at >= from || (after && after.at >= from)) && (point.at <= to || (before && before.at <= to));
  });
}

/** The last point always gets a mark. */
export function isMarked(index: number, count: number, most: number): boolean {
  return (count - 1 - index) % Math.ceil(count / most) === 0;
}

/** Each label is as near to its line's end as possible, at least `gap` from the others, in the given order. */
export function spreadLabels(ends: readonly number[], gap: number, [top, bottom]: readonly [number, number]): number[] {
  const order = ends.map((_, index) => index).sort((a, b) => (ends[a] ?? 0) - (ends[b] ?? 0));
  const placed: number[] = ends.map(() => top);
  let next = top;
  for (const index of order) {
    placed[index] = Math.max(next, ends[index] ?? top);
    next = (placed[index] ?? top) + gap;
  }
  next = bottom;
  for (const index of order.reverse()) {
    placed[index] = Math.min(next, placed[index] ?? bottom);
    next = (placed[index] ?? bottom) - gap;
  }
  return placed;
}
