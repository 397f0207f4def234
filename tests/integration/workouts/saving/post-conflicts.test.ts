import { v7 as newId } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { theirsKept } from "#app/features/workouts/posting/take-theirs.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { line, reps } from "#scripts/demo-data/plan.ts";
import {
  dayOf,
  givenWeek,
  planOf,
  postForm,
  readDayOf,
  refusalOf,
  refusedForm,
  renameDay,
  saveOver,
  snapshotOf,
  storedNames,
  typedWeek,
  weekForm,
} from "#tests/integration/workouts/given.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";

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
    expect(workouts.map(({ key, version, workout }) => [key, version, workout.name])).toEqual([
      ["1", 1, "Mine"],
      ["3", 1, "Recovery"],
    ]);
    expect(await names()).toEqual(["Theirs", "Wednesday"]);
  });

  /** The page after the 409, with one of its buttons pressed. */
  async function shownAgain(press: string) {
    const refused = refusalOf(await post(await typed({ "1.name": "Mine", "3.name": "Recovery" }, form)));
    return typed({ do: press }, await refusedForm(ctx, programId, refused));
  }

  test("is kept mine", async () => {
    expect(await post(await shownAgain("keep 1 2"))).toMatchObject({ ok: true });
    expect(await names()).toEqual(["Mine", "Recovery"]);
  });

  test("is asked about again where neither is chosen, or theirs is no longer what was seen", async () => {
    for (const press of ["save", "keep 1 1"]) {
      expect(refusalOf(await post(await shownAgain(press))).refusal.conflicts).toMatchObject([{ key: "1" }]);
    }
    expect(await names()).toEqual(["Theirs", "Wednesday"]);
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

describe("a day whose parts somebody else removed or replaced meanwhile", () => {
  const lines = [line("Back squat", [reps(5)]), line("Dip", [reps(8)])];
  let form: FormData;
  let day: Workout;
  let dip: string;

  beforeEach(async () => {
    day = dayOf(programId, "1", planOf("Strength", { rounds: 5, lines }));
    await saveOver(ctx, programId, day, 1);
    dip = day.modules.flatMap(({ moduleExercises }) => moduleExercises).find(isDip)?.id ?? "";
    form = await typed({ [`1.ex:${dip}.value.all.0`]: "12" }, await weekForm(ctx, programId));
  });

  function isDip({ exercise }: { exercise: { name: string } | null }) {
    return exercise?.name === "Dip";
  }

  const theirs: [string, () => Workout][] = [
    ["is gone", () => withDip((entries) => entries.filter((entry) => !isDip(entry)))],
    [
      "is another exercise",
      () =>
        withDip((entries) => entries.map((one) => (isDip(one) ? { ...one, exercise: snapshotOf("Chin-up") } : one))),
    ],
    ["is gone with its whole day", () => ({ ...day, restDay: true, name: "", modules: [] })],
  ];

  type Entries = Workout["modules"][number]["moduleExercises"];

  function withDip(change: (entries: Entries) => Entries): Workout {
    const modules = day.modules.map((set) => ({ ...set, moduleExercises: change(set.moduleExercises) }));
    return { ...day, modules };
  }

  async function dipOf() {
    const { workout } = await readDayOf(ctx, programId, "1");
    const found = workout.modules.flatMap(({ moduleExercises }) => moduleExercises).find(({ id }) => id === dip);
    return found && [found.exercise?.name, found.moduleExerciseRounds.map((round) => round.roundDefinitions[0]?.value)];
  }

  test.each(theirs)("where the exercise %s, mine is kept whole", async (_, makeTheirs) => {
    await saveOver(ctx, programId, makeTheirs(), 2);
    const refused = refusalOf(await post(form));
    expect(refused.refusal.workouts.map(({ key }) => key)).toEqual(["1"]);
    const again = await typed({ do: "keep 1 3" }, await refusedForm(ctx, programId, refused));
    expect(await post(again)).toMatchObject({ ok: true });
    expect(await dipOf()).toEqual(["Dip", Array(5).fill(12)]);
    expect((await readDayOf(ctx, programId, "1")).workout.name).toBe("Strength");
  });

  test("what is typed on the refused page is kept as well", async () => {
    await saveOver(ctx, programId, { ...day, restDay: true, name: "", modules: [] }, 2);
    const again = await refusedForm(ctx, programId, refusalOf(await post(form)));
    expect(await post(await typed({ "1.name": "Later", do: "keep 1 3" }, again))).toMatchObject({ ok: true });
    expect((await readDayOf(ctx, programId, "1")).workout.name).toBe("Later");
    expect(await dipOf()).toBeDefined();
  });

  test("two such days are decided one after the other, and nothing is stored before both are", async () => {
    await typed({ "3.name": "Also mine" }, form);
    await saveOver(ctx, programId, { ...day, name: "Theirs" }, 2);
    await renameDay(ctx, programId, "3", "Theirs, too");
    const first = await refusedForm(ctx, programId, refusalOf(await post(form)));
    const second = refusalOf(await post(await typed({ do: "keep 1 3" }, first)));
    expect(second.refusal.conflicts.map(({ key }) => key)).toEqual(["3"]);
    expect(await names()).toEqual(["Theirs", "Theirs, too"]);
    const last = await refusedForm(ctx, programId, second);
    expect(await post(await typed({ do: "take 3" }, last))).toMatchObject({ ok: true });
    expect(await names()).toEqual(["Strength", "Theirs, too"]);
    expect(await dipOf()).toBeDefined();
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
