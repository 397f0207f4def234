const daysInWeek = 7;
export const trainingDays = [2, 4, 6] as const;

export type Done = (number | null)[][][];

export type Session = {
  day: number;
  program?: ProgramName;
  done: Done;
  failed?: boolean;
  comment?: string;
  /** CR-10. */
  effort?: number;
  minutes?: number;
  isRepeated?: boolean;
  /** Values with a typing error, corrected by sending `done` under the same id. */
  firstTyped?: Done;
  /** Deleted again, since somebody else had trained on the phone. */
  isDeleted?: boolean;
};

export type Soreness = Record<string, number>;

/** Points from 1 to 5 for sleep quality, fatigue, stress, mood and motivation to train. */
export type Morning = {
  daysAgo: number;
  points: [sleep: number, fatigue: number, stress: number, mood: number, motivation: number];
  sore?: Soreness;
  /** In kilograms. */
  weight?: number;
  /** In percent. */
  fat?: number;
  comment?: string;
};

export type ProgramName = "strength" | "running" | "bought";

export type AthleteMonth = {
  email: string;
  program: ProgramName;
  sessions: Session[];
  mornings: Morning[];
};

/** Kilograms, and repetitions per round of chin-ups. */
type LiftingWeek = [hinge: number, row: number, press: number, single: number, chins: number];

/** Seconds and meters of the easy run, seconds of three sprints, meters of the long run. */
type RunningWeek = [seconds: number, meters: number, sprints: [number, number, number], longRun: number];

type Week = [first: Done, second: Done, third: Done];

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
