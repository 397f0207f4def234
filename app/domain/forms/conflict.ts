import type { Fields } from "./form.ts";
import type { Refused, Stored } from "./result.ts";

/** Carries the current values, so that sending the form again overwrites them. `isOwn`: the same person saved both. */
export function savedMeanwhile<F extends Fields>(thing: string, isOwn: boolean, theirs: Stored<F>): Refused<F> {
  const who = isOwn
    ? `You saved this ${thing} in the meantime, in another tab or on another device.`
    : `Somebody else saved this ${thing} in the meantime.`;
  const problems = { "": [`${who} The differences are shown at their fields; save again to keep what you have here.`] };
  return { ok: false, problems: problems as Refused<F>["problems"], theirs };
}

/** True for a form sent twice, or by two people who entered the same. */
export function isStored(columns: object, row: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(columns).every(([name, value]) => JSON.stringify(value) === JSON.stringify(row[name]));
}
