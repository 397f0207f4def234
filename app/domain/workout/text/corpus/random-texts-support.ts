import fc from "fast-check";
import type { TrackableCategory } from "#app/domain/trackables/table.ts";
import { apply } from "#app/domain/workout/commands/apply.ts";
import { commandOf, draws, type RandomCommand } from "#app/domain/workout/commands/random-support.ts";
import { exercise, threeSets } from "#app/domain/workout/commands/test-support.ts";
import type { ExerciseSnapshot, Workout } from "#app/domain/workout/document/document.ts";
import { forEditing, forSaving } from "#app/domain/workout/document/trim.ts";
import { indexExercises } from "#app/domain/workout/text/words/exercise-index.ts";
import { oneLine } from "#app/domain/workout/text/words/plain.ts";

/** Names that could be read as something else: values, headings, marks, bullets, days or other names. */
export const trickyNames = [
  ...[
    "30 m sprint",
    "15/15 run",
    "90/90 hip switch",
    "Trap-bar deadlift",
    "World's greatest stretch",
    "Row",
    "Row 500m",
  ],
  ...[
    "Superset x3",
    "EMOM",
    "Complex",
    "Cluster squat",
    "Rest",
    "Rest day",
    "Day 1",
    "Monday",
    "No type",
    "1RM",
    "auto",
  ],
  ...[
    "5x5",
    "8 rpe 8",
    "_",
    "x",
    "z2",
    "@80kg",
    "# 2",
    "#2",
    "== Monday",
    "> go",
    "! kept 1: Row",
    "// note",
    "a // b",
  ],
  ...[
    '12" box jump',
    '"quoted"',
    "“curled” row",
    "a | b",
    "| row",
    "- row",
    "• row",
    "– squat",
    "A1. Squat",
    "1. Squat",
  ],
  ...[
    "Squat:",
    ": squat",
    "Čučanj – 2×",
    "Ćwiczenie ’a’",
    "Присед",
    "深蹲",
    "rest-pause squat",
    "4×4 run",
    "bw",
    "at",
    "h",
  ],
];

export const trickyTexts = [
  ...[
    "",
    "Main lift",
    "Press and row",
    "Jog and walk",
    "Superset",
    "Complex training",
    "rest",
    "Monday",
    "Block 2",
    "Row",
  ],
  ...[
    "5x5",
    "#2",
    "# 2",
    "// x",
    "a // b",
    '"quoted"',
    '" ',
    "“curled” // x",
    "A:",
    ": a",
    "x3",
    "Main lift x3",
    "a. b",
  ],
  ...["EMOM for 10 minutes", "Murph - for time", "Circuit", "Barbell complex", "5 swings + 5 burpees", "A x3", "off"],
  ...["3 rounds for time: 5+5", "AMRAP: 20 min", "minus 5", "Interval training", "Tabata x8, then EMOM"],
  ...["- a", "> a", "! a", "== a", "Čučanj", "深蹲", "rest 0:15", "Back squat 5x5 @80%", "_", "3 rounds", "Friday"],
];

const trickyNotes = fc.oneof(
  fc.constantFrom(
    "",
    "To failure.",
    "// twice",
    " indented",
    "trailing ",
    "two\nlines",
    "\n",
    "\n\nafter blanks",
    "# x",
    "\t|",
  ),
  fc.string({ maxLength: 20, unit: "binary" }).filter((text) => !/[\0\r]/.test(text)),
);

function editedBy(commands: RandomCommand[]): Workout {
  let present = threeSets();
  for (const random of commands) {
    const command = commandOf(random, present);
    const applied = command && apply(present, command);
    if (applied?.ok) present = applied.workout;
  }
  return present;
}

const configurations: TrackableCategory[][] = [
  ["reps", "height"],
  ["fastestTime", "velocity"],
  [],
  ["reps", "peakVelocity", "timeToPeakVelocity"],
  ["time", "distance"],
  ["mas"],
  ["reps", "weight"],
];

function trickyExercise(name: string): ExerciseSnapshot {
  return exercise(name, ...(configurations[trickyNames.indexOf(name) % configurations.length] ?? []));
}

type Dressing = { names: string[]; texts: string[]; notes: string[] };

const dressings: fc.Arbitrary<Dressing> = fc.record({
  names: fc.shuffledSubarray(trickyNames, { minLength: 5, maxLength: 5 }),
  texts: fc.array(fc.constantFrom(...trickyTexts), { minLength: 6, maxLength: 6 }),
  notes: fc.array(trickyNotes, { minLength: 6, maxLength: 6 }),
});

function dressed(workout: Workout, { names, texts, notes }: Dressing): Workout {
  const known = new Map<string, ExerciseSnapshot>();
  const renamed = (snapshot: ExerciseSnapshot) => {
    const name = names[known.size % names.length] ?? snapshot.name;
    const { trackableCategoryConfiguration } = trickyExercise(name);
    const dressedOne = known.get(snapshot.id) ?? { ...snapshot, name, trackableCategoryConfiguration };
    known.set(snapshot.id, dressedOne);
    return dressedOne;
  };
  let used = 0;
  const next = (list: string[]) => list[used++ % list.length] ?? "";
  const modules = workout.modules.map((module) => ({
    ...module,
    name: next(texts),
    description: next(notes),
    moduleExercises: module.moduleExercises.map((entry) => ({
      ...entry,
      description: next(notes),
      exercise: entry.exercise && renamed(entry.exercise),
    })),
  }));
  return { ...workout, name: next(texts), motivation: next(notes), modules };
}

export const documents = fc
  .tuple(draws, dressings)
  .map(([commands, dressing]) => dressed(editedBy(commands), dressing));

export function libraryOf({ modules }: Workout) {
  const entries = modules.flatMap(({ moduleExercises }) => moduleExercises);
  return indexExercises([...entries.flatMap(({ exercise: used }) => used ?? []), ...trickyNames.map(trickyExercise)]);
}

/** What a text can express: names on one line, and only a new exercise's empty columns. */
export function sayable(workout: Workout): Workout {
  const saved = forEditing(forSaving(workout));
  const modules = saved.modules.map((module) => ({ ...module, name: oneLine(module.name) }));
  return { ...saved, name: oneLine(workout.name), modules };
}
