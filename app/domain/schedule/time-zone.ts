import { addDays, formatDate } from "./dates.ts";

/** A moment, and the time zone of whoever asks what day it is. */
export type Clock = { now: Date; timeZone: string };

/** Of who has none, nor their account. */
export const utc = "UTC";

/** More than any clock is ahead of UTC or behind it, in milliseconds. */
const widestOffset = 24 * 60 * 60 * 1000;

// why: an offset such as '+02:00' knows nothing of summer
const nameShape = /^[A-Za-z][\w+/-]{0,63}$/;

/** The time zone's own name ('Europe/Zagreb'); null for what is none. */
export function timeZoneOf(name: string): string | null {
  if (!nameShape.test(name)) return null;
  try {
    return formatIn(name).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** The day that it is where the person is, YYYY-MM-DD. */
export function todayOf({ now, timeZone }: Clock): string {
  const { year, month, day } = partsOf(now, timeZone);
  return `${year}-${month}-${day}`;
}

/**
 * The last millisecond of the date there. Clock changes move it: a day has 23 or 25 hours then, and where they are put
 * forward at midnight the next one begins at 1 o'clock.
 */
export function endOfDay(date: string, timeZone: string): Date {
  const midnight = Date.parse(`${date}T24:00:00Z`);
  let [within, past] = [midnight - widestOffset, midnight + widestOffset];
  while (past - within > 1) {
    const middle = Math.floor((within + past) / 2);
    if (todayOf({ now: new Date(middle), timeZone }) <= date) within = middle;
    else past = middle;
  }
  return new Date(within);
}

/** The first moment of the date there. */
export function startOfDay(date: string, timeZone: string): Date {
  return new Date(endOfDay(addDays(date, -1), timeZone).getTime() + 1);
}

/** '21/11/2026 14:05', as the clocks there showed it. */
export function momentInWords(moment: Date, timeZone: string): string {
  const { hour, minute } = partsOf(moment, timeZone);
  return `${formatDate(todayOf({ now: moment, timeZone }))} ${hour}:${minute}`;
}

/**
 * What the clocks there showed at each of these moments, as milliseconds of a clock that shows UTC: for what is placed by
 * the time of day.
 */
export function clockTimes(moments: readonly number[], timeZone: string): number[] {
  const offsets = new Map<number, number>();
  return moments.map((moment) => {
    // why: asking takes longer than all the rest, and clocks are changed on the quarter of an hour
    const quarter = Math.floor(moment / quarterHour) * quarterHour;
    const offset = offsets.get(quarter) ?? offsetAt(quarter, timeZone);
    offsets.set(quarter, offset);
    return moment + offset;
  });
}

const quarterHour = 15 * 60 * 1000;

function offsetAt(moment: number, timeZone: string) {
  const { year, month, day, hour, minute } = partsOf(new Date(moment), timeZone);
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:00Z`) - moment;
}

function partsOf(moment: Date, timeZone: string) {
  return Object.fromEntries(
    formatIn(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
}

// why: making one takes longer than all the rest of it; there are as many as zones, whatever the letters of a name
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string) {
  const key = timeZone.toLowerCase();
  const format = formats.get(key) ?? newFormat(timeZone);
  formats.set(key, format);
  return format;
}

function newFormat(timeZone: string) {
  const twoDigits = "2-digit";
  return new Intl.DateTimeFormat("en-GB", {
    timeZone,
    year: "numeric",
    month: twoDigits,
    day: twoDigits,
    hour: twoDigits,
    minute: twoDigits,
    hourCycle: "h23",
  });
}
