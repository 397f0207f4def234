import { v7 as newId } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { NotFound } from "#app/domain/errors.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { pressButton } from "#app/domain/workout/form/presses.ts";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { readMove } from "#app/features/workouts/move.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { kilos, line, reps } from "#scripts/demo-data/plan.ts";
import { formatWorkout } from "#tests/integration/demo/given.ts";
import { givenProgram } from "#tests/integration/programs/given.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { dayOf, postForm, readDayOf, saveDays, saveOver, storedDays } from "./given.ts";

let ctx: Context;
let programId: string;
let monday: Workout;
let wednesday: Workout;

beforeEach(async () => {
  ({ ctx } = await coachingBusiness());
  programId = await givenProgram(ctx);
  const set = (name: string, rounds: number, exercises: string[]) => ({
    name,
    type: "regular" as const,
    rounds,
    lines: exercises.map((exercise) => line(exercise, [reps(5), kilos(80)])),
  });
  monday = dayOf(programId, "1", { name: "Monday", sets: [set("Main", 2, ["Back squat", "Bench press"])] });
  wednesday = dayOf(programId, "3", { name: "Wednesday", sets: [set("Pull", 1, ["Deadlift"])] });
  await saveDays(ctx, programId, [monday, wednesday]);
});

const mainSet = () => monday.modules[0]?.id ?? "";
const squatId = () => monday.modules[0]?.moduleExercises[0]?.id ?? "";
const pullSet = () => wednesday.modules[0]?.id ?? "";

async function read(partId: string, key = "1") {
  return readMove(ctx, await findProgram(ctx, programId), key, partId);
}

/** Posts the dialog's form as it was shown, with the place of that label. */
async function move(partId: string, label: string, press: "move" | "copyTo" = "move") {
  const { places, versions } = await read(partId);
  const to = places.find((place) => place.label === label)?.value;
  if (!to) throw new Error(`The dialog does not offer ${label}.`);
  const form = new FormData();
  form.append("saveId", newId());
  for (const { name, version } of versions) form.append(name, String(version));
  form.append("do", pressButton({ press, key: "1", id: partId, to }));
  return { form, result: await postForm(ctx, programId, form) };
}

const words = async (key: string) => formatWorkout((await readDayOf(ctx, programId, key)).workout);
const versions = async () => (await storedDays(ctx, programId)).map(({ day, version }) => [day, version]);

test("the dialog names what is moved, and every place of the week", async () => {
  const { title, places } = await read(squatId());
  expect(title).toBe("Back squat");
  expect(places.map(({ label }) => label)).toEqual([
    "Monday, set 1, Main, at its end",
    "Monday, a new set",
    "Tuesday, no longer a rest day",
    "Wednesday, set 1, Pull",
    "Wednesday, a new set",
    ...["Thursday", "Friday", "Saturday", "Sunday"].map((day) => `${day}, no longer a rest day`),
  ]);
  expect((await read(mainSet())).title).toBe("Main");
});

describe("moving stores both days at once", () => {
  test("an exercise into a set of another day, whose rounds it takes", async () => {
    const { result } = await move(squatId(), "Wednesday, set 1, Pull");
    expect(result).toMatchObject({ ok: true, made: squatId() });
    expect(await words("1")).toEqual(["regular 2 Main", "- Bench press: reps 5, weight 80 kg | reps 5, weight 80 kg"]);
    expect(await words("3")).toEqual([
      "regular 1 Pull",
      "- Deadlift: reps 5, weight 80 kg",
      "- Back squat: reps 5, weight 80 kg",
    ]);
    expect(await versions()).toEqual([
      [1, 2],
      [3, 2],
    ]);
  });

  test("a set to a rest day, which holds it alone", async () => {
    await move(mainSet(), "Friday, no longer a rest day");
    expect(await words("5")).toEqual([
      "regular 2 Main",
      "- Back squat: reps 5, weight 80 kg | reps 5, weight 80 kg",
      "- Bench press: reps 5, weight 80 kg | reps 5, weight 80 kg",
    ]);
    expect((await readDayOf(ctx, programId, "5")).workout.restDay).toBe(false);
    expect(await words("1")).toEqual([]);
  });

  test("once, when the same form comes twice", async () => {
    const { form } = await move(squatId(), "Wednesday, a new set");
    expect(await postForm(ctx, programId, form)).toMatchObject({ ok: true, made: squatId() });
    expect(await words("3")).toHaveLength(4);
    expect((await versions()).map(([, version]) => version)).toEqual([2, 2]);
  });
});

describe("copying leaves the one and stores the other", () => {
  test("once, when the same form comes twice", async () => {
    const { form, result } = await move(squatId(), "Wednesday, set 1, Pull", "copyTo");
    expect(result).toMatchObject({ ok: true, made: expect.not.stringMatching(squatId()) });
    expect(await postForm(ctx, programId, form)).toEqual(result);
    expect(await words("1")).toHaveLength(3);
    expect(await words("3")).toEqual([
      "regular 1 Pull",
      "- Deadlift: reps 5, weight 80 kg",
      "- Back squat: reps 5, weight 80 kg",
    ]);
    expect(await versions()).toEqual([
      [1, 1],
      [3, 2],
    ]);
  });

  test("of a set in its own day", async () => {
    const { result } = await move(mainSet(), "Monday, at the end", "copyTo");
    const { workout } = await readDayOf(ctx, programId, "1");
    expect(workout.modules.map(({ name }) => name)).toEqual(["Main", "Main"]);
    expect(result).toMatchObject({ ok: true, made: workout.modules[1]?.id });
  });
});

describe("what is not there any more", () => {
  test("has no dialog", async () => {
    await expect(read(newId())).rejects.toBeInstanceOf(NotFound);
    await expect(read(pullSet())).rejects.toBeInstanceOf(NotFound);
    await expect(read(squatId(), "99")).rejects.toBeInstanceOf(NotFound);
    await expect(read(squatId(), "no day")).rejects.toBeInstanceOf(NotFound);
  });

  test("is not moved, and nothing is stored", async () => {
    const { form } = await move(squatId(), "Wednesday, set 1, Pull");
    form.set("saveId", newId());
    expect(await postForm(ctx, programId, form)).toMatchObject({
      ok: false,
      status: 400,
      refusal: { message: "Given item not found." },
    });
    const [, before] = await versions();
    form.set("do", pressButton({ press: "move", key: "1", id: mainSet(), to: `3 ${newId()}` }));
    expect(await postForm(ctx, programId, form)).toMatchObject({ ok: false, status: 400 });
    expect((await versions())[1]).toEqual(before);
  });
});

test("what somebody else changed meanwhile is kept: the move is made on the newest days", async () => {
  const { places, versions: shown } = await read(squatId());
  await saveOver(ctx, programId, { ...wednesday, name: "Changed" }, 1);
  const form = new FormData();
  form.append("saveId", newId());
  for (const { name, version } of shown) form.append(name, String(version));
  const to = places.find(({ label }) => label === "Wednesday, set 1, Pull")?.value ?? "";
  form.append("do", pressButton({ press: "move", key: "1", id: squatId(), to }));
  expect(await postForm(ctx, programId, form)).toMatchObject({ ok: true });
  expect((await readDayOf(ctx, programId, "3")).workout.name).toBe("Changed");
  expect(await words("3")).toHaveLength(3);
});
