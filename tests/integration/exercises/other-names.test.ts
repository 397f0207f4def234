import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { describe, expect, test } from "vitest";
import { findExercise } from "#app/features/exercises/find.server.ts";
import { createExercise } from "#app/features/exercises/mutations.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { exercises } from "#db/schema/exercises.ts";
import { addUser, coachingBusiness } from "#tests/support/people/factory.ts";
import { changeExercise, exerciseInput, givenExercise } from "#tests/support/training/exercises.ts";

/** Proves what is stored as other names of an exercise, and which are refused. The field's text is proved by form (unit). */

async function refusal(ctx: Context, changes: Parameters<typeof exerciseInput>[0]) {
  const saved = await createExercise(ctx, newId(), exerciseInput(changes));
  return saved.ok ? "saved" : saved.problems;
}

test("other names are kept as typed and in their order, and null leaves them alone", async () => {
  const { ctx } = await coachingBusiness();
  const id = await givenExercise(ctx, { name: "Kept press", otherNames: ["Prša", "KP 2"] });
  expect((await findExercise(ctx, id)).otherNames).toEqual(["Prša", "KP 2"]);
  const [row] = await ctx.db.select().from(exercises).where(eq(exercises.id, id));
  expect(row?.searchOthers).toBe("\nprsa\nkp 2\n");
  await changeExercise(ctx, id, exerciseInput({ name: "Renamed press", otherNames: null }));
  expect(await findExercise(ctx, id)).toMatchObject({ name: "Renamed press", otherNames: ["Prša", "KP 2"] });
  await changeExercise(ctx, id, exerciseInput({ name: "Renamed press", otherNames: [] }));
  expect((await findExercise(ctx, id)).otherNames).toEqual([]);
});

describe("an other name is refused at its field, with the exercise that has it", () => {
  test("as the name or another name of a colleague's exercise, whatever the case and accents", async () => {
    const { ctx, account } = await coachingBusiness();
    const colleague = await addUser(account);
    await givenExercise(colleague.ctx, { name: "Prša s klupe", otherNames: ["Klupica"] });
    expect(await refusal(ctx, { name: "Mine", otherNames: ["Free", "PRSA s  klupe", "klupica"] })).toEqual({
      otherNames: [
        "An exercise is called 'Prša s klupe': leave 'PRSA s  klupe' out",
        "'klupica' is another name of 'Prša s klupe': leave it out",
      ],
    });
  });

  test("as the name of an exercise of the library", async () => {
    const { ctx } = await coachingBusiness();
    expect(await refusal(ctx, { name: "Mine", otherNames: ["back squat"] })).toEqual({
      otherNames: ["An exercise is called 'Back squat' in the library: leave 'back squat' out"],
    });
  });

  test("also on a change, and together with other reasons", async () => {
    const { ctx } = await coachingBusiness();
    await givenExercise(ctx, { name: "First here", otherNames: ["Taken one"] });
    const id = await givenExercise(ctx, { name: "Second here" });
    const changed = await changeExercise(
      ctx,
      id,
      exerciseInput({ name: "Second here", otherNames: ["taken ONE"], difficultyId: newId() }),
    );
    expect(changed).toMatchObject({
      problems: {
        otherNames: ["'taken ONE' is another name of 'First here': leave it out"],
        difficulty: ["Exercise difficulty required"],
      },
    });
  });

  test("when two save it at the same time", async () => {
    const { ctx } = await coachingBusiness();
    const both = await Promise.all(
      ["One", "Other"].map((name) => createExercise(ctx, newId(), exerciseInput({ name, otherNames: ["Twice"] }))),
    );
    expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
  });
});

test("a name that is another name in the same account is refused; one that stands already is not asked again", async () => {
  const { ctx } = await coachingBusiness();
  await givenExercise(ctx, { name: "Floor work", otherNames: ["Mat work"] });
  expect(await refusal(ctx, { name: "mat work" })).toEqual({
    name: ["'mat work' is another name of 'Floor work': choose a different one"],
  });
  const id = await givenExercise(ctx, { name: "Floor work" });
  expect(await changeExercise(ctx, id, exerciseInput({ name: "Floor work", description: "Again" }))).toMatchObject({
    ok: true,
  });
});

test("other accounts neither see nor hinder", async () => {
  const [one, another] = [await coachingBusiness(), await coachingBusiness()];
  for (const { ctx } of [one, another]) {
    expect(await refusal(ctx, { name: "Alone", otherNames: ["Only mine"] })).toBe("saved");
  }
});
