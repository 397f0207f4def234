import { describe, expect, test } from "vitest";
import { clipOf } from "#app/domain/workout/clipboard/clip.ts";
import {
  adding,
  backSquat,
  chinUp,
  edit,
  idOf,
  setOf,
  texts,
  threeSets,
  typing,
} from "#app/domain/workout/commands/test-support.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { refuse } from "#app/domain/workout/document/outcome.ts";
import { pressButton } from "#app/domain/workout/form/presses.ts";
import { placeOfSet } from "#app/domain/workout/form/search-names.ts";
import { changedMeanwhile, type DayOfPost, type PostPlan, planAgain, planPost } from "./plan-post.ts";
import { type Entries, readPostedWeek } from "./posted-week.ts";
import type { Supplies } from "./press-effects.ts";

const none: Supplies = { exercise: null, clip: null, last: null };
const monday = edit(threeSets(), adding(backSquat), { type: "workout.rename", name: "Monday" });
const tuesday: Workout = { ...threeSets(), id: idOf("tuesday"), day: 2 };

function named(workout: Workout, name: string) {
  return edit(workout, { type: "workout.rename", name });
}

function dayOf(key: string, workout: Workout, now?: Workout): DayOfPost {
  return { key, version: now ? 2 : 1, workout: now ?? workout, shown: { version: 1, workout } };
}

function posted(...entries: Entries) {
  const post = readPostedWeek([["saveId", idOf("save")], ["1.version", "1"], ["2.version", "1"], ...entries]);
  if (!post) throw new Error("This is no post.");
  return post;
}

function plan(days: DayOfPost[], entries: Entries, supplies = none): PostPlan {
  return planPost(posted(...entries), days, supplies);
}

const week = [dayOf("1", monday), dayOf("2", tuesday)];
const overtyped = [dayOf("1", monday, named(monday, "Theirs")), dayOf("2", tuesday)];

function namesOf(result: PostPlan) {
  return result.ok && result.changes.map(({ version, workout }) => [version, workout.name]);
}

test("a button beside a typed unit enters it, in the column's unit or with a column of its own", () => {
  const squat = idOf("Back squat");
  const twice = edit(monday, { type: "set.setRounds", moduleId: idOf("one"), rounds: "2" });
  const loaded = edit(twice, typing(twice, "Back squat", 2, 1, "80"));
  const name = `1.ex:${squat}.value.0.1`;
  const weights = (converts: "column" | "value") => {
    const typed: Entries = [
      [name, "45lb"],
      ["do", pressButton({ press: "convert", converts, name })],
    ];
    const result = plan([dayOf("1", loaded), dayOf("2", tuesday)], typed);
    return result.ok && result.changes[0] && texts(result.changes[0].workout, "Back squat", 1);
  };
  expect(plan([dayOf("1", loaded)], [[name, "45lb"]])).toMatchObject({
    ok: false,
    errors: { [name]: { text: "45lb", units: { value: "Enter 20.41 kg" } } },
  });
  expect(weights("value")).toEqual(["20.41", "80"]);
  expect(weights("column")).toEqual(["45", "176.37"]);
});

describe("what changed", () => {
  test("is nothing where nothing was typed and nothing pressed", () => {
    expect(plan(week, [["1.name", "Monday"]])).toMatchObject({ ok: true, changes: [], made: null, copied: null });
  });

  test("is the days that were typed in, over their versions", () => {
    expect(namesOf(plan(week, [["2.name", "Tuesday"]]))).toEqual([[1, "Tuesday"]]);
  });

  test("is what the button does after what was typed, with the part that it made", () => {
    const result = plan(week, [
      ["1.name", "Volume"],
      ["do", `1 set.addAlternative ${idOf("one")} *`],
    ]);
    expect(result.ok && result.changes[0]?.workout).toMatchObject({ name: "Volume", modules: { length: 4 } });
    expect(result).toMatchObject({ made: expect.stringMatching(/^in-/) });
    expect(plan(week, [["do", `1 set.addAlternative ${idOf("one")} *`]])).toMatchObject({
      made: result.ok && result.made,
    });
  });

  test("leads Apply back to the exercise that was edited, or its set, or only the day", () => {
    const apply = ["do", pressButton({ press: "apply", key: "1" })] satisfies Entries[number];
    const made = (...typed: Entries) => {
      const result = plan(week, [...typed, apply]);
      return result.ok && result.made;
    };
    expect(made([`1.ex:${idOf("Back squat")}.value.0.0`, "7"])).toBe(idOf("Back squat"));
    expect(made([`1.set:${idOf("two")}.description`, "Slowly"])).toBe(placeOfSet(idOf("two")));
    expect(made(["1.name", "Volume"], ["2.name", "Other"])).toBeNull();
  });

  test("is an exercise of the library, where there is one", () => {
    const press: Entries = [
      ["do", pressButton({ press: "add", key: "1", moduleId: idOf("two"), exerciseId: chinUp.id })],
    ];
    const result = plan(week, press, { ...none, exercise: chinUp });
    const [change] = result.ok ? result.changes : [];
    expect(change && setOf(change.workout, "two").moduleExercises[0]).toMatchObject({
      id: result.ok && result.made,
      exercise: { name: "Chin-up" },
    });
    expect(plan(week, press)).toMatchObject({ ok: false, status: 400, message: "Given item not found." });
  });

  test("is the days that are ticked", () => {
    const result = plan(week, [
      ["select", "1"],
      ["select", "2"],
      ["do", "restDays"],
    ]);
    expect(result.ok && result.changes.map(({ workout }) => workout.restDay)).toEqual([true, true]);
    expect(plan(week, [["do", "restDays"]])).toMatchObject({
      ok: false,
      message: expect.stringMatching(/Select the days first/),
    });
    expect(
      plan(week, [
        ["select", "3"],
        ["do", "restDays"],
      ]),
    ).toMatchObject({ ok: false });
  });

  test("is on the clipboard for a copy, as it was typed", () => {
    const result = plan(week, [
      ["1.name", "Volume"],
      ["do", "1 copy workout"],
    ]);
    expect(result).toMatchObject({ ok: true, copied: { kind: "workout", title: "Volume" } });
    expect(namesOf(result)).toEqual([[1, "Volume"]]);
  });

  test("is what the clipboard holds for a paste, or why it can't be pasted", () => {
    const clip = clipOf(monday, { kind: "workout" });
    expect(namesOf(plan(week, [["do", "2 paste workout"]], { ...none, clip }))).toEqual([[1, "Monday"]]);
    const refused = { ...none, clip: refuse("The clipboard is broken.") };
    expect(plan(week, [["do", "2 paste workout"]], refused)).toMatchObject({
      ok: false,
      message: "The clipboard is broken.",
    });
    expect(plan(week, [["do", "2 paste workout"]])).toMatchObject({
      ok: false,
      message: expect.stringMatching(/clipboard is empty/),
    });
  });
});

describe("what is refused", () => {
  test("comes back with all that was typed", () => {
    const result = plan(week, [
      ["1.name", "Volume"],
      [`1.set:${idOf("one")}.setRounds`, "many"],
    ]);
    expect(result).toMatchObject({ ok: false, status: 400, conflicts: [] });
    expect(!result.ok && result.workouts.map(({ key, workout }) => [key, workout.name])).toEqual([["1", "Volume"]]);
    expect(!result.ok && Object.keys(result.errors)).toEqual([`1.set:${idOf("one")}.setRounds`]);
  });
});

describe("a day that somebody else changed meanwhile", () => {
  test("is a conflict where it was typed in", () => {
    const result = plan(overtyped, [
      ["1.name", "Mine"],
      ["2.name", "Tuesday"],
    ]);
    expect(result).toMatchObject({ ok: false, status: 409, conflicts: ["1"], message: changedMeanwhile });
    expect(!result.ok && result.workouts.map(({ workout }) => workout.name)).toEqual(["Mine", "Tuesday"]);
  });

  test("is none where nobody typed, or both wrote the same", () => {
    expect(namesOf(plan(overtyped, [["2.name", "Tuesday"]]))).toEqual([[1, "Tuesday"]]);
    expect(namesOf(plan(overtyped, [["1.name", "Theirs"]]))).toEqual([]);
  });

  test("is changed by a button as it is by now", () => {
    const result = plan(overtyped, [["do", `1 set.remove ${idOf("one")}`]]);
    expect(result.ok && result.changes).toMatchObject([{ version: 2, workout: { name: "Theirs" } }]);
  });

  test("is not replaced unseen", () => {
    for (const press of ["restDays", "clearDays"]) {
      const result = plan(overtyped, [
        ["select", "1"],
        ["do", press],
      ]);
      expect(result).toMatchObject({ ok: false, status: 409, conflicts: ["1"] });
    }
  });

  test("is theirs where that is chosen, whatever was typed", () => {
    const result = plan(overtyped, [
      ["1.name", "Mine"],
      ["2.name", "Tuesday"],
      ["do", "take 1"],
    ]);
    expect(namesOf(result)).toEqual([[1, "Tuesday"]]);
  });
});

test("a post that is stored already changes nothing more, and comes back to the same part", () => {
  const entries: Entries = [
    ["1.name", "Volume"],
    ["do", "1 set.add *"],
  ];
  const first = plan(week, entries);
  const again = planAgain(posted(...entries), week, none);
  expect(again).toMatchObject({ changes: [], made: first.ok && first.made });
});
