import { expect, type Locator } from "@playwright/test";
import type { Desk } from "#tests/e2e/support/desk.ts";
import * as editor from "#tests/e2e/support/editor.ts";
import type { DayFacts, ExerciseFacts, ProgramFacts, SetFacts } from "./published-programs.ts";

/** Authors the day field by field. */
export async function authorDay(desk: Desk, { weekday, title, sets }: DayFacts) {
  const day = await editor.train(desk, weekday);
  await day.getByRole("textbox", { name: /^Title of/ }).fill(title);
  await editor.haveSets(desk, day, sets.length);
  for (const [index, set] of sets.entries()) await authorSet(desk, day, index + 1, set);
}

/** All exercises first, then what each one asks for. */
async function authorSet(desk: Desk, day: Locator, number: number, { rounds, exercises }: SetFacts) {
  await editor.fillSet(desk, day, "Rounds", number, String(rounds));
  for (const { name } of exercises) await editor.addExercise(desk, day, number, name);
  for (const [index, facts] of exercises.entries()) {
    await authorExercise(desk, editor.exercisesOf(day, number).nth(index), facts, rounds);
  }
}

async function authorExercise(desk: Desk, exercise: Locator, facts: ExerciseFacts, rounds: number) {
  const { columns, note, without = [] } = facts;
  const isPlain = !note && without.length === 0 && columns.every(({ type }) => !type);
  if (!isPlain) await editor.openRounds(desk, exercise);
  if (note) await noteOf(exercise).fill(note);
  for (const quantity of without) await editor.removeColumn(desk, exercise, quantity);
  for (const { quantity, type } of columns) {
    if (!type) continue;
    const column = await editor.columnFor(exercise, quantity);
    await editor.columnField(exercise, column, "type").selectOption(type);
  }
  const lines = isPlain && rounds > 1 ? (["all"] as const) : Array.from({ length: rounds }, (_, index) => index + 1);
  for (const { quantity, values } of columns.filter((column) => column.values !== "")) {
    for (const line of lines) await editor.setValue(exercise, line, quantity, values);
  }
  if (!isPlain) await editor.closeRounds(desk, exercise);
}

/** Finds every value of the program in the editor, and rest on all other days. */
export async function expectProgram(desk: Desk, { weeks }: ProgramFacts) {
  for (const [index, days] of weeks.entries()) {
    if (index > 0) await editor.goToWeek(desk, index + 1);
    await expect(desk.page.getByRole("checkbox", { name: "Rest day", checked: true })).toHaveCount(7 - days.length);
    for (const facts of days) await expectDay(desk, facts);
  }
}

async function expectDay(desk: Desk, { weekday, title, sets }: DayFacts) {
  const day = editor.dayOf(desk, weekday);
  await expect(day.getByRole("textbox", { name: /^Title of/ })).toHaveValue(title);
  await expect(editor.setsOf(day)).toHaveCount(sets.length);
  for (const [index, set] of sets.entries()) await expectSet(day, index + 1, set);
}

async function expectSet(day: Locator, number: number, set: SetFacts) {
  await expect(editor.setField(day, "Rounds", number)).toHaveValue(String(set.rounds));
  const exercises = editor.exercisesOf(day, number);
  await expect(editor.namesOf(exercises)).toHaveText(set.exercises.map(({ name }) => name));
  for (const [index, facts] of set.exercises.entries()) await expectExercise(exercises.nth(index), facts, set.rounds);
}

async function expectExercise(exercise: Locator, facts: ExerciseFacts, rounds: number) {
  await expect(noteOf(exercise)).toHaveValue(facts.note ?? "");
  for (const { quantity, heading, values } of facts.columns) {
    const field = editor.valueField(exercise, rounds > 1 ? "all" : 1, quantity);
    await expect(field).toHaveAccessibleName(new RegExp(`, ${heading}$`, "i"));
    await expect(field).toHaveValue(values);
  }
  for (const quantity of facts.without ?? []) {
    await expect(editor.valueField(exercise, rounds > 1 ? "all" : 1, quantity)).toHaveCount(0);
  }
  await expect(exercise.locator(".r:not(.titles)")).toHaveCount(1);
}

/** A compact week shows the one of an open exercise, and any that is written. */
function noteOf(exercise: Locator) {
  return exercise.getByLabel(/, description$/);
}
