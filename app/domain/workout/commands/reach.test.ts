import fc from "fast-check";
import { expect, test } from "vitest";
import type { Module, ModuleExercise, Round, RoundDefinition, Workout } from "#app/domain/workout/document/document.ts";
import { fieldCommand } from "#app/domain/workout/form/field-command.ts";
import { parsePress } from "#app/domain/workout/form/parse-press.ts";
import { fieldsShown } from "#app/domain/workout/form/shown-support.ts";
import { apply } from "./apply.ts";
import type { CommandType } from "./commands.ts";
import { commandOf, commandTypes, draws } from "./random-support.ts";
import { adding, backSquat, edit, idOf, threeSets } from "./test-support.ts";

/** A field that no command may change says why. */
type Reach<Part> = Record<keyof Part, true | string>;

const place = "where the part stands, which numbers it";
const identity = "what it is";

const ofWorkout: Reach<Workout> = {
  id: identity,
  day: identity,
  date: identity,
  restDay: true,
  name: true,
  motivation: true,
  image: true,
  modules: true,
};
const ofModule: Reach<Module> = {
  id: identity,
  orderNumber: true,
  orderNumberInAlternatives: true,
  name: true,
  description: true,
  setType: true,
  setRounds: true,
  moduleExercises: true,
  timeCap: true,
  interval: true,
};
const ofEntry: Reach<ModuleExercise> = {
  id: identity,
  exercise: identity,
  isRest: identity,
  orderNumber: true,
  description: true,
  trackableCategories: true,
  moduleExerciseRounds: true,
  perSide: true,
  tempo: true,
  band: true,
  restBetweenRounds: true,
};
const ofRound: Reach<Round> = {
  id: identity,
  orderNumber: place,
  isCompleted: "the athlete ticks it, in the mobile app",
  isRest: true,
  roundDefinitions: true,
};
const ofValue: Reach<RoundDefinition> = {
  trackableCategory: true,
  trackableType: true,
  measurementUnit: true,
  value: true,
  additionalValue: true,
  percentageOf: true,
};

type Parts = { path: string; part: object }[];

function partsOf(workout: Workout): Parts {
  const sets = workout.modules.map((part) => ({ path: `set ${part.id}`, part }));
  const entries = workout.modules.flatMap(({ moduleExercises }) => moduleExercises);
  const rounds = entries.flatMap(({ moduleExerciseRounds }) => moduleExerciseRounds);
  const values = rounds.flatMap(({ id, roundDefinitions }) =>
    roundDefinitions.map((part, slot) => ({ path: `value ${id} ${slot}`, part })),
  );
  return [
    { path: "workout", part: workout },
    ...sets,
    ...entries.map((part) => ({ path: `exercise ${part.id}`, part })),
    ...rounds.map((part) => ({ path: `round ${part.id}`, part })),
    ...values,
  ];
}

/** 'set setType', 'round isRest': differences between parts that both have. */
function changedFields(before: Workout, after: Workout): string[] {
  const old = new Map(partsOf(before).map(({ path, part }) => [path, part]));
  return partsOf(after).flatMap(({ path, part }) => {
    const was = old.get(path);
    if (!was || was === part) return [];
    const fields = Object.entries(part).filter(([field, value]) => Reflect.get(was, field) !== value);
    return fields.map(([field]) => `${path.split(" ")[0]} ${field}`);
  });
}

test("every field of a document can be changed by a command, or is known not to be", () => {
  const reps = { moduleExerciseId: idOf("Back squat"), slot: 0 };
  const squats = edit(threeSets(), adding(backSquat), { type: "type.change", ...reps, trackableType: "forcedReps" });
  // why: few random texts are forced repetitions, and few sets are amraps with a time
  const forced = edit(squats, { type: "value.setAll", ...reps, text: "8+2" });
  const [set = ""] = threeSets().modules.map(({ id }) => id);
  const amrap = edit(threeSets(), { type: "set.setType", moduleId: set, setType: "amrap" });
  const capped = edit(amrap, { type: "set.setTiming", moduleId: set, part: "timeCap", text: "20:00" });
  const changed = new Set([...changedFields(squats, forced), ...changedFields(amrap, capped)]);
  for (const drawn of fc.sample(draws, { numRuns: 120, seed: 11 })) {
    let present = threeSets();
    for (const random of drawn) {
      const command = commandOf(random, present);
      const applied = command && apply(present, command);
      if (!applied?.ok) continue;
      for (const field of changedFields(present, applied.workout)) changed.add(field);
      present = applied.workout;
    }
  }
  const parts = { workout: ofWorkout, set: ofModule, exercise: ofEntry, round: ofRound, value: ofValue };
  const reached = Object.entries(parts).flatMap(([part, fields]) =>
    Object.entries(fields).flatMap(([field, reach]) => (reach === true ? [`${part} ${field}`] : [])),
  );
  expect([...changed].sort()).toEqual(reached.sort());
});

/** Commands without a field or button in the form, and where they come from. */
const fromElsewhere: Partial<Record<CommandType, string>> = {
  "workout.setImage": "the dialog of the image",
  "workout.paste": "the clipboard",
  "set.paste": "the clipboard, and a drop",
  "exercise.paste": "the clipboard, and a drop",
  "exercise.add": "the library, which knows the exercise",
};

function givenByFields(present: Workout): string[] {
  const open = present.modules.flatMap(({ moduleExercises }) => moduleExercises)[0]?.id;
  const commands = fieldsShown(present, "1", open).map((field) =>
    fieldCommand(present, field, "1", () => idOf("made")),
  );
  return commands.flatMap((command) => command?.type ?? []);
}

test("every command is given by a field or a button of the form, or comes from elsewhere", () => {
  const given = new Set<string>(Object.keys(fromElsewhere));
  const words = ["a", "1", "1"];
  for (const type of commandTypes) {
    const presses = words.map((_, count) =>
      parsePress(["1", type, ...words.slice(0, count + 1)].join(" "), () => "new"),
    );
    if (presses.some((press) => press?.press === "command")) given.add(type);
  }
  const shares = edit(threeSets(), adding(backSquat), {
    type: "type.change",
    moduleExerciseId: idOf("Back squat"),
    slot: 1,
    trackableType: "percentage",
  });
  for (const drawn of [...fc.sample(draws, { numRuns: 20, seed: 3 }), []]) {
    let present = drawn.length === 0 ? shares : threeSets();
    for (const random of drawn) {
      const command = commandOf(random, present);
      const applied = command && apply(present, command);
      if (applied?.ok) present = applied.workout;
    }
    for (const type of givenByFields(present)) given.add(type);
  }
  expect(commandTypes.filter((type) => !given.has(type))).toEqual([]);
});
