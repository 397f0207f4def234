import fc from "fast-check";
import { expect, test } from "vitest";
import {
  rounds,
  type Typed,
  type Walk,
  type WithUnit,
  walks,
  withUnits,
} from "#app/domain/workout/commands/random-typed-support.ts";
import { adding, edit, exercise, idOf, threeSets, typing } from "#app/domain/workout/commands/test-support.ts";
import type { ModuleExercise, RoundDefinition, Workout } from "#app/domain/workout/document/document.ts";
import { forEditing, forSaving } from "#app/domain/workout/document/trim.ts";
import { fieldName } from "#app/domain/workout/form/fields.ts";
import { applyPosted, readFields } from "#app/domain/workout/form/posted.ts";
import { postedAsShown } from "#app/domain/workout/form/shown-support.ts";
import { keepOmitted } from "#app/features/workouts/omitted.ts";
import { workoutBody } from "./workout-schemas.ts";

const key = "1";
const name = "Row";
const id = idOf(name);

function columnOf({ category, unit, columnType }: Walk): Workout {
  const column = { moduleExerciseId: id, slot: 0 };
  return edit(
    threeSets(),
    { type: "set.setRounds", moduleId: idOf("one"), rounds: String(rounds) },
    adding(exercise(name, category)),
    { type: "unit.change", ...column, unit },
    { type: "type.change", ...column, trackableType: columnType },
  );
}

function typeInForm(workout: Workout, round: number, { text }: Typed): Workout {
  const field = fieldName({ of: "value", key, id, round, slot: 0 });
  const fields = readFields([...postedAsShown(workout, key, id), [field, text]]);
  const current = new Map([[key, workout]]);
  const { workouts, errors } = applyPosted(
    current,
    fields,
    () => () => "",
    () => true,
  );
  expect(errors).toEqual({});
  return workouts.get(key) ?? workout;
}

/** The day as an app has read it, with the value in place of the old one. */
function sendValue(stored: Workout, round: number, { sent }: Typed): Workout {
  const replaced = inRounds(stored, (definition, place) => {
    const { percentageOf: _, ...plain } = definition;
    return place === round ? { ...plain, ...sent } : definition;
  });
  return send(stored, replaced);
}

function sendInUnit(stored: Workout, round: number, { typed, unit }: WithUnit): Workout {
  const replaced = inRounds(stored, (definition, place) => {
    return { ...definition, measurementUnit: unit, ...(place === round ? typed.sent : {}) };
  });
  const inUnit = (entry: ModuleExercise) => ({
    ...entry,
    trackableCategories: entry.trackableCategories.map((column) => ({ ...column, measurementUnit: unit })),
  });
  const modules = replaced.modules.map((set) => ({ ...set, moduleExercises: set.moduleExercises.map(inUnit) }));
  return send(stored, { ...replaced, modules });
}

function send(stored: Workout, replaced: Workout): Workout {
  const body = JSON.parse(JSON.stringify({ ...replaced, program: { id: idOf("program") } }));
  const { program: _, version: __, ...workout } = workoutBody.parse(body);
  return forEditing(keepOmitted(workout, stored));
}

function inRounds(workout: Workout, change: (definition: RoundDefinition, round: number) => RoundDefinition): Workout {
  const changeEntry = (entry: ModuleExercise) => ({
    ...entry,
    moduleExerciseRounds: entry.moduleExerciseRounds.map((round, place) => ({
      ...round,
      roundDefinitions: round.roundDefinitions.map((one, slot) => (slot === 0 ? change(one, place) : one)),
    })),
  });
  const modules = workout.modules.map((set) => ({ ...set, moduleExercises: set.moduleExercises.map(changeEntry) }));
  return { ...workout, modules };
}

const json = (workout: Workout) => JSON.parse(JSON.stringify(forSaving(workout)));

test("any value of any type is the same document, typed into a cell, into a form without script, or sent as JSON", () => {
  fc.assert(
    fc.property(walks, (walk) => {
      let [cell, form, sent] = Array.from({ length: 3 }, () => columnOf(walk)) as [Workout, Workout, Workout];
      for (const { round, typed } of walk.steps) {
        cell = edit(cell, typing(cell, name, round + 1, 0, typed.text));
        form = typeInForm(form, round, typed);
        sent = sendValue(forSaving(sent), round, typed);
        expect(json(form)).toEqual(json(cell));
        expect(json(sent)).toEqual(json(cell));
      }
    }),
    { numRuns: 600 },
  );
});

test("a unit that is typed behind a number is the column's, in each of the three ways", () => {
  fc.assert(
    fc.property(withUnits, fc.nat(rounds - 1), (one, round) => {
      const { typed, category, standing } = one;
      const before = columnOf({ category, unit: standing, columnType: "amount", steps: [] });
      const cell = edit(before, typing(before, name, round + 1, 0, typed.text));
      expect(json(typeInForm(before, round, typed))).toEqual(json(cell));
      expect(json(sendInUnit(forSaving(before), round, one))).toEqual(json(cell));
    }),
    { numRuns: 300 },
  );
});
