import { addDays, formatDate } from "./dates.ts";

/** The time zone is that of the person who asks. */
export type Clock = { now: Date; timeZone: string };

export const utc = "UTC";

/** Milliseconds, more than any offset from UTC. */
const widestOffset = 24 * 60 * 60 * 1000;

// why: an offset such as '+02:00' knows nothing of summer time
const nameShape = /^[A-Za-z][\w+/-]{0,63}$/;

/** The canonical name ('Europe/Zagreb'); null if it is not a time zone. */
export function timeZoneOf(name: string): string | null {
  if (!nameShape.test(name)) return null;
  try {
    return formatIn(name).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** YYYY-MM-DD. */
export function todayOf({ now, timeZone }: Clock): string {
  const { year, month, day } = partsOf(now, timeZone);
  return `${year}-${month}-${day}`;
}

/**
 * The last millisecond of the date there. With a clock change a day has 23 or 25 hours; if clocks go forward at
 * midnight, the next day begins at 1 o'clock.
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

export function startOfDay(date: string, timeZone: string): Date {
  return new Date(endOfDay(addDays(date, -1), timeZone).getTime() + 1);
}

export function formatMoment(moment: Date, timeZone: string): string {
  const { hour, minute } = partsOf(moment, timeZone);
  return `${formatDate(todayOf({ now: moment, timeZone }))} ${hour}:${minute}`;
}

/** Local clock times as milliseconds, as if the clock showed UTC. */
export function clockTimes(moments: readonly number[], timeZone: string): number[] {
  const offsets = new Map<number, number>();
  return moments.map((moment) => {
    // why: the lookup takes longer than everything else, and clocks only change on a quarter of an hour
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

// why: creating one takes longer than everything else; there are only as many as time zones, whatever the case of a
// name
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
