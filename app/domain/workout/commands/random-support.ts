import fc from "fast-check";
import { derivedId } from "#app/domain/ids/derived.ts";
import { trackableCategories, trackables } from "#app/domain/trackables/table.ts";
import { percentageBases, trackableTypes } from "#app/domain/trackables/types.ts";
import { measurementUnits } from "#app/domain/trackables/units.ts";
import {
  copyExercise,
  copySet,
  copyWorkout,
  exerciseWithFreshIds,
  setWithFreshIds,
  withFreshIds,
} from "#app/domain/workout/clipboard/copy.ts";
import { exerciseDetails, setTimings } from "#app/domain/workout/document/details.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { hasTimeCap, setTypeCodes } from "#app/domain/workout/document/set-types.ts";
import { columnBase } from "#app/domain/workout/form/fields.ts";
import type { Command, CommandType } from "./commands.ts";
import { typedTexts } from "./random-texts-support.ts";
import { backSquat, chinUp, exercise, run } from "./test-support.ts";

export type RandomCommand = { type: CommandType; picks: number[]; text: string; salt: number };

type Context = {
  workout: Workout;
  pick: <T>(list: readonly T[]) => T | undefined;
  text: string;
  newId: () => string;
  at: number;
};

const library = [backSquat, chinUp, run, exercise("Stretch"), exercise("Press", "reps", "weight", "rpe")];

const makers: { [T in CommandType]: (context: Context) => Command | null } = {
  "workout.rename": ({ text }) => ({ type: "workout.rename", name: text }),
  "workout.motivate": ({ text }) => ({ type: "workout.motivate", motivation: text.repeat(300) }),
  "workout.setImage": ({ text }) => ({ type: "workout.setImage", image: text === "" ? null : text }),
  "workout.setRestDay": ({ pick, newId }) => ({
    type: "workout.setRestDay",
    restDay: pick([true, false, false]) ?? false,
    moduleIds: [newId(), newId(), newId()],
  }),
  "workout.paste": ({ workout, newId }) => ({
    type: "workout.paste",
    clip: withFreshIds(copyWorkout(workout), newId),
  }),
  "set.add": ({ newId, at }) => ({ type: "set.add", moduleId: newId(), at }),
  "set.remove": (context) => ofSet(context, (moduleId) => ({ type: "set.remove", moduleId })),
  "set.move": (context) => ofSet(context, (moduleId) => ({ type: "set.move", moduleId, at: context.at })),
  "set.rename": (context) => ofSet(context, (moduleId) => ({ type: "set.rename", moduleId, name: context.text })),
  "set.describe": (context) =>
    ofSet(context, (moduleId) => ({ type: "set.describe", moduleId, description: context.text.repeat(500) })),
  "set.setType": (context) =>
    ofSet(context, (moduleId) => ({
      type: "set.setType",
      moduleId,
      setType: context.pick([null, ...setTypeCodes]) ?? null,
    })),
  "set.setRounds": (context) =>
    ofSet(context, (moduleId) => ({ type: "set.setRounds", moduleId, rounds: context.text })),
  "set.setTiming": (context) =>
    ofSet(context, (moduleId) => {
      const setType = context.workout.modules.find(({ id }) => id === moduleId)?.setType ?? null;
      const part = hasTimeCap(setType) ? "timeCap" : context.pick(setTimings);
      return {
        type: "set.setTiming",
        moduleId,
        part: part ?? "interval",
        text: context.pick(["1:30", context.text]) ?? "",
      };
    }),
  "set.addAlternative": (context) =>
    ofSet(context, (moduleId) => ({ type: "set.addAlternative", moduleId, alternativeId: context.newId() })),
  "set.paste": ({ workout, pick, newId, at }) => {
    const [module, other] = [pick(workout.modules), pick(workout.modules)];
    if (!module || !other) return null;
    const alternatives = pick([[], [setWithFreshIds(copySet(other), newId)]]);
    return { type: "set.paste", module: setWithFreshIds(copySet(module), newId), alternatives, at };
  },
  "exercise.add": (context) =>
    ofSet(context, (moduleId) => ({
      type: "exercise.add",
      moduleId,
      moduleExerciseId: context.newId(),
      exercise: context.pick(library) ?? backSquat,
      at: context.at,
    })),
  "exercise.addRest": (context) =>
    ofSet(context, (moduleId) => ({ type: "exercise.addRest", moduleId, moduleExerciseId: context.newId() })),
  "exercise.remove": (context) => ofExercise(context, (of) => ({ type: "exercise.remove", ...of })),
  "exercise.move": (context) =>
    ofExercise(context, (of) =>
      ofSet(context, (moduleId) => ({ type: "exercise.move", ...of, moduleId, at: context.at })),
    ),
  "exercise.describe": (context) =>
    ofExercise(context, (of) => ({ type: "exercise.describe", ...of, description: context.text })),
  "exercise.setDetail": (context) =>
    ofExercise(context, (of) => {
      const detail = context.pick(exerciseDetails) ?? "tempo";
      const text = detail === "band" ? context.pick(["red", "two blue", ""]) : context.text;
      return { type: "exercise.setDetail", ...of, detail, text: text ?? "" };
    }),
  "exercise.paste": (context) =>
    ofSet(context, (moduleId) => {
      const entry = context.pick(entriesOf(context.workout));
      if (!entry) return null;
      // some pastes carry the ids they were copied with, which must be rejected
      const newId = context.pick([context.newId, context.newId, () => entry.id]) ?? context.newId;
      return { type: "exercise.paste", moduleId, moduleExercise: exerciseWithFreshIds(copyExercise(entry), newId) };
    }),
  "exercise.oneRepetitionMaximum": (context) =>
    ofExercise(context, (of) => ({ type: "exercise.oneRepetitionMaximum", ...of })),
  "trackable.add": (context) =>
    ofExercise(context, (of) => ({
      type: "trackable.add",
      ...of,
      category: context.pick([undefined, ...trackableCategories]),
    })),
  "trackable.change": (context) =>
    ofSlot(context, (of) => ({
      type: "trackable.change",
      ...of,
      category: context.pick([null, ...trackableCategories]) ?? null,
    })),
  "trackable.remove": (context) => ofSlot(context, ({ category: _, ...of }) => ({ type: "trackable.remove", ...of })),
  "unit.change": (context) =>
    ofSlot(context, ({ category, ...of }) => {
      const units = category ? trackables[category].units.toReversed() : measurementUnits;
      return { type: "unit.change", ...of, unit: context.pick(units) ?? "meters" };
    }),
  "type.change": (context) =>
    ofRound(context, ({ category, ...of }) => {
      const types = category ? trackables[category].types : trackableTypes;
      const roundId = context.pick([of.roundId, undefined]);
      return { type: "type.change", ...of, trackableType: context.pick(types) ?? "amount", roundId };
    }),
  "base.change": (context) =>
    ofRound(context, ({ category: _, roundId: __, ...of }) => ({
      type: "base.change",
      ...of,
      ...(context.pick(sharesIn(context.workout)) ?? {}),
      percentageOf: context.pick(percentageBases) ?? "trainingMax",
    })),
  "value.set": (context) =>
    ofRound(context, ({ category: _, ...of }) => ({ type: "value.set", ...of, text: context.text })),
  "value.setAll": (context) =>
    ofSlot(context, ({ category: _, ...of }) => ({ type: "value.setAll", ...of, text: context.text })),
  "round.setRest": (context) =>
    ofRound(context, ({ moduleExerciseId, roundId }) => ({
      type: "round.setRest",
      moduleExerciseId,
      roundId,
      isRest: context.pick([true, false]) ?? true,
    })),
};

export const commandTypes = Object.keys(makers) as CommandType[];

/** Weighted towards commands that build up, so that there is something to edit. */
const often: CommandType[] = [
  "exercise.add",
  "exercise.add",
  "exercise.add",
  "set.add",
  "set.setRounds",
  "value.set",
  "base.change",
  "trackable.change",
  "unit.change",
  "unit.change",
];
const rarely: CommandType[] = ["workout.setRestDay", "workout.paste"];

const randomType = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...commandTypes.filter((type) => !rarely.includes(type)), ...often) },
  { weight: 1, arbitrary: fc.constantFrom(...rarely) },
);

export const draws: fc.Arbitrary<RandomCommand[]> = fc.array(
  fc.record({
    type: randomType,
    picks: fc.array(fc.nat(1000), { minLength: 6, maxLength: 6 }),
    text: typedTexts,
    salt: fc.nat(1_000_000),
  }),
  { minLength: 5, maxLength: 60, size: "max" },
);

export function commandOf(random: RandomCommand, workout: Workout): Command | null {
  let [picked, made] = [0, 0];
  const pick = <T>(list: readonly T[]) =>
    list[(random.picks[picked++ % random.picks.length] ?? 0) % Math.max(1, list.length)];
  const newId = () => derivedId(`${random.salt}/${made++}`);
  return makers[random.type]({ workout, pick, text: random.text, newId, at: 1 + (random.salt % 5) });
}

function ofSet({ workout, pick }: Context, make: (moduleId: string) => Command | null): Command | null {
  const module = pick(workout.modules);
  return module ? make(module.id) : null;
}

function ofExercise({ workout, pick }: Context, make: (of: { moduleExerciseId: string }) => Command | null) {
  const entry = pick(entriesOf(workout));
  return entry ? make({ moduleExerciseId: entry.id }) : null;
}

type OfSlot = { moduleExerciseId: string; slot: number; category: (typeof trackableCategories)[number] | null };

function ofSlot({ workout, pick }: Context, make: (of: OfSlot) => Command | null): Command | null {
  const entry = pick(entriesOf(workout).filter(({ isRest }) => !isRest));
  const slot = entry && pick([...entry.trackableCategories.keys()]);
  if (!entry || slot === undefined) return null;
  const category = entry.trackableCategories[slot]?.trackableCategory ?? null;
  return make({ moduleExerciseId: entry.id, slot, category });
}

function ofRound(context: Context, make: (of: OfSlot & { roundId: string }) => Command | null): Command | null {
  return ofSlot(context, (of) => {
    const entry = entriesOf(context.workout).find(({ id }) => id === of.moduleExerciseId);
    const round = entry && context.pick(entry.moduleExerciseRounds);
    return round ? make({ ...of, roundId: round.id }) : null;
  });
}

function sharesIn(workout: Workout) {
  return entriesOf(workout).flatMap((entry) =>
    entry.trackableCategories.flatMap((_, slot) =>
      columnBase(entry, slot) === "" ? [] : [{ moduleExerciseId: entry.id, slot }],
    ),
  );
}

function entriesOf(workout: Workout) {
  return workout.modules.flatMap(({ moduleExercises }) => moduleExercises);
}
