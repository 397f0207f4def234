import { expect, test } from "vitest";
import { adding, backSquat, edit, idOf, texts, threeSets } from "#app/domain/workout/commands/test-support.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { fieldName } from "./fields.ts";
import { applyPosted, readFields } from "./posted.ts";
import { postedAsShown } from "./shown-support.ts";

const key = "1";
const squats = edit(threeSets(), { type: "set.setRounds", moduleId: idOf("one"), rounds: "3" }, adding(backSquat));

/** Repetitions by round. */
function post(workout: Workout, typed: Record<number, string>) {
  const id = idOf("Back squat");
  const changed = Object.entries(typed).map(([round, text]): [string, string] => {
    return [fieldName({ of: "value", key, id, round: Number(round) - 1, slot: 0 }), text];
  });
  const fields = readFields([...postedAsShown(workout, key, id), ...changed]);
  const { workouts, errors } = applyPosted(
    new Map([[key, workout]]),
    fields,
    () => () => "",
    () => true,
  );
  return { workout: workouts.get(key) ?? workout, errors };
}

test("without a script, too, '2x8+' in the first round is two rounds of it", () => {
  const typed = post(squats, { 1: "2x8+" });
  expect(typed.errors).toEqual({});
  expect(texts(typed.workout, "Back squat", 0)).toEqual(["8+", "8+"]);
});

test("without a script, too, a text sets its round's type, and an emptied set to failure is an empty amount", () => {
  const typed = post(squats, { 1: "8-12", 2: "8+", 3: "max" });
  expect(typed.errors).toEqual({});
  expect(texts(typed.workout, "Back squat", 0)).toEqual(["8-12", "8+", "max"]);
  expect(texts(post(typed.workout, { 3: "" }).workout, "Back squat", 0)).toEqual(["8-12", "8+", ""]);
});
