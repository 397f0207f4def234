import { expect, test } from "vitest";
import type { Command } from "#app/domain/workout/commands/commands.ts";
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

test("rounds are said as a coach says them, equal ones in one line", () => {
  const [squat, chinUps] = setsOf(superset())[0]?.exercises ?? [];
  expect(squat?.rounds).toEqual(["4 × 5 @ 100 kg", "1 × 5 @ 110 kg"]);
  expect(chinUps?.rounds).toEqual(["5 rounds"]);
});

test("what rounds come to for a client follows the program's own value, and sets them apart", () => {
  const workout = superset();
  const calculated = new Map([[valueKey(roundId(workout, "Back squat", 2), 1), "96 kg"]]);
  expect(setsOf(workout, calculated)[0]?.exercises[0]?.rounds).toEqual([
    ...["1 × 5 @ 100 kg", "1 × 5 @ 100 kg (96 kg)", "2 × 5 @ 100 kg", "1 × 5 @ 110 kg"],
  ]);
});

test("an exercise's tempo and rest stand with it", () => {
  const tempo: Command = {
    type: "exercise.setDetail",
    moduleExerciseId: idOf("Back squat"),
    detail: "tempo",
    text: "30X1",
  };
  const workout = edit(superset(), tempo);
  expect(setsOf(workout)[0]?.exercises[0]?.details).toEqual(["tempo 30X1"]);
});

test("a rest day says where it stands, by weekday where it has a date", () => {
  const dated = { ...threeSets(), restDay: true, day: null, date: "2026-05-04" };
  expect(reportDay(dated)).toEqual({ restDay: true, place: "Monday 04/05/2026" });
});
