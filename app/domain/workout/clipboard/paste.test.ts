import fc from "fast-check";
import { expect, test } from "vitest";
import { derivedId } from "#app/domain/ids/derived.ts";
import { EMPTY_ID } from "#app/domain/ids/ids.ts";
import { applyTogether } from "#app/domain/workout/commands/apply.ts";
import { clearDays, restDays } from "#app/domain/workout/commands/select-days.ts";
import {
  adding,
  backSquat,
  chinUp,
  edit,
  idOf,
  outline,
  threeSets,
} from "#app/domain/workout/commands/test-support.ts";
import { newWorkout } from "#app/domain/workout/document/create.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { idsOfWorkout } from "#app/domain/workout/document/find.ts";
import { isRefusal } from "#app/domain/workout/document/outcome.ts";
import { workoutSchema } from "#app/domain/workout/document/schema.ts";
import { type Clip, clipOf, clipOfWeek, type Part } from "./clip.ts";
import { pasteAt, pasteWeek } from "./paste.ts";
import { readClip } from "./schema.ts";

const whole: Part = { kind: "workout" };
const set = (name: string): Part => ({ kind: "set", id: idOf(name) });
const entry = (name: string): Part => ({ kind: "exercise", id: idOf(name) });
const restDay = newWorkout({ id: idOf("rest"), day: 2, date: null });
const names = ["one", "two", "three", "other"];

function maker(salt: string) {
  let made = 0;
  return () => derivedId(`${salt} ${made++}`);
}

function given() {
  const added = edit(threeSets(), adding(backSquat), adding(chinUp), {
    type: "set.rename",
    moduleId: idOf("one"),
    name: "Main",
  });
  return edit(added, { type: "set.addAlternative", moduleId: idOf("one"), alternativeId: idOf("other") });
}

function copied(part: Part, workout = given()): Clip {
  const clip = clipOf(workout, part);
  if (!clip) throw new Error("Nothing to copy.");
  return clip;
}

function paste(clip: Clip, part: Part, workout: Workout = given()): Workout | string {
  const pasted = pasteAt(clip, { key: "1", workout, part }, maker("paste"));
  if (isRefusal(pasted)) return pasted.reason;
  const applied = applyTogether(() => workout, pasted.commands);
  return applied.ok ? (applied.changes[0]?.after ?? workout) : applied.reason;
}

test("what is on the clipboard has no ids of its own, and says what it is", () => {
  const clip = copied(whole);
  expect(clip.title).toBe("Day 1");
  expect(new Set(clip.days.flatMap((day) => day?.modules.map(({ id }) => id) ?? []))).toEqual(new Set([EMPTY_ID]));
  expect([copied(set("one")), copied(entry("Chin-up"))].map(({ kind, title }) => [kind, title])).toEqual([
    ["set", "Main"],
    ["exercise", "Chin-up"],
  ]);
  expect(clipOf(given(), set("nowhere"))).toBeNull();
});

test("a main variation comes with its alternatives, an alternative alone, behind the set it is pasted at", () => {
  const both = paste(copied(set("one")), set("two"));
  expect(typeof both !== "string" && outline(both, names)).toEqual([
    "1.0 one",
    "1.1 other",
    "2.0 two",
    "3.0 ?",
    "3.1 ?",
    "4.0 three",
  ]);
  const alone = paste(copied(set("other")), whole);
  expect(typeof alone !== "string" && outline(alone, names)).toEqual([
    "1.0 one",
    "1.1 other",
    "2.0 two",
    "3.0 three",
    "4.0 ?",
  ]);
});

test("an exercise goes behind the exercise, to the end of the set, or into the day's last set", () => {
  const titles = (part: Part) => {
    const day = paste(copied(entry("Chin-up")), part);
    return typeof day === "string"
      ? day
      : day.modules.map((module) => module.moduleExercises.map(({ exercise }) => exercise?.name));
  };
  expect(titles(entry("Back squat"))).toEqual([["Back squat", "Chin-up", "Chin-up"], [], [], []]);
  expect(titles(set("two"))).toEqual([["Back squat", "Chin-up"], [], ["Chin-up"], []]);
  expect(titles(whole)).toEqual([["Back squat", "Chin-up"], [], [], ["Chin-up"]]);
});

test("a set makes a rest day one of training, an exercise needs a set", () => {
  expect(paste(copied(set("one")), whole, restDay)).toMatchObject({ restDay: false, id: restDay.id, day: 2 });
  expect(paste(copied(entry("Chin-up")), whole, restDay)).toBe("This is a rest day. Untick 'Rest day' to edit it.");
});

test("what does not go there is refused in words", () => {
  const week = clipOfWeek([given(), null, null, null, null, null, restDay]);
  expect(paste(week, whole)).toBe("The clipboard holds a whole week. Use 'Paste week'.");
  expect(paste(copied(whole), set("one"))).toBe("The clipboard holds a whole day. Paste it into a day.");
  expect(pasteWeek(copied(whole), ["1"], maker("x"))).toMatchObject({ ok: false });
});

test("a week leaves the days alone that either week lacks", () => {
  const week = clipOfWeek([given(), null, restDay, null, null, null, null]);
  expect(week.title).toBe("Day 1 to Day 2");
  const pasted = pasteWeek(week, [null, "9", "10", "11", null, null, null], maker("week"));
  expect(!isRefusal(pasted) && pasted.commands.map(({ workoutKey }) => workoutKey)).toEqual(["10"]);
});

test("the clipboard is read back as what was put there, whatever was copied and pasted", () => {
  const parts = fc.constantFrom(whole, set("one"), set("other"), set("three"), entry("Back squat"), entry("Chin-up"));
  fc.assert(
    fc.property(parts, parts, fc.string(), (from, to, salt) => {
      const clip = readClip(JSON.parse(JSON.stringify(copied(from))), maker(salt));
      expect(clip?.kind).toBe(from.kind);
      const day = clip && paste(clip, to);
      if (!day || typeof day === "string") return;
      expect(workoutSchema.safeParse(day).success).toBe(true);
      expect(new Set(idsOfWorkout(day)).size).toBe(idsOfWorkout(day).length);
    }),
  );
});

test("what is no clip is not read, however it is made", () => {
  const clip = copied(set("one"));
  const nested = JSON.parse(`${"[".repeat(50_000)}${"]".repeat(50_000)}`);
  const [day] = clip.days;
  const others: unknown[] = [
    null,
    "text",
    {},
    nested,
    { ...clip, days: nested },
    { ...clip, kind: "folder" },
    { ...clip, kind: "week" },
    { ...clip, kind: "exercise" },
    { ...clip, days: [null] },
    { ...clip, days: [day, day] },
    { ...copied(whole), kind: "set" },
  ];
  expect(others.map((value) => readClip(value, maker("x")))).toEqual(others.map(() => null));
  fc.assert(fc.property(fc.jsonValue(), (value) => readClip(value, maker("x")) === null));
});

test("days are made rest days, or emptied; a rest day stays one", () => {
  const days = new Map([
    ["1", given()],
    ["2", restDay],
  ]);
  const after = (commands: ReturnType<typeof restDays>) => {
    const applied = applyTogether((key) => days.get(key), commands);
    return (
      applied.ok &&
      applied.changes.map(({ workoutKey, after: { restDay: isRest, modules } }) => [workoutKey, isRest, modules.length])
    );
  };
  expect(after(restDays(["1", "2"]))).toEqual([["1", true, 0]]);
  expect(after(clearDays(["1", "2"], (key) => key === "2", maker("new")))).toEqual([["1", false, 3]]);
});
