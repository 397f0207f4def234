import { plainMinus } from "./numbers.ts";
import { longestRest, readSeconds } from "./read-seconds.ts";
import type { Interval, RestBetweenRounds } from "./timing.ts";

type Read<T> = { ok: true; read: T } | { ok: false; reason: string };

const limit = "Write whole seconds, from 1 second to 2 hours.";
const unit = /\s*(?:(?<seconds>s|sec|secs|seconds?)|(?<minutes>m|min|mins|minutes?)|(?<hours>h))\.?$/i;

/** '90s', '1:30', '2 min', '20' (seconds). */
export function parseDuration(text: string): Read<number> {
  const match = unit.exec(text.trim());
  const number = readSeconds(text.trim().slice(0, match?.index));
  if (!number.ok) return number;
  const times = match?.groups?.minutes ? 60 : match?.groups?.hours ? 3600 : 1;
  const seconds = number.number * times;
  const isWithin = Number.isInteger(seconds) && seconds >= 1 && seconds <= longestRest;
  return isWithin ? { ok: true, read: seconds } : { ok: false, reason: limit };
}

/** '90s', '2:00-3:00', '2-3 min'. */
export function parseRestBetween(text: string): Read<RestBetweenRounds> {
  const [from = "", to, ...more] = plainMinus(text).split("-");
  if (more.length > 0) return { ok: false, reason: "Write one time or two, like 90s or 2:00-3:00." };
  const written = to === undefined ? from : withUnitOf(from, to);
  const [least, most] = [parseDuration(written), to === undefined ? null : parseDuration(to)];
  if (!least.ok) return least;
  if (most && !most.ok) return most;
  if (most && most.read < least.read) return { ok: false, reason: "Write the shorter time first, like 2:00-3:00." };
  return { ok: true, read: { from: least.read, to: most && most.read > least.read ? most.read : null } };
}

/** '2:00' starts a round every two minutes, '20s/10s' is work and rest. */
export function parseInterval(text: string): Read<Interval> {
  const [first = "", second, ...more] = text.split("/");
  if (more.length > 0) return { ok: false, reason: "Write one time, like 2:00, or work and rest, like 20s/10s." };
  const one = parseDuration(first.replace(/^\s*every\s+/i, ""));
  const other = second === undefined ? null : parseDuration(second);
  if (!one.ok) return one;
  if (other && !other.ok) return other;
  return { ok: true, read: other ? { work: one.read, rest: other.read } : { every: one.read } };
}

/** The 2 of '2-3 min' is in minutes. */
function withUnitOf(from: string, to: string): string {
  const [written] = unit.exec(to.trim()) ?? [];
  return written && !unit.test(from.trim()) && !from.includes(":") ? `${from.trim()}${written}` : from;
}

const tempoShape = /^[\dX]{4}$/;

/** Four places of digits or X, down, bottom, up and top: '30X1', '3-0-x-1'. Null if it is no tempo. */
export function parseTempo(text: string): string | null {
  const places = text.toUpperCase().replace(/[\s.,/:-]/g, "");
  return tempoShape.test(places) ? places : null;
}
