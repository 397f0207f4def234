import { v7 as newId } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { theirsKept } from "#app/features/workouts/posting/take-theirs.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { coachingBusiness } from "#tests/support/factory.ts";
import {
  givenWeek,
  postForm,
  readDayOf,
  refusalOf,
  saveOver,
  storedNames,
  typedWeek,
  weekForm,
} from "./workouts-given.ts";

let ctx: Context;
let programId: string;
let monday: Workout;

beforeEach(async () => {
  ({ ctx } = await coachingBusiness({ firstName: "Iva", lastName: "Šarić" }));
  ({ programId, monday } = await givenWeek(ctx));
});

const typed = (fields: Record<string, string>, form?: FormData) => typedWeek(ctx, programId, fields, form);
const post = (form: FormData) => postForm(ctx, programId, form);
const names = () => storedNames(ctx, programId);

describe("a day that was saved elsewhere meanwhile", () => {
  let form: FormData;

  beforeEach(async () => {
    form = await weekForm(ctx, programId);
    await saveOver(ctx, programId, { ...monday, name: "Theirs" }, 1);
  });

  test("is answered with 409, whose change it is, and all that was typed; nothing is stored", async () => {
    const result = refusalOf(await post(await typed({ "1.name": "Mine", "3.name": "Recovery" }, form)));
    expect(result.status).toBe(409);
    const { conflicts, workouts } = result.refusal;
    expect(conflicts).toMatchObject([{ key: "1", changedBy: "Iva Šarić", isOwn: true, theirs: { version: 2 } }]);
    expect(conflicts[0]?.theirs.workout.name).toBe("Theirs");
    expect(workouts.map(({ workout }) => workout.name).slice(0, 3)).toEqual(["Mine", "", "Recovery"]);
    expect(workouts[0]?.version).toBe(2);
    expect(await names()).toEqual(["Theirs", "Wednesday"]);
  });

  /** The page after the 409: what was typed, over the versions of now. */
  async function shownAgain(press: string) {
    const again = await weekForm(ctx, programId);
    return typed({ "1.name": "Mine", "3.name": "Recovery", do: press }, again);
  }

  test("is kept mine", async () => {
    expect(await post(await shownAgain("keep 1"))).toMatchObject({ ok: true });
    expect(await names()).toEqual(["Mine", "Recovery"]);
  });

  test("is taken theirs, and what was typed on other days is stored", async () => {
    expect(await post(await shownAgain("take 1"))).toMatchObject({ ok: true });
    expect(await names()).toEqual(["Theirs", "Recovery"]);
  });

  test("and taken theirs, it is kept, so that redo brings it back; sent twice, once", async () => {
    const taking = await shownAgain("take 1");
    for (let n = 1; n <= 2; n++) expect(await post(taking)).toMatchObject({ ok: true, message: theirsKept });
    expect(await names()).toEqual(["Theirs", "Recovery"]);
    expect(await post(await typed({ do: "redo" }))).toMatchObject({ ok: true });
    expect(await names()).toEqual(["Mine", "Recovery"]);
  });

  test("and taken theirs, it is kept also while another day is still to be decided", async () => {
    const { version } = await readDayOf(ctx, programId, "3");
    const taking = await shownAgain("take 1");
    await saveOver(ctx, programId, { ...(await readDayOf(ctx, programId, "3")).workout, name: "Also theirs" }, version);
    expect(refusalOf(await post(taking)).refusal.conflicts).toMatchObject([{ key: "3" }]);
    expect(await names()).toEqual(["Theirs", "Also theirs"]);
    expect(await post(await typed({ do: "redo" }))).toMatchObject({ ok: true });
    expect(await names()).toEqual(["Mine", "Also theirs"]);
  });

  test("does not matter when nothing differs from it", async () => {
    const same = await typed({ "1.name": "Theirs", "3.name": "Recovery" }, form);
    expect(await post(same)).toMatchObject({ ok: true });
    expect(await names()).toEqual(["Theirs", "Recovery"]);
  });
});

describe("a page that is sent again before it was answered", () => {
  test("with more typed into it is stored as it is then, and is no conflict with itself", async () => {
    const form = await weekForm(ctx, programId);
    expect(await post(await typed({ "1.name": "First" }, form))).toMatchObject({ ok: true });
    expect(await post(await typed({ "1.name": "Second", "3.name": "Also" }, form))).toMatchObject({ ok: true });
    expect(await names()).toEqual(["Second", "Also"]);
    expect(await post(await typed({ "1.name": "Third" }, form))).toMatchObject({ ok: true });
    expect(await post(form)).toMatchObject({ ok: true });
    expect(await names()).toEqual(["Third", "Also"]);
  });

  test("is so, too, when both are on their way together", async () => {
    const { saveId } = { saveId: newId() };
    const [one, other] = [await weekForm(ctx, programId, { saveId }), await weekForm(ctx, programId, { saveId })];
    const posts = [post(await typed({ "1.name": "Typed" }, one)), post(await typed({ "3.name": "And this" }, other))];
    for (const result of await Promise.all(posts)) expect(result).toMatchObject({ ok: true });
    expect(await names()).toEqual(["Typed", "And this"]);
  });

  test("does not press its button again, and keeps what the button made", async () => {
    const form = await weekForm(ctx, programId);
    const before = (await readDayOf(ctx, programId, "1")).workout.modules.length;
    expect(await post(await typed({ "1.name": "First", do: "1 set.add *" }, form))).toMatchObject({ ok: true });
    expect(await post(await typed({ "1.name": "Second" }, form))).toMatchObject({ ok: true });
    const { workout } = await readDayOf(ctx, programId, "1");
    expect([workout.name, workout.modules.length]).toEqual(["Second", before + 1]);
  });

  test("is a conflict all the same when another page saved in between", async () => {
    const form = await weekForm(ctx, programId);
    expect(await post(await typed({ "1.name": "First" }, form))).toMatchObject({ ok: true });
    const { workout, version } = await readDayOf(ctx, programId, "1");
    await saveOver(ctx, programId, { ...workout, name: "Elsewhere" }, version);
    expect(refusalOf(await post(await typed({ "1.name": "Second" }, form))).refusal.conflicts).toMatchObject([
      { key: "1" },
    ]);
    expect(await names()).toEqual(["Elsewhere", "Wednesday"]);
  });
});
