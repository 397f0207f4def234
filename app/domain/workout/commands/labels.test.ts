import { expect, test } from "vitest";
import type { Command } from "./commands.ts";
import { commandLabel } from "./labels.ts";
import { adding, backSquat, chinUp, edit, entryOf, idOf, roundId, setOf, threeSets } from "./test-support.ts";

const workout = edit(
  threeSets(),
  { type: "set.rename", moduleId: idOf("one"), name: "Main lift" },
  { type: "set.setType", moduleId: idOf("two"), setType: "emom" },
  { type: "set.setRounds", moduleId: idOf("one"), rounds: "3" },
  adding(backSquat),
);
const squat = { moduleExerciseId: idOf("Back squat") };
const second = roundId(workout, "Back squat", 2);

test.each<[Command, string]>([
  [{ type: "workout.rename", name: "x" }, "change title"],
  [{ type: "workout.motivate", motivation: "x" }, "change motivational text"],
  [{ type: "workout.setImage", image: "x" }, "change image"],
  [{ type: "workout.setImage", image: null }, "remove image"],
  [{ type: "workout.setRestDay", restDay: true }, "tick Rest day"],
  [{ type: "workout.paste", clip: { ...workout } }, "paste workout"],
  [{ type: "set.add", moduleId: idOf("x") }, "add set"],
  [{ type: "set.remove", moduleId: idOf("one") }, "remove Main lift"],
  [{ type: "set.move", moduleId: idOf("two"), at: 1 }, "move set 2"],
  [{ type: "set.rename", moduleId: idOf("two"), name: "x" }, "rename set 2"],
  [{ type: "set.describe", moduleId: idOf("two"), description: "x" }, "describe set 2"],
  [{ type: "set.setType", moduleId: idOf("two"), setType: null }, "change type of set 2"],
  [{ type: "set.setRounds", moduleId: idOf("one"), rounds: "2" }, "change rounds of Main lift"],
  [{ type: "set.setRounds", moduleId: idOf("two"), rounds: "2" }, "change minutes of set 2"],
  [{ type: "set.addAlternative", moduleId: idOf("two"), alternativeId: idOf("x") }, "add alternative to set 2"],
  [{ type: "set.paste", module: setOf(workout, "two") }, "paste set"],
  [adding(chinUp), "add Chin-up"],
  [{ type: "exercise.addRest", moduleId: idOf("one"), moduleExerciseId: idOf("x") }, "add Rest"],
  [{ type: "exercise.remove", ...squat }, "remove Back squat"],
  [{ type: "exercise.move", ...squat, moduleId: idOf("two"), at: 1 }, "move Back squat"],
  [{ type: "exercise.describe", ...squat, description: "x" }, "describe Back squat"],
  [
    { type: "exercise.paste", moduleId: idOf("two"), moduleExercise: entryOf(workout, "Back squat") },
    "paste Back squat",
  ],
  [{ type: "exercise.oneRepetitionMaximum", ...squat }, "set Back squat to its one-repetition maximum"],
  [{ type: "trackable.add", ...squat }, "add column to Back squat"],
  [{ type: "trackable.add", ...squat, category: "rpe" }, "add RPE to Back squat"],
  [{ type: "trackable.change", ...squat, slot: 1, category: "time" }, "change column 2 of Back squat"],
  [{ type: "trackable.remove", ...squat, slot: 1 }, "remove weight of Back squat"],
  [{ type: "unit.change", ...squat, slot: 1, unit: "pounds" }, "change unit of weight of Back squat"],
  [{ type: "type.change", ...squat, slot: 1, trackableType: "percentage" }, "change type of weight of Back squat"],
  [
    { type: "type.change", ...squat, slot: 1, trackableType: "percentage", roundId: second },
    "change type of weight of Back squat, round 2",
  ],
  [{ type: "value.set", ...squat, roundId: second, slot: 0, text: "5" }, "change reps of Back squat, round 2"],
  [{ type: "value.setAll", ...squat, slot: 0, text: "5" }, "change reps of Back squat"],
  [{ type: "round.setRest", ...squat, roundId: second, isRest: true }, "tick Rest of Back squat, round 2"],
])("%o is called '%s'", (command, label) => {
  expect(commandLabel(workout, command)).toBe(label);
});
