import { type ReadNumber, readDecimal } from "./numbers.ts";

/** Seconds, of every rest and interval (decisions §6). */
export const longestRest = 7200;

const clockShape = /^(?:(\d{1,5}):(?=\d\d:))?(\d{1,6}):(\d\d)(?:[.,](\d{0,2}))?$/;
const rule = "Write a time as minutes:seconds, like 1:30, or in seconds, like 90.";

/** Reads 'm:ss', 'h:mm:ss' or seconds with up to 2 decimals; rejects negative values. */
export function readSeconds(text: string): ReadNumber {
  if (text.includes(":")) return readClock(text);
  const read = readDecimal(text);
  if (!read.ok) return { ok: false, reason: /^[\d.,]+$/.test(text) ? read.reason : rule };
  return read.number < 0 ? { ok: false, reason: "A time can't be below zero." } : read;
}

function readClock(text: string): ReadNumber {
  const match = clockShape.exec(text);
  if (!match) return { ok: false, reason: rule };
  const [, hours, minutes = "0", seconds = "0", decimals = ""] = match;
  if (Number(seconds) > 59) return { ok: false, reason: "Seconds after the colon go from 00 to 59." };
  if (hours !== undefined && Number(minutes) > 59)
    return { ok: false, reason: "Minutes between hours go from 00 to 59." };
  const whole = Number(hours ?? "0") * 3600 + Number(minutes) * 60 + Number(seconds);
  return { ok: true, number: (whole * 100 + Number(decimals.padEnd(2, "0"))) / 100 };
}
