import { describe, expect, test } from "vitest";
import { copySet, setWithFreshIds } from "#app/domain/workout/clipboard/copy.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { roundsFor } from "#app/domain/workout/document/rounds.ts";
import type { SetType } from "#app/domain/workout/document/set-types.ts";
import { apply } from "./apply.ts";
import type { Command } from "./commands.ts";
import {
  adding,
  backSquat,
  chinUp,
  edit,
  entryOf,
  idOf,
  outline,
  reasonOf,
  setOf,
  texts,
  threeSets,
  typing,
} from "./test-support.ts";

const names = ["one", "two", "three", "four", "two b", "two c"];

function withAlternatives(): Workout {
  return edit(
    threeSets(),
    { type: "set.addAlternative", moduleId: idOf("two"), alternativeId: idOf("two b") },
    { type: "set.addAlternative", moduleId: idOf("two b"), alternativeId: idOf("two c") },
  );
}

function setType(type: SetType | null): Command {
  return { type: "set.setType", moduleId: idOf("one"), setType: type };
}

function setRounds(rounds: string): Command {
  return { type: "set.setRounds", moduleId: idOf("one"), rounds };
}

function roundCount(workout: Workout, name = "Back squat"): number {
  return entryOf(workout, name).moduleExerciseRounds.length;
}

describe("sets", () => {
  test("a set is added at the end or at a position", () => {
    const atEnd = edit(threeSets(), { type: "set.add", moduleId: idOf("four") });
    expect(outline(atEnd, names)).toEqual(["1.0 one", "2.0 two", "3.0 three", "4.0 four"]);
    const second = edit(threeSets(), { type: "set.add", moduleId: idOf("four"), at: 2 });
    expect(outline(second, names)).toEqual(["1.0 one", "2.0 four", "3.0 two", "4.0 three"]);
  });

  test("adding a set again changes nothing", () => {
    const workout = edit(threeSets(), { type: "set.add", moduleId: idOf("four"), at: 1 });
    expect(edit(workout, { type: "set.add", moduleId: idOf("four"), at: 1 })).toBe(workout);
  });

  test("a set is moved with all its alternatives", () => {
    const moved = edit(withAlternatives(), { type: "set.move", moduleId: idOf("two c"), at: 1 });
    expect(outline(moved, names)).toEqual(["1.0 two", "1.1 two b", "1.2 two c", "2.0 one", "3.0 three"]);
    const last = edit(withAlternatives(), { type: "set.move", moduleId: idOf("one"), at: 99 });
    expect(outline(last, names)).toEqual(["1.0 two", "1.1 two b", "1.2 two c", "2.0 three", "3.0 one"]);
    expect(edit(threeSets(), { type: "set.move", moduleId: idOf("two"), at: 2 }).modules).toEqual(threeSets().modules);
  });

  test("a set is named and described within the limits", () => {
    const workout = edit(
      threeSets(),
      { type: "set.rename", moduleId: idOf("two"), name: "Main lift" },
      { type: "set.describe", moduleId: idOf("two"), description: "20 minutes" },
    );
    expect([setOf(workout, "two").name, setOf(workout, "two").description]).toEqual(["Main lift", "20 minutes"]);
    expect(reasonOf(workout, { type: "set.rename", moduleId: idOf("two"), name: "x".repeat(201) })).toMatch(/200/);
    expect(reasonOf(workout, { type: "set.describe", moduleId: idOf("two"), description: "x".repeat(2001) })).toMatch(
      /2000/,
    );
  });

  test("a workout has at most 50 sets, alternatives included", () => {
    const full = Array.from({ length: 47 }, (_, index) => idOf(`set ${index}`)).reduce(
      (workout, moduleId) => edit(workout, { type: "set.add", moduleId }),
      threeSets(),
    );
    const reason = "A workout has at most 50 sets, alternatives included.";
    expect(reasonOf(full, { type: "set.add", moduleId: idOf("four") })).toBe(reason);
    expect(reasonOf(full, { type: "set.addAlternative", moduleId: idOf("one"), alternativeId: idOf("x") })).toBe(
      reason,
    );
    expect(reasonOf(full, { type: "set.paste", module: { ...setOf(full, "one"), id: idOf("x") } })).toBe(reason);
  });

  test("an unknown set is 'Given item not found.'", () => {
    const moduleId = idOf("stranger");
    const commands: Command[] = [
      { type: "set.remove", moduleId },
      { type: "set.move", moduleId, at: 1 },
      { type: "set.rename", moduleId, name: "x" },
      { type: "set.addAlternative", moduleId, alternativeId: idOf("y") },
    ];
    for (const command of commands) expect(reasonOf(threeSets(), command)).toBe("Given item not found.");
  });
});

describe("alternatives", () => {
  test("an alternative stands behind the last one of its position, with its type and rounds", () => {
    const typed = edit(threeSets(), setType("superset"), setRounds("4"));
    const workout = edit(typed, { type: "set.addAlternative", moduleId: idOf("one"), alternativeId: idOf("two b") });
    expect(outline(workout, names)).toEqual(["1.0 one", "1.1 two b", "2.0 two", "3.0 three"]);
    expect(setOf(workout, "two b")).toMatchObject({ setType: "superset", setRounds: 4, moduleExercises: [], name: "" });
  });

  test("removing an alternative renumbers the remaining ones", () => {
    const workout = edit(withAlternatives(), { type: "set.remove", moduleId: idOf("two b") });
    expect(outline(workout, names)).toEqual(["1.0 one", "2.0 two", "2.1 two c", "3.0 three"]);
  });

  test("removing the main variation makes the first alternative the main one", () => {
    const workout = edit(withAlternatives(), { type: "set.remove", moduleId: idOf("two") });
    expect(outline(workout, names)).toEqual(["1.0 one", "2.0 two b", "2.1 two c", "3.0 three"]);
  });

  test("if the last alternative of a position is removed, later positions shift down", () => {
    const workout = ["two", "two c", "two b"].reduce(
      (present, name) => edit(present, { type: "set.remove", moduleId: idOf(name) }),
      withAlternatives(),
    );
    expect(outline(workout, names)).toEqual(["1.0 one", "2.0 three"]);
  });
});

describe("rounds rebuild", () => {
  const squats = edit(threeSets(), adding(backSquat), setRounds("3"));
  const loaded = edit(
    squats,
    typing(squats, "Back squat", 1, 1, "80"),
    typing(squats, "Back squat", 2, 1, "90"),
    typing(squats, "Back squat", 3, 1, "100"),
  );

  test("extra rounds are cut, missing ones are added by copying the last round", () => {
    const shorter = edit(loaded, setRounds("2"));
    expect(texts(shorter, "Back squat", 1)).toEqual(["80", "90"]);
    const longer = edit(shorter, setRounds("4"));
    expect(texts(longer, "Back squat", 1)).toEqual(["80", "90", "90", "90"]);
    const rounds = entryOf(longer, "Back squat").moduleExerciseRounds;
    expect(rounds.map(({ orderNumber }) => orderNumber)).toEqual([1, 2, 3, 4]);
    expect(new Set(rounds.map(({ id }) => id)).size).toBe(4);
  });

  test("a missing round gets an id of its own even where a round from elsewhere has the one it would get", () => {
    const second = entryOf(loaded, "Back squat").moduleExerciseRounds.slice(1, 2);
    const shifted = { ...entryOf(loaded, "Back squat"), moduleExerciseRounds: second };
    const workout: Workout = {
      ...loaded,
      modules: [{ ...setOf(loaded, "one"), moduleExercises: [shifted], setRounds: 1 }],
    };
    const rounds = entryOf(edit(workout, setRounds("4")), "Back squat").moduleExerciseRounds;
    expect(new Set(rounds.map(({ id }) => id)).size).toBe(4);
  });

  test("every exercise of the set is rebuilt, and no other", () => {
    const workout = edit(loaded, adding(chinUp), adding(chinUp, "two", "elsewhere"), setRounds("5"));
    expect(["Back squat", "Chin-up", "elsewhere"].map((name) => roundCount(workout, name))).toEqual([5, 5, 1]);
  });

  test("amrap sets have no round count, and 1 round", () => {
    const workout = edit(loaded, setType("amrap"));
    expect([setOf(workout, "one").setRounds, roundCount(workout)]).toEqual([null, 1]);
    expect(reasonOf(workout, setRounds("3"))).toBe("Amrap sets have no round count.");
    expect(reasonOf(workout, setRounds(""))).toBeNull();
  });

  test("for emom, rounds per exercise = the minutes divided by the number of exercises, rounded down", () => {
    const emom = edit(loaded, setType("emom"), setRounds("12"));
    expect(roundCount(emom)).toBe(12);
    const three = edit(emom, adding(chinUp), adding(chinUp, "one", "third"));
    expect(["Back squat", "Chin-up", "third"].map((name) => roundCount(three, name))).toEqual([4, 4, 4]);
    const withRest = edit(three, { type: "exercise.addRest", moduleId: idOf("one"), moduleExerciseId: idOf("rest") });
    expect([roundCount(withRest), roundCount(withRest, "rest")]).toEqual([3, 3]);
    const fewer = edit(three, { type: "exercise.remove", moduleExerciseId: idOf("third") });
    expect(roundCount(fewer)).toBe(6);
  });

  test("with no set type and no rounds an exercise has 0 rounds", () => {
    const workout = edit(loaded, setType(null), setRounds(""));
    expect([setOf(workout, "one").setRounds, roundCount(workout)]).toEqual([null, 0]);
    expect(roundCount(edit(workout, setType("regular")))).toBe(1);
  });

  test.each([
    ["amrap", 12, 3, 1],
    ["amrap", null, 0, 1],
    ["emom", 12, 3, 4],
    ["emom", 10, 3, 3],
    ["emom", 2, 3, 1],
    ["emom", null, 2, 1],
    ["emom", 5, 0, 5],
    [null, null, 2, 0],
    [null, 3, 2, 3],
    ["superset", null, 2, 1],
    ["superset", 5, 2, 5],
  ] as const)("type %s with %s rounds and %i entries gives %i", (type, rounds, entries, expected) => {
    expect(roundsFor(type, rounds, entries)).toBe(expected);
  });

  test("set rounds: whole number 1 to 50; other input ignored", () => {
    for (const text of ["0", "51", "-1", "2.5", "five", "1e1", "99999999"]) {
      expect(reasonOf(loaded, setRounds(text))).toBe("Enter a whole number from 1 to 50.");
    }
    expect(roundCount(edit(loaded, setRounds(" 50 ")))).toBe(50);
    expect(apply(loaded, setRounds("3"))).toMatchObject({ unchanged: true, workout: loaded });
  });
});

describe("pasting a set", () => {
  const source = edit(threeSets(), adding(backSquat), setRounds("2"));

  function fresh(prefix: string) {
    let made = 0;
    return setWithFreshIds(copySet(setOf(source, "one")), () => idOf(`${prefix} ${made++}`));
  }

  test("it becomes a position of its own", () => {
    const workout = edit(source, { type: "set.paste", module: fresh("pasted"), at: 2 });
    expect(workout.modules.map(({ orderNumber }) => orderNumber)).toEqual([1, 2, 3, 4]);
    expect(copySet(setOf(workout, "pasted 0"))).toEqual({ ...copySet(setOf(source, "one")), orderNumber: 2 });
  });

  test("alternatives come along", () => {
    const paste: Command = { type: "set.paste", module: fresh("main"), alternatives: [fresh("other")], at: 1 };
    const workout = edit(source, paste);
    expect(outline(workout, [...names, "main 0", "other 0"])).toEqual([
      "1.0 main 0",
      "1.1 other 0",
      "2.0 one",
      "3.0 two",
      "4.0 three",
    ]);
    expect(edit(workout, paste)).toBe(workout);
  });

  test("a part that has an id of the workout is refused", () => {
    const module = { ...setOf(source, "one"), id: idOf("new") };
    expect(reasonOf(source, { type: "set.paste", module })).toBe("A pasted set needs ids of its own.");
    const twice: Command = { type: "set.paste", module: fresh("main"), alternatives: [fresh("main")] };
    expect(reasonOf(source, twice)).toBe("A pasted set needs ids of its own.");
  });
});
