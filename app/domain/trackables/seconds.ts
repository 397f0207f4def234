import { roundToHundredths } from "./numbers.ts";

/** For a field: 'm:ss', from one hour 'h:mm:ss', '4.2' for a fraction below a minute. */
export function printSeconds(seconds: number): string {
  return printClock(seconds, 1);
}

/** For reading: 'mm:ss', from one hour 'h:mm:ss', '4.2' for a fraction below a minute. */
export function formatSeconds(seconds: number): string {
  return printClock(seconds, 2);
}

/** To compare with others: always 'm:ss', from one hour 'h:mm:ss', with hundredths if there are any. */
export function formatClock(seconds: number): string {
  const parts = clockParts(roundToHundredths(seconds));
  return parts ? joinClock(parts, 1) : String(seconds);
}

/** Times under a minute with fractions, which people read in seconds rather than as m:ss. */
export function isSprint(seconds: readonly number[]): boolean {
  return seconds.every((one) => one < 60) && seconds.some((one) => !Number.isInteger(one));
}

function printClock(seconds: number, minuteDigits: number): string {
  const parts = clockParts(seconds);
  const isShortFraction = seconds < 60 && !Number.isInteger(seconds);
  if (!parts || isShortFraction) return String(seconds);
  return joinClock(parts, minuteDigits);
}

type ClockParts = { hours: number; minutes: number; seconds: number; hundredths: number };

function clockParts(value: number): ClockParts | null {
  const total = Math.round(value * 100);
  if (value < 0 || total / 100 !== value) return null;
  const whole = Math.floor(total / 100);
  return {
    hours: Math.floor(whole / 3600),
    minutes: Math.floor((whole % 3600) / 60),
    seconds: whole % 60,
    hundredths: total % 100,
  };
}

function joinClock({ hours, minutes, seconds, hundredths }: ClockParts, minuteDigits: number): string {
  const fraction = hundredths === 0 ? "" : `.${twoDigits(hundredths).replace(/0$/, "")}`;
  const tail = `${twoDigits(seconds)}${fraction}`;
  if (hours > 0) return `${hours}:${twoDigits(minutes)}:${tail}`;
  return `${String(minutes).padStart(minuteDigits, "0")}:${tail}`;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}
