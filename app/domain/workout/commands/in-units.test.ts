import { expect, test } from "vitest";
import type { PreferredUnits } from "#app/domain/trackables/preferred.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { drop } from "#app/domain/workout/moving/drop.ts";
import { commandSchema } from "./command-schema.ts";
import type { Command } from "./commands.ts";
import { inUnits } from "./in-units.ts";
import { adding, backSquat, edit, entryOf, idOf, threeSets } from "./test-support.ts";

const units: PreferredUnits = { weight: "pounds", distance: "miles", height: "inches", velocity: "milesPerHour" };
const squat = { moduleExerciseId: idOf("Back squat") };

function unitsOf(workout: Workout) {
  return entryOf(workout, "Back squat").trackableCategories.map(({ measurementUnit }) => measurementUnit);
}

test("what is added or tracked anew begins with the units of whoever does it; what stands keeps its own", () => {
  const mine = (command: Command) => inUnits(command, units);
  const added = edit(threeSets(), mine(adding(backSquat)));
  expect(unitsOf(added)).toEqual(["noDimension", "pounds"]);
  const more = edit(added, mine({ type: "trackable.add", ...squat, category: "distance" }));
  expect(unitsOf(more)).toEqual(["noDimension", "pounds", "miles"]);
  const changed = edit(more, mine({ type: "trackable.change", ...squat, slot: 2, category: "velocity" }));
  expect(unitsOf(changed)).toEqual(["noDimension", "pounds", "milesPerHour"]);
  expect(unitsOf(edit(threeSets(), adding(backSquat)))).toEqual(["noDimension", "kilograms"]);
});

test("an exercise that is dropped begins with them, also as a set of its own", () => {
  const dragged = { kind: "library", exercise: backSquat, moduleExerciseId: idOf("Back squat"), units } as const;
  let made = 0;
  for (const over of [
    { kind: "set", workoutKey: "1", moduleId: idOf("one") },
    { kind: "workout", workoutKey: "1" },
  ] as const) {
    const commands = drop(threeSets, dragged, over, () => idOf(`made ${made++}`));
    expect(unitsOf(edit(threeSets(), ...commands.map(({ command }) => command)))).toEqual(["noDimension", "pounds"]);
  }
});

test("units travel inside the command, and are no others than the quantity's own", () => {
  const command = inUnits({ type: "trackable.add", ...squat, category: "weight" }, units);
  expect(commandSchema.safeParse(command).success).toBe(true);
  const odd = { ...command, units: { ...units, weight: "miles" } };
  expect(commandSchema.safeParse(odd).success).toBe(false);
});
