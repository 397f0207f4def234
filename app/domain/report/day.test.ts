import { describe, expect, test } from "vitest";
import {
  adding,
  backSquat,
  chinUp,
  edit,
  idOf,
  roundId,
  threeSets,
  typing,
} from "#app/domain/workout/commands/test-support.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { reportDay } from "./day.ts";
import { valueKey } from "./rounds.ts";

function superset(): Workout {
  const named = edit(
    threeSets(),
    { type: "set.rename", moduleId: idOf("one"), name: "Main lift" },
    { type: "set.setType", moduleId: idOf("one"), setType: "superset" },
    { type: "set.setRounds", moduleId: idOf("one"), rounds: "5" },
    adding(backSquat),
    adding(chinUp),
  );
  const typed = [1, 2, 3, 4, 5].flatMap((round) => [
    typing(named, "Back squat", round, 0, "5"),
    typing(named, "Back squat", round, 1, round === 5 ? "110" : "100"),
  ]);
  return edit(named, ...typed);
}

function setsOf(workout: Workout, calculated?: ReadonlyMap<string, string>) {
  const day = reportDay(workout, calculated ? { calculated } : {});
  if (day.restDay) throw new Error("A rest day has no sets.");
  return day.sets;
}

test("a day reads in the preview's words, with a letter for each exercise", () => {
  const [set] = setsOf(superset());
  expect(set).toMatchObject({ name: "Main lift", setType: "Superset 5 rounds", alternative: null });
  expect(set?.exercises.map(({ letter, name }) => [letter, name])).toEqual([
    ["a", "Back squat"],
    ["b", "Chin-up"],
  ]);
});

test("sets in which nothing was written are left out", () => {
  expect(setsOf(superset())).toHaveLength(1);
  expect(setsOf(threeSets())).toEqual([]);
});

test("an alternative says so, and stays beside its main variation though one of the two is empty", () => {
  const workout = edit(superset(), { type: "set.addAlternative", moduleId: idOf("one"), alternativeId: idOf("one b") });
  expect(setsOf(workout).map(({ name, alternative }) => [name, alternative])).toEqual([
    ["Main lift", null],
    ["*", "Alternative variation of above"],
  ]);
});

describe("rounds", () => {
  test("that follow each other and are alike share a column", () => {
    const rounds = setsOf(superset())[0]?.exercises[0]?.rounds;
    expect(rounds).toEqual({
      columns: [
        { label: "1–4", isRest: false },
        { label: "5", isRest: false },
      ],
      lines: [
        { title: "Reps", cells: ["5", "5"] },
        { title: "Weight, kg", cells: ["100", "110"] },
      ],
    });
  });

  test("without a value say that there is none", () => {
    const rounds = setsOf(superset())[0]?.exercises[1]?.rounds;
    expect(rounds?.lines).toEqual([{ title: "Reps", cells: ["–"] }]);
  });

  test("show what they come to for a client behind the program's own value, and then are no longer alike", () => {
    const workout = superset();
    const calculated = new Map([[valueKey(roundId(workout, "Back squat", 2), 1), "96 kg"]]);
    const rounds = setsOf(workout, calculated)[0]?.exercises[0]?.rounds;
    expect(rounds?.columns.map(({ label }) => label)).toEqual(["1", "2", "3–4", "5"]);
    expect(rounds?.lines[1]?.cells).toEqual(["100", "100 (96 kg)", "100", "110"]);
  });

  test("of several types in one column tell each its own", () => {
    const type = { type: "type.change", slot: 1, trackableType: "percentage" } as const;
    const before = superset();
    const last = roundId(before, "Back squat", 5);
    const workout = edit(
      before,
      { ...type, moduleExerciseId: idOf("Back squat"), roundId: last },
      typing(before, "Back squat", 5, 1, "80"),
    );
    const rounds = setsOf(workout)[0]?.exercises[0]?.rounds;
    expect(rounds?.lines[1]).toEqual({ title: "Weight, kg", cells: ["100", "80 percentage"] });
  });

  test("a minimum, a range and a set to failure tell theirs by their form", () => {
    const typed = ["5", "5+", "5-8", "max", "5+2"].reduce(
      (workout, text, index) => edit(workout, typing(workout, "Back squat", index + 1, 0, text)),
      superset(),
    );
    const rounds = setsOf(typed)[0]?.exercises[0]?.rounds;
    expect(rounds?.lines[0]).toEqual({ title: "Reps", cells: ["5", "5+", "5-8", "max", "5+2 forced reps"] });
  });
});

test("a rest day says where it stands, by weekday where it has a date", () => {
  const dated = { ...threeSets(), restDay: true, day: null, date: "2026-05-04" };
  expect(reportDay(dated)).toEqual({ restDay: true, place: "Monday 04/05/2026" });
});
