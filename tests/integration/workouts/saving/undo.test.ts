import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { readSteps } from "#app/features/workouts/history.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { programSaves } from "#db/schema/revisions.ts";
import { givenProgram } from "#tests/integration/programs/given.ts";
import {
  plainDay,
  postForm,
  readDayOf,
  renameDay,
  saveDays,
  storedDays,
  weekForm,
} from "#tests/integration/workouts/given.ts";
import { addUser, coachingBusiness } from "#tests/support/people/factory.ts";

let ctx: Context;
let account: { id: string };
let programId: string;

beforeEach(async () => {
  ({ ctx, account } = await coachingBusiness());
  programId = await givenProgram(ctx);
  await saveDays(ctx, programId, [day("1", "A")]);
  await rename("1", "B");
});

const day = (key: string, name: string) => plainDay(programId, key, name);

const rename = (key: string, name: string) => renameDay(ctx, programId, key, name);

async function steps() {
  return readSteps(ctx, await findProgram(ctx, programId));
}

/** The form of week 1 as its page shows it, with the button pressed that the page has for it. */
async function formOf(press: "undo" | "redo", typed: Record<string, string> = {}) {
  const form = await weekForm(ctx, programId);
  const step = (await steps())[press];
  form.set("do", step ? `${press} ${step.save}` : press);
  for (const [name, text] of Object.entries(typed)) form.set(name, text);
  return form;
}

const post = (form: FormData) => postForm(ctx, programId, form);
const nameOf = async (key: string) => (await readDayOf(ctx, programId, key)).workout.name;

describe("without script", () => {
  test("undo goes back save by save and redo forward, each called by what it takes back", async () => {
    expect(await steps()).toEqual({ undo: { save: 2, label: "Undo: Day 1: Title: ‘A’ → ‘B’" }, redo: null });
    const undone = await post(await formOf("undo"));
    expect(undone).toMatchObject({ ok: true, message: "Undone: Day 1: Title: ‘A’ → ‘B’.", at: { key: "1", week: 1 } });
    expect(await nameOf("1")).toBe("A");
    await post(await formOf("undo"));
    expect((await storedDays(ctx, programId))[0]?.restDay).toBe(true);
    expect((await steps()).undo).toBeNull();
    await post(await formOf("redo"));
    expect(await nameOf("1")).toBe("A");
    expect((await steps()).redo?.label).toBe("Redo: Day 1: Title: ‘A’ → ‘B’");
    const again = await post(await formOf("redo"));
    expect(again).toMatchObject({ ok: true, message: "Done again: Day 1: Title: ‘A’ → ‘B’." });
    expect(await nameOf("1")).toBe("B");
    expect(await steps()).toMatchObject({ undo: { label: "Undo: Day 1: Title: ‘A’ → ‘B’" }, redo: null });
  });

  test("undo shows the week where something changed", async () => {
    await saveDays(ctx, programId, [day("9", "Far")]);
    expect(await post(await formOf("undo"))).toMatchObject({ ok: true, at: { key: "9", week: 2 } });
  });

  test("what was typed is taken back first, and redo brings it again", async () => {
    const typed = { "1.name": "Typed" };
    expect(await post(await formOf("undo", typed))).toMatchObject({
      ok: true,
      message: expect.stringContaining("‘Typed’"),
    });
    expect(await nameOf("1")).toBe("B");
    await post(await formOf("redo"));
    expect(await nameOf("1")).toBe("Typed");
  });

  test("with something typed there is nothing to do again: it is saved, and said", async () => {
    await post(await formOf("undo"));
    const refused = await post(await formOf("redo", { "1.name": "Typed" }));
    expect(refused).toMatchObject({ ok: false, status: 409, refusal: { message: "There is nothing to redo." } });
    expect(await nameOf("1")).toBe("Typed");
  });

  test.each(["B", "Typed"])("the same press sent twice is done once (title %s)", async (title) => {
    await saveDays(ctx, programId, [day("9", "Far")]);
    const form = await formOf("undo", { "1.name": title });
    expect(await post(form)).toMatchObject({ ok: true });
    const after = await steps();
    expect(await post(form)).toMatchObject({ ok: true });
    expect(await steps()).toEqual(after);
  });

  test("undo of something else than the page showed is refused, and says what was saved", async () => {
    const form = await formOf("undo");
    await rename("1", "C");
    const refused = await post(form);
    const message = expect.stringContaining("saved after this page was opened: Day 1: Title: ‘B’ → ‘C’");
    expect(refused).toMatchObject({ ok: false, status: 409, refusal: { message, conflicts: [] } });
    expect(await nameOf("1")).toBe("C");
  });

  test("undo of another person's save is refused with their name", async () => {
    const { user } = await addUser(account, { firstName: "Mia", lastName: "Jurić" });
    const { db } = ctx;
    await db.update(programSaves).set({ savedBy: user.id }).where(eq(programSaves.number, 2));
    const message = expect.stringMatching(/^Mia Jurić saved this after you: Day 1/);
    expect(await post(await formOf("undo"))).toMatchObject({ ok: false, refusal: { message } });
    expect(await nameOf("1")).toBe("B");
  });

  test("undo with nothing to undo says so", async () => {
    programId = await givenProgram(ctx);
    const message = "There is nothing to undo.";
    expect(await post(await formOf("undo"))).toMatchObject({ ok: false, refusal: { message } });
  });

  test("a number that no button has", async () => {
    const form = await weekForm(ctx, programId, { saveId: newId() });
    form.set("do", "undo 99");
    expect(await post(form)).toMatchObject({ ok: false, status: 409 });
    expect(await nameOf("1")).toBe("B");
  });
});

describe("a form that is older than what is stored", () => {
  test("changes only what was typed in it: a day that nobody typed in stays as somebody else saved it", async () => {
    await saveDays(ctx, programId, [day("2", "Mine")]);
    const form = await weekForm(ctx, programId);
    form.set("2.name", "Typed");
    await rename("1", "Theirs");
    expect(await post(form)).toMatchObject({ ok: true });
    expect([await nameOf("1"), await nameOf("2")]).toEqual(["Theirs", "Typed"]);
  });

  test("is a conflict where both changed a day, also one that was not saved when it was shown", async () => {
    const form = await weekForm(ctx, programId);
    form.set("1.name", "Typed");
    form.append("3.restDay", "");
    await rename("1", "Theirs");
    await saveDays(ctx, programId, [day("3", "Theirs")]);
    const refused = await post(form);
    if (refused.ok) throw new Error("It was stored.");
    expect(refused.refusal.conflicts.map(({ key }) => key)).toEqual(["1", "3"]);
    const mine = refused.refusal.workouts.find(({ key }) => key === "1");
    expect(mine).toMatchObject({ version: 2, workout: { name: "Typed" } });
    expect(await nameOf("1")).toBe("Theirs");
  });
});
