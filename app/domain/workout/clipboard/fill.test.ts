import { describe, expect, test } from "vitest";
import { derivedId } from "#app/domain/ids/derived.ts";
import { applyTogether } from "#app/domain/workout/commands/apply.ts";
import {
  adding,
  backSquat,
  chinUp,
  edit,
  entryOf,
  idOf,
  setOf,
  texts,
  threeSets,
  typing,
} from "#app/domain/workout/commands/test-support.ts";
import type { ModuleExercise, Workout } from "#app/domain/workout/document/document.ts";
import { isRefusal } from "#app/domain/workout/document/outcome.ts";
import { canFill } from "./can-fill.ts";
import { fillAt } from "./fill.ts";

const inRounds = (rounds: string, set = "one") => ({ type: "set.setRounds", moduleId: idOf(set), rounds }) as const;
const fresh = edit(threeSets(), adding(backSquat));

function lastTime(): ModuleExercise {
  const inPounds = { type: "unit.change", moduleExerciseId: idOf("Back squat"), slot: 1, unit: "pounds" } as const;
  const empty = edit(fresh, inRounds("3"), inPounds, {
    type: "exercise.describe",
    moduleExerciseId: idOf("Back squat"),
    description: "Slow down",
  });
  const weights = ["185", "205", "225"].map((pounds, index) => typing(empty, "Back squat", index + 1, 1, pounds));
  const typed = edit(
    empty,
    typing(empty, "Back squat", 1, 0, "5"),
    typing(empty, "Back squat", 3, 0, "3+"),
    ...weights,
  );
  const rest = entryOf(typed, "Back squat").moduleExerciseRounds[1]?.id ?? "";
  return entryOf(
    edit(typed, { type: "round.setRest", moduleExerciseId: idOf("Back squat"), roundId: rest, isRest: true }),
    "Back squat",
  );
}

function fill(workout: Workout, last: ModuleExercise | null = lastTime()) {
  let made = 0;
  const wanted = fillAt(last, { key: "1", workout, id: idOf("Back squat") }, () => derivedId(`new ${made++}`));
  if (isRefusal(wanted)) return wanted.reason;
  const applied = applyTogether(() => workout, wanted.commands);
  if (!applied.ok) throw new Error(applied.reason);
  expect(applied.changes).toHaveLength(1);
  return applied.changes[0]?.after ?? workout;
}

function filled(workout: Workout, last?: ModuleExercise) {
  const after = fill(workout, last);
  if (typeof after === "string") throw new Error(after);
  return after;
}

describe("an exercise is filled as last time", () => {
  test("with its columns, units, values and rests, under ids of its own", () => {
    const after = filled(fresh);
    const entry = entryOf(after, "Back squat");
    expect([texts(after, "Back squat", 0), texts(after, "Back squat", 1)]).toEqual([
      ["5", "", "3+"],
      ["185", "205", "225"],
    ]);
    expect(entry.trackableCategories[1]?.measurementUnit).toBe("pounds");
    expect(entry.moduleExerciseRounds.map(({ isRest }) => isRest)).toEqual([false, true, false]);
    expect(setOf(after, "one").setRounds).toBe(3);
    const ids = lastTime().moduleExerciseRounds.map(({ id }) => id);
    expect(entry.moduleExerciseRounds.filter(({ id }) => ids.includes(id))).toEqual([]);
  });

  test("but keeps the description that was written here", () => {
    const moduleExerciseId = idOf("Back squat");
    const described = edit(fresh, { type: "exercise.describe", moduleExerciseId, description: "Belt" });
    expect(entryOf(filled(described), "Back squat").description).toBe("Belt");
    expect(entryOf(filled(fresh), "Back squat").description).toBe("");
  });

  test("in as many rounds as the set has, where those are counted or shared", () => {
    const counted = filled(edit(fresh, inRounds("2")));
    expect(texts(counted, "Back squat", 1)).toEqual(["185", "205"]);
    const shared = filled(edit(fresh, adding(chinUp)));
    expect([setOf(shared, "one").setRounds, texts(shared, "Back squat", 1)]).toEqual([1, ["185"]]);
  });

  test("in its place", () => {
    const between = edit(threeSets(), adding(chinUp), adding(backSquat), adding(chinUp, "one", "Again"));
    const names = setOf(filled(between), "one").moduleExercises.map(({ id, orderNumber }) => [id, orderNumber]);
    expect(names).toEqual([
      [idOf("Chin-up"), 1],
      [idOf("Back squat"), 2],
      [idOf("Again"), 3],
    ]);
  });

  test("with two columns, though the last use was saved with one", () => {
    const { trackableCategories, moduleExerciseRounds, ...last } = lastTime();
    const one = {
      ...last,
      trackableCategories: trackableCategories.slice(0, 1),
      moduleExerciseRounds: moduleExerciseRounds.map((round) => ({
        ...round,
        roundDefinitions: round.roundDefinitions.slice(0, 1),
      })),
    };
    expect(entryOf(filled(fresh, one), "Back squat").trackableCategories).toHaveLength(2);
  });

  test("only while it has no values, and if there was a last time", () => {
    const typed = edit(fresh, typing(fresh, "Back squat", 1, 0, "5"));
    expect(fill(typed)).toBe("Back squat has values already.");
    expect(fill(fresh, null)).toBe("No saved day of your programs has values for Back squat yet.");
    expect(fill(threeSets())).toBe("Given item not found.");
  });
});

test("an exercise to failure has a value, and a rest is never filled", () => {
  const failing = edit(fresh, typing(fresh, "Back squat", 1, 0, "max"));
  expect([fresh, failing].map((workout) => canFill(entryOf(workout, "Back squat")))).toEqual([true, false]);
  const resting = edit(fresh, { type: "exercise.addRest", moduleId: idOf("one"), moduleExerciseId: idOf("rest") });
  expect(canFill(entryOf(resting, "rest"))).toBe(false);
});
