import { expect, test } from "vitest";
import { addDays, weekdayNames, weekdayOf } from "#app/domain/schedule/dates.ts";
import { idOf } from "#app/domain/workout/commands/test-support.ts";
import { newWorkout } from "#app/domain/workout/document/create.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { workoutSchema } from "#app/domain/workout/document/schema.ts";
import { forEditing, forSaving } from "#app/domain/workout/document/trim.ts";
import { printWeek } from "#app/domain/workout/text/print/print.ts";
import { authorWorkout } from "#scripts/demo-data/author-workout.ts";
import type { PlannedDay, ProgramPlan } from "#scripts/demo-data/plan.ts";
import { athleticsDay } from "#scripts/demo-data/programs/athletics.ts";
import { conditioningWeek, couchTo5K } from "#scripts/demo-data/programs/conditioning.ts";
import { clubSeason } from "#scripts/demo-data/programs/season.ts";
import { fiveThreeOne, hypertrophyDay, texasMethod } from "#scripts/demo-data/programs/strength.ts";
import {
  athleticsDayText,
  clubSeasonText,
  conditioningWeekText,
  couchTo5KText,
  fiveThreeOneTexts,
  hypertrophyDayText,
  texasMethodTexts,
} from "./program-texts-support.ts";
import { contentOf, emptyDay, freshIds, readWeek, starterLibrary } from "./text-support.ts";

const season = clubSeason(new Date("2026-03-02T00:00:00Z"));
const seasonStart = season.span.startDate ?? "";

function authored({ days }: ProgramPlan, isMeant: (day: PlannedDay) => boolean = () => true): Workout[] {
  return days.filter(isMeant).map((day) => {
    const newId = freshIds();
    return forEditing(forSaving(authorWorkout(day, { id: newId(), library: exerciseNamed, newId })));
  });
}

function exerciseNamed(name: string) {
  const found = starterLibrary.find((exercise) => exercise.name === name);
  if (!found) throw new Error(`The library has no exercise ${name}.`);
  return found;
}

function week(number: number): Workout[] {
  return Array.from({ length: 7 }, (_, index) => emptyDay((number - 1) * 7 + index + 1));
}

const isInWeek =
  (number: number) =>
  ({ place }: PlannedDay) =>
    Math.ceil((place.day ?? 0) / 7) === number;

const fixed: [name: string, text: string, number: number, plan: ProgramPlan][] = [
  ...fiveThreeOneTexts.map((text, index) => [fiveThreeOne.name, text, index + 1, fiveThreeOne] as const),
  ...texasMethodTexts.map((text, index) => [texasMethod.name, text, index + 1, texasMethod] as const),
  [couchTo5K.name, couchTo5KText, 1, couchTo5K] as const,
  [conditioningWeek.name, conditioningWeekText, 1, conditioningWeek] as const,
  [hypertrophyDay.name, hypertrophyDayText, 1, hypertrophyDay] as const,
  [athleticsDay.name, athleticsDayText, 1, athleticsDay] as const,
].map(([name, text, number, plan]) => [name, text, number, plan]);

test.each(fixed)("%s: the text says every value of the week, and prints as it was written", (_, text, number, plan) => {
  const days = readWeek(text, week(number));
  const trained = days.filter(({ restDay }) => !restDay);
  const expected = authored(plan, isInWeek(number));
  expect(trained.map(({ day }) => day)).toEqual(expected.map(({ day }) => day));
  expect(trained.map(contentOf)).toEqual(expected.map(contentOf));
  expect(days.map((day) => workoutSchema.parse(day))).toEqual(days);
  const named = days.filter(({ restDay, day }) => !restDay || text.includes(`day ${day}\n`));
  expect(printWeek(named)).toBe(text);
});

test("Club season: the text says every value of any of its weeks, and prints as it was written", () => {
  for (const from of [seasonStart, addDays(seasonStart, 5), addDays(seasonStart, 357)]) {
    const dates = Array.from({ length: 7 }, (_, offset) => addDays(from, offset));
    const days = dates.map((date) => newWorkout({ id: idOf(date), day: null, date }));
    const text = clubSeasonText(from);
    const written = readWeek(text, days);
    const expected = new Map(
      authored(season, ({ place }) => dates.includes(place.date ?? "")).map((day) => [day.date, day]),
    );
    for (const day of written) {
      const isTraining = ["Monday", "Wednesday", "Friday", "Saturday"].includes(
        weekdayNames[weekdayOf(day.date ?? "")] ?? "",
      );
      expect(day.restDay).toBe(!isTraining);
      expect(contentOf(day)).toEqual(contentOf(expected.get(day.date) ?? day));
    }
    expect(expected.size).toBe(4);
    expect(printWeek(written)).toBe(text);
  }
});

test("a program's numbers stand where a coach would look for them", () => {
  const [monday] = readWeek(texasMethodTexts[0] ?? "", week(1));
  const [squat] = monday?.modules ?? [];
  expect(squat?.setRounds).toBe(5);
  const [first] = squat?.moduleExercises[0]?.moduleExerciseRounds ?? [];
  expect(first?.roundDefinitions).toEqual([
    {
      trackableCategory: "reps",
      measurementUnit: "noDimension",
      trackableType: "amount",
      value: 5,
      additionalValue: null,
    },
    {
      trackableCategory: "weight",
      measurementUnit: "kilograms",
      trackableType: "percentage",
      value: 80,
      additionalValue: null,
    },
  ]);
});
