import type { Fields } from "./form.ts";
import type { Refused, Stored } from "./result.ts";

/**
 * The refusal of a form whose thing was saved since it was opened: with what stands now, so that sending it again saves
 * over that. `isOwn`: whoever sends it saved that, too.
 */
export function savedMeanwhile<F extends Fields>(thing: string, isOwn: boolean, theirs: Stored<F>): Refused<F> {
  const who = isOwn
    ? `You saved this ${thing} meanwhile, in another tab or on another device.`
    : `Somebody else saved this ${thing} meanwhile.`;
  const problems = { "": [`${who} What is different stands at its field; save again to keep what you have here.`] };
  return { ok: false, problems: problems as Refused<F>["problems"], theirs };
}

/** Whether the row has these columns already: a form that was sent twice, or by two who mean the same. */
export function isStored(columns: object, row: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(columns).every(([name, value]) => JSON.stringify(value) === JSON.stringify(row[name]));
}
