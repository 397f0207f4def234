import { clockTimes, todayOf } from "#app/domain/schedule/time-zone.ts";

/** When a workout was done: the moment, the day where the athlete was, and how far the clock there was ahead of UTC. */
export type DoneDay = {
  at: Date;
  on: string;
  /** In minutes. */
  offset: number;
  /** Whether the sender named the offset, or it follows from the person's time zone. */
  isToldOffset: boolean;
};

const minute = 60_000;

/**
 * The day of a moment as it was sent: the one in the offset that it carries. Z and −00:00 say nothing of the place (RFC
 * 9557), so then it is the day in the person's time zone.
 */
export function doneDayOf(doneAt: string, timeZone: string): DoneDay {
  const at = new Date(doneAt);
  const [, sign, hours = "0", minutes = "0"] = /([+-])(\d\d):(\d\d)$/.exec(doneAt) ?? [];
  const size = Number(hours) * 60 + Number(minutes);
  if (sign === undefined || (sign === "-" && size === 0)) {
    const [clock = at.getTime()] = clockTimes([at.getTime()], timeZone);
    const offset = Math.round((clock - at.getTime()) / minute);
    return { at, on: todayOf({ now: at, timeZone }), offset, isToldOffset: false };
  }
  const offset = sign === "-" ? -size : size;
  const on = new Date(at.getTime() + offset * minute).toISOString().slice(0, 10);
  return { at, on, offset, isToldOffset: true };
}

/** '+02:00', as it stands behind a moment. */
export function printOffset(offset: number): string {
  const size = Math.abs(offset);
  const [hours, minutes] = [Math.floor(size / 60), size % 60].map((part) => String(part).padStart(2, "0"));
  return `${offset < 0 ? "-" : "+"}${hours}:${minutes}`;
}
