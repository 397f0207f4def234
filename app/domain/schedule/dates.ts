/** Calendar dates are 'YYYY-MM-DD', counted in UTC so that time zones and clock changes can't shift them. */

const millisecondsOfDay = 86_400_000;
const dateShape = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Calendars and drivers disagree about later days. */
export const lastDate = "2100-12-31";

export function tooLate(label: string) {
  return `${label.replace("*", "")} can't be later than ${formatDate(lastDate)}`;
}

export const daysOfWeek = 7;
export const weekdayNames = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

export function isIsoDate(text: string): boolean {
  if (!dateShape.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && isoOf(time) === text;
}

export function addDays(date: string, days: number): string {
  return isoOf(timeOf(date) + days * millisecondsOfDay);
}

export function daysBetween(from: string, to: string): number {
  return Math.round((timeOf(to) - timeOf(from)) / millisecondsOfDay);
}

/** 0 is Monday, 6 is Sunday. */
export function weekdayOf(date: string): number {
  return (new Date(timeOf(date)).getUTCDay() + 6) % daysOfWeek;
}

export function formatDate(date: string): string {
  return date.split("-").reverse().join("/");
}

export const monthNames = [
  ...(["January", "February", "March", "April", "May", "June"] as const),
  ...(["July", "August", "September", "October", "November", "December"] as const),
];

/** '3 Nov 2026', for use inside a sentence. */
export function formatShortDate(date: string): string {
  const [year, month, day] = date.split("-");
  return `${Number(day)} ${monthNames[Number(month) - 1]?.slice(0, 3) ?? month} ${year}`;
}

function timeOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

function isoOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
