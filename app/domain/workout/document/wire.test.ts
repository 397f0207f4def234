import fc from "fast-check";
import { expect, test } from "vitest";
import { derivedId } from "#app/domain/ids/derived.ts";
import { adding, backSquat, edit, idOf, threeSets } from "#app/domain/workout/commands/test-support.ts";
import { roundIdAt } from "./round-ids.ts";
import { fromWire, toWire } from "./wire.ts";

const rounds = (count: string) => ({ type: "set.setRounds", moduleId: idOf("one"), rounds: count }) as const;
const given = edit(threeSets(), adding(backSquat), rounds("5"));
const sent = { key: "1", version: 3, workout: given };

function entryOf(workout = given) {
  const entry = workout.modules[0]?.moduleExercises[0];
  if (!entry) throw new Error("No exercise.");
  return entry;
}

test("rounds made by the editor are sent without their ids, and are the same again, to the order of their fields", () => {
  const entry = entryOf();
  expect(entry.moduleExerciseRounds.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4].map((at) => roundIdAt(entry.id, at)));
  expect(toWire([sent])).not.toContain(roundIdAt(entry.id, 2));
  expect(JSON.stringify(fromWire(toWire([sent])))).toBe(JSON.stringify([sent]));
});

test("ids of any other making are kept, wherever they stand", () => {
  const id = fc.oneof(
    fc.string().map((text) => derivedId(text)),
    fc.nat(6).map((at) => roundIdAt(entryOf().id, at)),
  );
  fc.assert(
    fc.property(fc.array(id, { minLength: 5, maxLength: 5 }), (ids) => {
      const workout = structuredClone(given);
      for (const [at, round] of entryOf(workout).moduleExerciseRounds.entries()) round.id = ids[at] ?? "";
      expect(fromWire(toWire([{ ...sent, workout }]))).toEqual([{ ...sent, workout }]);
    }),
  );
});
