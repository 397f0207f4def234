/** A program that a coach gave. `lastDay`: of its last workout; null for one without workouts, or without an end. */
export type GivenProgram = { name: string; startDate: string; lastDay: string | null; isLicensed: boolean };

export type EndedCoaching = { coach: string; on: string };

/** Why nothing is planned for a day; null where something comes again. */
export type Standing =
  | { is: "none" }
  | { is: "ended"; coach: string; on: string }
  | { is: "expired" }
  | { is: "ahead"; program: string; on: string }
  | { is: "over"; program: string; on: string };

type Known = { programs: number; given: readonly GivenProgram[]; ended: EndedCoaching | null };

/** `programs`: all there are to train by, bought ones too. The next begin and the last end count. */
export function standingOf({ programs, given, ended }: Known, today: string): Standing | null {
  if (programs === 0) return ended ? { is: "ended", ...ended } : { is: "none" };
  if (given.length < programs) return null;
  const licensed = given.filter(({ isLicensed }) => isLicensed);
  if (licensed.length === 0) return { is: "expired" };
  const ahead = licensed.filter(({ startDate }) => startDate > today);
  const over = licensed.filter(({ lastDay }) => lastDay !== null && lastDay < today);
  if (ahead.length + over.length < licensed.length) return null;
  const [next] = ahead.toSorted((one, other) => one.startDate.localeCompare(other.startDate));
  if (next) return { is: "ahead", program: next.name, on: next.startDate };
  const [last] = over.toSorted((one, other) => (other.lastDay ?? "").localeCompare(one.lastDay ?? ""));
  return last?.lastDay ? { is: "over", program: last.name, on: last.lastDay } : null;
}
