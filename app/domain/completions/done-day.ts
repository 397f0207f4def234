import { clockTimes, todayOf } from "#app/domain/schedule/time-zone.ts";

/** `offset`: how many minutes the local clock was ahead of UTC. */
export type DoneDay = {
  at: Date;
  on: string;
  /** In minutes. */
  offset: number;
  /** False if the offset follows from the person's time zone. */
  isSentOffset: boolean;
};

const minute = 60_000;

/** Z and −00:00 say nothing about the place (RFC 9557), so the day is then taken in the person's time zone. */
export function doneDayOf(doneAt: string, timeZone: string): DoneDay {
  const at = new Date(doneAt);
  const [, sign, hours = "0", minutes = "0"] = /([+-])(\d\d):(\d\d)$/.exec(doneAt) ?? [];
  const size = Number(hours) * 60 + Number(minutes);
  if (sign === undefined || (sign === "-" && size === 0)) {
    const [clock = at.getTime()] = clockTimes([at.getTime()], timeZone);
    const offset = Math.round((clock - at.getTime()) / minute);
    return { at, on: todayOf({ now: at, timeZone }), offset, isSentOffset: false };
  }
  const offset = sign === "-" ? -size : size;
  const on = new Date(at.getTime() + offset * minute).toISOString().slice(0, 10);
  return { at, on, offset, isSentOffset: true };
}

export function printOffset(offset: number): string {
  const size = Math.abs(offset);
  const [hours, minutes] = [Math.floor(size / 60), size % 60].map((part) => String(part).padStart(2, "0"));
  return `${offset < 0 ? "-" : "+"}${hours}:${minutes}`;
}
