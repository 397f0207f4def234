import type { Weekday } from "./editor.ts";

/** Published programs as facts: what a coach types, and must find again. */

/** One text for all rounds, or one for each. */
export type Column = { quantity: string; heading: string; type?: string; values: string | string[] };

export type ExerciseFacts = {
  name: string;
  note?: string;
  columns: Column[];
  /** What the library suggests to measure, and this program does not. */
  without?: string[];
  /** Each of its rounds is one of rest. */
  isRest?: boolean;
};

export type SetFacts = {
  name?: string;
  type?: string;
  /** Rounds, or the minutes of an Emom. */
  rounds?: number;
  description?: string;
  exercises: ExerciseFacts[];
};

export type DayFacts = { weekday: Weekday; title: string; sets: SetFacts[] };
export type ProgramFacts = { name: string; weeks: DayFacts[][] };

const reps = (values: string | string[]): Column => ({ quantity: "Reps", heading: "Reps", values });
const kilos = (values: string): Column => ({ quantity: "Weight", heading: "Weight, kg", values });
const time = (values: string): Column => ({ quantity: "Time", heading: "Time, m:ss", values });
const ofMaximum = (values: string): Column => ({
  quantity: "Weight",
  heading: "Weight, % of 1RM",
  type: "Percentage",
  values,
});

/** Sets × repetitions of one lift at a percentage of its maximum. */
function lift(name: string, rounds: number, count: string, percent: string): SetFacts {
  return { rounds, exercises: [{ name, columns: [reps(count), ofMaximum(percent)] }] };
}

const texasWeek: DayFacts[] = [
  {
    weekday: "Monday",
    title: "Volume day",
    sets: [lift("Back squat", 5, "5", "80"), lift("Bench press", 5, "5", "80"), lift("Deadlift", 1, "5", "85")],
  },
  {
    weekday: "Wednesday",
    title: "Recovery day",
    sets: [
      lift("Back squat", 2, "5", "64"),
      lift("Barbell press", 3, "5", "72"),
      { rounds: 3, exercises: [{ name: "Chin-up", note: "To failure", columns: [reps("")], without: ["Weight"] }] },
      { rounds: 5, exercises: [{ name: "Back extension", columns: [reps("10")] }] },
    ],
  },
  {
    weekday: "Friday",
    title: "Intensity day",
    sets: [lift("Back squat", 1, "5", "88"), lift("Bench press", 1, "5", "88"), lift("Power clean", 5, "3", "75")],
  },
];

export const texasMethod: ProgramFacts = { name: "Texas Method", weeks: [texasWeek, texasWeek] };

const runDay = (weekday: Weekday, title: string): DayFacts => ({
  weekday,
  title,
  sets: [
    { name: "Warm-up", rounds: 1, exercises: [{ name: "Brisk walk", columns: [time("5:00")] }] },
    {
      name: "Intervals",
      type: "Interval",
      rounds: 8,
      exercises: [
        { name: "Jog", columns: [time("1:00")] },
        { name: "Walk", columns: [time("1:30")] },
      ],
    },
    { name: "Cool-down", rounds: 1, exercises: [{ name: "Walk", columns: [time("5:00")] }] },
  ],
});

export const couchTo5K: ProgramFacts = {
  name: "Couch to 5K",
  weeks: [[runDay("Monday", "Run 1"), runDay("Wednesday", "Run 2"), runDay("Friday", "Run 3")]],
};

const shortIntervals = (name: string): SetFacts => ({
  name,
  type: "Interval",
  rounds: 10,
  exercises: [
    {
      name: "15/15 run",
      columns: [time("0:15"), { quantity: "MAS", heading: "MAS, %", type: "Percentage", values: "120" }],
    },
    { name: "15/15 run", columns: [time("0:15")], without: ["MAS", "Distance"], isRest: true },
  ],
});

export const conditioningWeek: ProgramFacts = {
  name: "Conditioning week",
  weeks: [
    [
      {
        weekday: "Monday",
        title: "Cindy",
        sets: [
          {
            name: "Cindy",
            type: "Amrap",
            description: "20 minutes",
            exercises: [
              { name: "Pull-up", columns: [reps("5")] },
              { name: "Push-up", columns: [reps("10")] },
              { name: "Air squat", columns: [reps("15")] },
            ],
          },
        ],
      },
      {
        weekday: "Tuesday",
        title: "Fran",
        sets: [
          {
            name: "Fran",
            type: "For time",
            rounds: 3,
            exercises: [
              { name: "Thruster", columns: [reps(["21", "15", "9"]), kilos("43")] },
              { name: "Pull-up", columns: [reps(["21", "15", "9"])] },
            ],
          },
        ],
      },
      {
        weekday: "Wednesday",
        title: "Every minute",
        sets: [
          {
            type: "Emom",
            rounds: 12,
            exercises: [
              { name: "Kettlebell swing", columns: [reps("15"), kilos("24")] },
              { name: "Burpee", columns: [reps("10")] },
              { name: "Row", columns: [{ quantity: "Calories", heading: "Calories", values: "12" }] },
            ],
          },
        ],
      },
      {
        weekday: "Thursday",
        title: "Easy run",
        sets: [
          {
            rounds: 1,
            exercises: [
              {
                name: "Run",
                columns: [time("45:00"), { quantity: "Heart rate zone", heading: "Heart rate zone", values: "2" }],
              },
            ],
          },
        ],
      },
      { weekday: "Friday", title: "15/15", sets: [shortIntervals("First ten"), shortIntervals("Second ten")] },
    ],
  ],
};
