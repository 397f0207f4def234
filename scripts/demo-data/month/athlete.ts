const daysInWeek = 7;
/** On which days of a week all of them train, from 1. */
export const trainingDays = [2, 4, 6] as const;

/** What was done, by exercise, round and column, in the order of the workout; null for what was not. */
export type Done = (number | null)[][][];

/** A workout that was done: the program's day, and what was done and said. */
export type Session = {
  day: number;
  /** Of another program than that of the month. */
  program?: ProgramName;
  done: Done;
  /** Not all of it went as prescribed. */
  failed?: boolean;
  comment?: string;
  /** Sent twice, as over a bad line. */
  isRepeated?: boolean;
  /** Typed wrong at first, and sent again under the same id with what stands in `done`. */
  firstTyped?: Done;
  /** Deleted again: it was somebody else's. */
  isDeleted?: boolean;
};

export type Soreness = Record<string, number>;

/** A morning's answers: points from 1 to 5 for sleep quality, fatigue, stress, mood and motivation to train. */
export type Morning = {
  daysAgo: number;
  points: [sleep: number, fatigue: number, stress: number, mood: number, motivation: number];
  /** Muscles with soreness, from 1 to 10. */
  sore?: Soreness;
  /** In kilograms. */
  weight?: number;
  /** In percent. */
  fat?: number;
  comment?: string;
};

/** Of what the programs of this month are called, and of the week that the coach bought (bought.ts). */
export type ProgramName = "strength" | "running" | "bought";

/** A client's month. */
export type AthleteMonth = {
  email: string;
  program: ProgramName;
  sessions: Session[];
  mornings: Morning[];
};

/** Kilograms of the week's lifts, and repetitions of each round of chin-ups. */
type LiftingWeek = [hinge: number, row: number, press: number, single: number, chins: number];

/** Of the easy run seconds and meters, of the three sprints seconds, of the long run meters. */
type RunningWeek = [seconds: number, meters: number, sprints: [number, number, number], longRun: number];

type Week = [first: Done, second: Done, third: Done];

/** The twelve sessions of whoever did all that was prescribed with these weights. */
export function lifted(...weeks: LiftingWeek[]): Session[] {
  return sessionsOf(
    weeks.map(
      ([hinge, row, press, single, chins]): Week => [
        [rounds(3, [6, hinge]), rounds(2, [5, row])],
        [rounds(3, [3, press])],
        [rounds(1, [1, single]), rounds(2, [chins])],
      ],
    ),
  );
}

/** The same of a runner. */
export function ran(...weeks: RunningWeek[]): Session[] {
  return sessionsOf(
    weeks.map(
      ([seconds, meters, sprints, longRun]): Week => [
        [[[seconds, meters]]],
        [sprints.map((time) => [time])],
        [[[longRun]]],
      ],
    ),
  );
}

/** The sessions with what else happened on some days; null where the day was missed. */
export function but(sessions: Session[], days: Record<number, Partial<Session> | null>): Session[] {
  return sessions.flatMap((session) => {
    const happened = days[session.day];
    return happened === null ? [] : [{ ...session, ...happened }];
  });
}

function rounds(count: number, values: number[]) {
  return Array.from({ length: count }, () => values);
}

function sessionsOf(weeks: Week[]): Session[] {
  return weeks.flatMap((week, index) =>
    week.map((done, at) => ({ day: index * daysInWeek + (trainingDays[at] ?? 0), done })),
  );
}
