import {
  amount,
  kilos,
  lasting,
  line,
  ofWeight,
  onDay,
  type ProgramPlan,
  percent,
  reps,
  type SetPlan,
  type WorkoutPlan,
} from "../plan.ts";

const lifts = [
  { offset: 1, title: "Press day", exercise: "Barbell press" },
  { offset: 2, title: "Deadlift day", exercise: "Deadlift" },
  { offset: 4, title: "Bench day", exercise: "Bench press" },
  { offset: 5, title: "Squat day", exercise: "Back squat" },
];

/** Percent of the one-repetition maximum: the scheme's percentages of a training max of 90 %. */
const weeks = [
  { reps: [5, 5, 5], percent: [58.5, 67.5, 76.5], lastSet: "Last set: as many as possible." },
  { reps: [3, 3, 3], percent: [63, 72, 81], lastSet: "Last set: as many as possible." },
  { reps: [5, 3, 1], percent: [67.5, 76.5, 85.5], lastSet: "Last set: as many as possible." },
  { reps: [5, 5, 5], percent: [36, 45, 54], lastSet: undefined },
];

export const fiveThreeOne: ProgramPlan = {
  name: "5/3/1 with Boring But Big",
  folder: "Strength",
  difficulty: "intermediate",
  shortDescription: "Four lifts, four days, four weeks; slow and steady.",
  description: "One main lift a day, worked up to a hard last set, then five sets of ten of the same lift.",
  span: lasting(4, "W"),
  days: weeks.flatMap((week, index) =>
    lifts.map(({ offset, title, exercise }) =>
      onDay(index * 7 + offset, {
        name: title,
        motivation: index === 3 ? "An easy week: leave the gym fresher than you came." : "Leave one in the tank.",
        sets: [
          {
            name: "Main lift",
            type: "regular",
            rounds: 3,
            lines: [line(exercise, [reps(...week.reps), percent("weight", ...week.percent)], week.lastSet)],
          },
          {
            name: "Boring But Big",
            type: "regular",
            rounds: 5,
            lines: [line(exercise, [reps(10), percent("weight", 45)])],
          },
        ],
      }),
    ),
  ),
};

function across(exercise: string, rounds: number, count: number, percentage: number): SetPlan {
  return { type: "regular", rounds, lines: [line(exercise, [reps(count), percent("weight", percentage)])] };
}

const volumeDay: WorkoutPlan = {
  name: "Volume day",
  sets: [across("Back squat", 5, 5, 80), across("Bench press", 5, 5, 80), across("Deadlift", 1, 5, 85)],
};

const recoveryDay: WorkoutPlan = {
  name: "Recovery day",
  sets: [
    across("Back squat", 2, 5, 64),
    across("Barbell press", 3, 5, 72),
    { type: "regular", rounds: 3, lines: [line("Chin-up", [reps()], "To failure.")] },
    { type: "regular", rounds: 5, lines: [line("Back extension", [reps(10)])] },
  ],
};

const intensityDay: WorkoutPlan = {
  name: "Intensity day",
  sets: [across("Back squat", 1, 5, 88), across("Bench press", 1, 5, 88), across("Power clean", 5, 3, 75)],
};

export const texasMethod: ProgramPlan = {
  name: "Texas Method",
  folder: "Strength",
  difficulty: "intermediate",
  shortDescription: "Volume on Monday, recovery on Wednesday, intensity on Friday.",
  description: "A weekly wave for lifters who no longer progress from one session to the next.",
  span: lasting(2, "W"),
  days: [0, 7].flatMap((week) => [
    onDay(week + 1, volumeDay),
    onDay(week + 3, recoveryDay),
    onDay(week + 5, intensityDay),
  ]),
};

const raises = ["Lateral raise", "Front raise", "Rear delt fly", "Shrug"];
const raisesByMachine = ["Machine lateral raise", "Machine front raise", "Reverse pec deck", "Machine shrug"];

export const hypertrophyDay: ProgramPlan = {
  name: "Hypertrophy day",
  folder: "Strength",
  difficulty: "intermediate",
  shortDescription: "One day that shows every kind of set.",
  description:
    "A superset, a giant set with machines as its alternative, a drop set, forced repetitions and a cluster.",
  span: lasting(1, "D"),
  days: [
    onDay(1, {
      name: "Hypertrophy day",
      sets: [
        {
          name: "Press and row",
          type: "superset",
          rounds: 4,
          lines: ["Dumbbell bench press", "One-arm dumbbell row"].map((name) =>
            line(name, [reps(10), amount("rpe", 8)]),
          ),
        },
        {
          name: "Shoulders",
          type: "giant",
          rounds: 3,
          lines: raises.map((name) => line(name, [reps(12)])),
          alternatives: [raisesByMachine.map((name) => line(name, [reps(12)]))],
        },
        { type: "regular", rounds: 1, lines: [line("Leg press", [reps(), ofWeight("dropSet", "120/100/80")])] },
        {
          type: "regular",
          rounds: 1,
          lines: [line("Barbell curl", [{ category: "reps", type: "forcedReps", values: ["8+2"] }, kilos(30)])],
        },
        {
          name: "Squat cluster",
          description: "2+2+2: rack the bar between the pairs.",
          type: "cluster",
          rounds: 4,
          lines: [1, 2, 3].map(() => line("Back squat", [reps(2), percent("weight", 85)])),
        },
      ],
    }),
  ],
};
