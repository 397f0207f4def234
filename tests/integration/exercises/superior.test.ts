import { v7 as newId } from "uuid";
import { describe, expect, test } from "vitest";
import { NotFound } from "#app/domain/errors.ts";
import { findExercise } from "#app/features/exercises/find.server.ts";
import { createExercise } from "#app/features/exercises/mutations.server.ts";
import { suggestSuperiors } from "#app/features/exercises/saving/superior.server.ts";
import { tried } from "#app/services/transactions.server.ts";
import { addUser, coachingBusiness } from "#tests/support/people/factory.ts";
import { changeExercise, exerciseInput, givenExercise, starterId } from "#tests/support/training/exercises.ts";

function below(name: string, { id = null, pick = null }: { id?: string | null; pick?: string | null } = {}) {
  return { superior: { name, id, pick, percentage: 80 } };
}

describe("the superior exercise is named", () => {
  test("by its name, whatever the case and accents", async () => {
    const { ctx } = await coachingBusiness();
    const id = await givenExercise(ctx, below("BÁCK  squat"));
    expect((await findExercise(ctx, id)).superiorExercise).toEqual({ id: starterId("Back squat"), name: "Back squat" });
  });

  test("by another name, as far as no exercise is called so", async () => {
    const { ctx } = await coachingBusiness();
    const id = await givenExercise(ctx, { name: "Half press", ...below("ohp") });
    expect((await findExercise(ctx, id)).superiorExercise?.name).toBe("Barbell press");
  });

  test("with a slip of a key: refused, and the likely ones are offered", async () => {
    const { ctx } = await coachingBusiness();
    const saved = await createExercise(ctx, newId(), exerciseInput(below("Bakc squat")));
    expect(saved).toMatchObject({ ok: false, problems: { superiorExercise: ["No exercise is called 'Bakc squat'"] } });
    if (saved.ok) throw new Error("It was saved.");
    expect(saved.offers?.superiorPick?.length).toBeLessThanOrEqual(5);
    expect(saved.offers?.superiorPick).toContainEqual({
      value: starterId("Back squat"),
      label: "Back squat (library)",
    });
  });

  test("by the one picked among those offered", async () => {
    const { ctx } = await coachingBusiness();
    const id = await givenExercise(ctx, below("Bakc squat", { pick: starterId("Back squat") }));
    expect((await findExercise(ctx, id)).superiorExercise?.name).toBe("Back squat");
  });

  test("by its new name, although the form still has the id of the one before", async () => {
    const { ctx } = await coachingBusiness();
    const id = await givenExercise(ctx, below("Front squat", { id: starterId("Back squat") }));
    expect((await findExercise(ctx, id)).superiorExercise?.name).toBe("Front squat");
  });

  test("like two exercises: refused with both, until one is picked; an unchanged form keeps its choice", async () => {
    const { ctx } = await coachingBusiness();
    const own = await givenExercise(ctx, { name: "Deadlift" });
    const id = newId();
    const saved = await createExercise(ctx, id, exerciseInput(below("Deadlift")));
    expect(saved).toEqual({
      ok: false,
      problems: { superiorExercise: ["Several exercises are called 'Deadlift': choose one of them"] },
      offers: {
        superiorPick: [
          { value: own, label: "Deadlift" },
          { value: starterId("Deadlift"), label: "Deadlift (library)" },
        ],
      },
    });
    await createExercise(ctx, id, exerciseInput(below("Deadlift", { pick: own })));
    await changeExercise(ctx, id, exerciseInput({ ...below("Deadlift", { id: own }), description: "Changed" }));
    expect(await findExercise(ctx, id)).toMatchObject({ description: "Changed", superiorExercise: { id: own } });
  });
});

describe("the superior exercise is one that everyone who sees the exercise sees", () => {
  test("not one of another account, by name or by id", async () => {
    const { ctx } = await coachingBusiness();
    const stranger = await coachingBusiness();
    const hidden = await givenExercise(stranger.ctx, { name: "Secret lift" });
    for (const superior of [
      below("Secret lift"),
      below("Secret lift", { id: hidden }),
      below("Secret lift", { pick: hidden }),
    ]) {
      expect(await createExercise(ctx, newId(), exerciseInput(superior))).toMatchObject({ ok: false });
    }
  });

  test("for a system exercise, a system exercise", async () => {
    const trainer = await coachingBusiness();
    const own = await givenExercise(trainer.ctx, { name: "Trainer's lift" });
    const { ctx } = await coachingBusiness({ roles: ["ADM"] });
    const saved = await createExercise(ctx, newId(), exerciseInput(below("Trainer's lift", { pick: own })));
    expect(saved).toMatchObject({ ok: false, problems: { superiorExercise: ["Choose an exercise from the library"] } });
  });

  test("a colleague's exercise is one of the account's", async () => {
    const { ctx, account } = await coachingBusiness();
    const colleague = await addUser(account);
    const theirs = await givenExercise(colleague.ctx, { name: "Colleague's lift" });
    const id = await givenExercise(ctx, below("colleague's lift"));
    expect((await findExercise(ctx, id)).superiorExercise?.id).toBe(theirs);
  });
});

test("names are suggested by a part of them, from the library and the account alone, each once", async () => {
  const { ctx, account } = await coachingBusiness();
  const stranger = await coachingBusiness();
  await givenExercise(ctx, { name: "Suggested squat" });
  await givenExercise(ctx, { name: "Back squat" });
  await givenExercise(stranger.ctx, { name: "Suggested squat of others" });
  expect(await suggestSuperiors(ctx.db, account.id, "sugGÉsted")).toEqual([{ name: "Suggested squat", called: null }]);
  const [first] = await suggestSuperiors(ctx.db, account.id, "ohp");
  expect(first).toEqual({ name: "Barbell press", called: "OHP" });
  const squats = await suggestSuperiors(ctx.db, account.id, "squat");
  expect(squats.filter(({ name }) => name === "Back squat")).toHaveLength(1);
  expect(squats.length).toBeLessThanOrEqual(20);
});

test("a save that is tried comes to what it would, and stores nothing", async () => {
  const { ctx } = await coachingBusiness();
  const id = newId();
  const trying = (superior: string) =>
    tried(ctx, (inside) => createExercise(inside, id, exerciseInput(below(superior))));
  expect(await trying("Nosuchlift")).toMatchObject({
    ok: false,
    problems: { superiorExercise: ["No exercise is called 'Nosuchlift'"] },
  });
  expect(await trying("back squat")).toMatchObject({
    ok: true,
    superior: { id: starterId("Back squat"), name: "Back squat" },
  });
  await expect(findExercise(ctx, id)).rejects.toThrow(NotFound);
});

describe("a loop", () => {
  const loop = { ok: false, problems: { superiorExercise: [expect.stringContaining("can't be its superior")] } };

  test.each([
    ["by the name it had", "Renamed", below("álone")],
    ["by the name it gets", "Renamed", below("Renamed")],
    ["by another name", "Alone", below("Solo")],
  ])("of one exercise, named %s, is refused as such", async (_, name, superior) => {
    const { ctx } = await coachingBusiness();
    const id = await givenExercise(ctx, { name: "Alone", otherNames: ["Solo"] });
    const saved = await changeExercise(ctx, id, exerciseInput({ name, ...superior }));
    expect(saved).toEqual({
      ok: false,
      problems: { superiorExercise: ["An exercise can't be its own superior: choose another one"] },
      offers: { superiorPick: [] },
    });
  });

  test("over several steps is refused when it is closed, also when both ends are saved at once", async () => {
    const { ctx } = await coachingBusiness();
    const names = ["Step 1", "Step 2", "Step 3", "Step 4", "Step 5", "Step 6", "Step 7"];
    const ids: string[] = [];
    for (const name of names) {
      const last = ids.length > 0 ? below(names[ids.length - 1] ?? "") : {};
      ids.push(await givenExercise(ctx, { name, ...last }));
    }
    const [first = ""] = ids;
    expect(await changeExercise(ctx, first, exerciseInput({ name: "Step 1", ...below("Step 7") }))).toMatchObject(loop);

    const [a, b] = [await givenExercise(ctx, { name: "Hen" }), await givenExercise(ctx, { name: "Egg" })];
    const saved = await Promise.all([
      changeExercise(ctx, a, exerciseInput({ name: "Hen", ...below("Egg") })),
      changeExercise(ctx, b, exerciseInput({ name: "Egg", ...below("Hen") })),
    ]);
    expect(saved.filter(({ ok }) => ok)).toHaveLength(1);
  });
});
