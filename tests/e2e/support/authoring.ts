import { expect, type Locator } from "@playwright/test";
import type { Desk } from "./desk.ts";
import * as editor from "./editor.ts";
import type { Column, DayFacts, ExerciseFacts, ProgramFacts, SetFacts } from "./published-programs.ts";

/** Authors every day of the program as written, and saves once at the end. */
export async function authorProgram(desk: Desk, { weeks }: ProgramFacts) {
  for (const [index, days] of weeks.entries()) {
    if (index > 0) await editor.goToWeek(desk, index + 1);
    for (const facts of days) await authorDay(desk, facts);
  }
  await editor.save(desk);
}

async function authorDay(desk: Desk, { weekday, title, sets }: DayFacts) {
  const day = await editor.train(desk, weekday);
  await day.getByRole("textbox", { name: /^Title of/ }).fill(title);
  await editor.haveSets(desk, day, sets.length);
  for (const [index, set] of sets.entries()) await authorSet(desk, day, index + 1, set);
}

/** All exercises first, since the rounds of an Emom depend on how many there are; then what each one asks for. */
async function authorSet(desk: Desk, day: Locator, number: number, set: SetFacts) {
  const field = (what: "Name" | "Type" | "Rounds" | "Description") => editor.setField(day, what, number);
  if (set.name) await field("Name").fill(set.name);
  if (set.type) await field("Type").selectOption(set.type);
  if (set.rounds) await field("Rounds").fill(String(set.rounds));
  if (set.description) await field("Description").fill(set.description);
  for (const { name } of set.exercises) await editor.addExercise(desk, day, number, name);
  for (const [index, facts] of set.exercises.entries()) {
    await authorExercise(desk, editor.exercisesOf(day, number).nth(index), facts, roundsOf(set));
  }
}

async function authorExercise(desk: Desk, exercise: Locator, facts: ExerciseFacts, rounds: number) {
  const { columns, note, without = [], isRest } = facts;
  if (note) await exercise.getByRole("textbox", { name: /, description$/ }).fill(note);
  const isPlain = !isRest && without.length === 0 && columns.every(isPlainColumn);
  if (!isPlain) await editor.openRounds(desk, exercise);
  for (const quantity of without) await editor.removeColumn(desk, exercise, quantity);
  for (const { quantity, type } of columns) {
    if (!type) continue;
    const column = await editor.columnFor(exercise, quantity);
    await editor.columnField(exercise, column, "type").selectOption(type);
  }
  for (const column of columns) await typeValues(exercise, column, rounds, isPlain);
  if (isRest) await tickRests(exercise, rounds);
  if (!isPlain) await editor.closeRounds(desk, exercise);
}

function isPlainColumn({ type, values }: Column) {
  return !type && typeof values === "string";
}

async function typeValues(exercise: Locator, { quantity, values }: Column, rounds: number, isFolded: boolean) {
  if (values === "") return;
  if (isFolded && typeof values === "string") {
    return editor.setValue(exercise, rounds > 1 ? "all" : 1, quantity, values);
  }
  for (const [index, text] of perRound(values, rounds).entries()) {
    await editor.setValue(exercise, index + 1, quantity, text);
  }
}

async function tickRests(exercise: Locator, rounds: number) {
  for (let round = 1; round <= rounds; round++) {
    await exercise.getByRole("checkbox", { name: new RegExp(`, round ${round} is rest$`) }).check();
  }
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
  await expect(day.getByRole("list", { name: /^Exercises of set/ })).toHaveCount(sets.length);
  for (const [index, set] of sets.entries()) await expectSet(day, index + 1, set);
}

async function expectSet(day: Locator, number: number, set: SetFacts) {
  const field = (what: "Name" | "Type" | "Rounds" | "Description") => editor.setField(day, what, number);
  await expect(field("Name")).toHaveValue(set.name ?? "");
  await expect(field("Type").getByRole("option", { selected: true })).toHaveText(set.type ?? "Regular");
  if (set.rounds) await expect(field("Rounds")).toHaveValue(String(set.rounds));
  else await expect(field("Rounds")).toHaveCount(0);
  await expect(field("Description")).toHaveValue(set.description ?? "");
  const exercises = editor.exercisesOf(day, number);
  await expect(exercises.getByRole("heading")).toHaveText(set.exercises.map(({ name }) => name));
  for (const [index, facts] of set.exercises.entries()) {
    await expectExercise(exercises.nth(index), facts, roundsOf(set));
  }
}

async function expectExercise(exercise: Locator, facts: ExerciseFacts, rounds: number) {
  await expect(exercise.getByRole("textbox", { name: /, description$/ })).toHaveValue(facts.note ?? "");
  for (const { quantity, heading, values } of facts.columns) {
    await expect(exercise.getByRole("columnheader", { name: heading, exact: true })).toBeVisible();
    const isFolded = rounds > 1 && !facts.isRest && facts.columns.every(({ values: each }) => typeof each === "string");
    if (isFolded && typeof values === "string") {
      await expect(editor.valueField(exercise, "all", quantity)).toHaveValue(values);
      continue;
    }
    for (const [index, text] of perRound(values, rounds).entries()) {
      await expect(editor.valueField(exercise, index + 1, quantity)).toHaveValue(text);
    }
  }
  for (const quantity of facts.without ?? []) {
    await expect(exercise.getByRole("columnheader", { name: quantity })).toHaveCount(0);
  }
  await expect(exercise.getByRole("cell", { name: "Rest", exact: true })).toHaveCount(facts.isRest ? rounds : 0);
  const lines = facts.isRest || facts.columns.some(({ values }) => typeof values !== "string") ? rounds : 1;
  await expect(exercise.getByRole("row")).toHaveCount(lines + 1);
}

function perRound(values: string | string[], rounds: number): string[] {
  return typeof values === "string" ? Array.from({ length: rounds }, () => values) : values;
}

/** How many rounds each exercise of the set has: the minutes of an Emom are shared among them; an Amrap has one. */
function roundsOf({ type, rounds = 1, exercises }: SetFacts): number {
  return type === "Emom" ? Math.floor(rounds / exercises.length) : rounds;
}
