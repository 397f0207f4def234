/** A program that a coach gave. `lastDay`: of its last workout; null for one without workouts, or without an end. */
export type GivenProgram = { name: string; startDate: string; lastDay: string | null; isLicensed: boolean };

/** `startDate`: null before the buyer begins it. */
export type BoughtProgram = { programId: string; name: string; startDate: string | null; lastDay: string | null };

export type EndedCoaching = { coach: string; on: string };

/** Why nothing is planned for a day; null where something comes again. */
export type Standing =
  | { is: "none" }
  | { is: "ended"; coach: string; on: string }
  | { is: "expired" }
  | { is: "bought"; program: string; programId: string }
  | { is: "ahead"; program: string; on: string }
  | { is: "over"; program: string; on: string; isBought: boolean };

type Known = { given: readonly GivenProgram[]; bought: readonly BoughtProgram[]; ended: EndedCoaching | null };
type Begun = { name: string; startDate: string; lastDay: string | null; isBought: boolean };

/** The next begin and the last end count. */
export function standingOf({ given, bought, ended }: Known, today: string): Standing | null {
  if (given.length + bought.length === 0) return ended ? { is: "ended", ...ended } : { is: "none" };
  const begun: Begun[] = [
    ...given.filter(({ isLicensed }) => isLicensed).map((one) => ({ ...one, isBought: false })),
    ...bought.flatMap(({ startDate, ...one }) => (startDate === null ? [] : [{ ...one, startDate, isBought: true }])),
  ];
  if (begun.length === 0) return given.length > 0 ? { is: "expired" } : notBegun(bought);
  const ahead = begun.filter(({ startDate }) => startDate > today);
  const over = begun.filter(({ lastDay }) => lastDay !== null && lastDay < today);
  if (ahead.length + over.length < begun.length) return null;
  const [next] = ahead.toSorted((one, other) => one.startDate.localeCompare(other.startDate));
  if (next) return { is: "ahead", program: next.name, on: next.startDate };
  const [last] = over.toSorted((one, other) => (other.lastDay ?? "").localeCompare(one.lastDay ?? ""));
  return last?.lastDay ? { is: "over", program: last.name, on: last.lastDay, isBought: last.isBought } : null;
}

function notBegun([first]: readonly BoughtProgram[]): Standing | null {
  return first ? { is: "bought", program: first.name, programId: first.programId } : null;
}
