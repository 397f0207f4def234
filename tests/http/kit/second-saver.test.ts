import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { beforeAll, describe, expect, test } from "vitest";
import { paths } from "#app/paths.ts";
import type { Context } from "#app/services/context.server.ts";
import { exerciseCategories, exerciseSubcategories } from "#db/schema/catalogues.ts";
import { exercises } from "#db/schema/exercises.ts";
import { posts } from "#db/schema/posts.ts";
import { folders, programAssignments, programs } from "#db/schema/programs.ts";
import { difficultyIds } from "#db/seed/ids.ts";
import { hiddenFields } from "#tests/support/http/html.ts";
import { get, post, type Visitor, visitorAs, wordsOf } from "#tests/support/http/visitor.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { type SharedServer, sharedServer } from "#tests/support/servers/server.ts";
import * as things from "#tests/support/things.ts";
import { placeId } from "#tests/support/training/exercises.ts";

/**
 * Proves, over the forms that change what stands, that the second of two savers is told, sees both and loses nothing, and
 * that what was typed for a thing that was deleted meanwhile is kept and can be saved as a new one.
 */
let server: SharedServer;
let writer: Visitor;
let admin: Visitor;
let ctx: Context;
let owner: things.Owner;

beforeAll(async () => {
  server = await sharedServer();
  const { user, ...business } = await coachingBusiness({ roles: ["PAR", "WRT"] });
  ctx = business.ctx;
  owner = user;
  writer = await visitorAs(server, user);
  const other = await coachingBusiness({ roles: ["ADM"] });
  admin = await visitorAs(server, other.user);
});

type Row = {
  make: () => Promise<string>;
  at: (id: string) => string;
  /** The field that says what it is called, and the others without which the form is not whole. */
  name: string;
  fields: Record<string, string>;
  stored: (id: string) => Promise<{ name: string }[]>;
  remove: (id: string) => Promise<unknown>;
  recreate: string;
};

const rows: Record<string, Row> = {
  exercise: {
    make: () => things.makeExercise(owner),
    at: paths.exercise,
    name: "name",
    fields: { difficulty: difficultyIds.beginner, categories: placeId("Strength"), step: "proceed" },
    stored: (id) => ctx.db.select().from(exercises).where(eq(exercises.id, id)),
    remove: (id) => ctx.db.delete(exercises).where(eq(exercises.id, id)),
    recreate: paths.newExercise(),
  },
  program: {
    make: () => things.makeProgram(owner),
    at: paths.programDetails,
    name: "programName",
    fields: { difficulty: difficultyIds.beginner, duration: "2", timeUnit: "W", step: "proceed" },
    stored: (id) => ctx.db.select().from(programs).where(eq(programs.id, id)),
    remove: (id) => ctx.db.delete(programs).where(eq(programs.id, id)),
    recreate: paths.newProgram(),
  },
  folder: {
    make: () => things.makeFolder(owner),
    at: paths.renameFolder,
    name: "name",
    fields: {},
    stored: (id) => ctx.db.select().from(folders).where(eq(folders.id, id)),
    remove: (id) => ctx.db.delete(folders).where(eq(folders.id, id)),
    recreate: paths.folders(),
  },
  post: {
    make: () => things.makePost(owner),
    at: paths.post,
    name: "title",
    fields: { categories: "other", cover: "video", videoUrl: "https://youtu.be/dQw4w9WgXcQ", step: "proceed" },
    async stored(id) {
      const found = await ctx.db.select().from(posts).where(eq(posts.id, id));
      return found.map(({ title }) => ({ name: title }));
    },
    remove: (id) => ctx.db.delete(posts).where(eq(posts.id, id)),
    recreate: paths.newPost(),
  },
};

/** The form as its page has it, with another name. */
async function opened(visitor: Visitor, { at, name, fields }: Pick<Row, "at" | "name" | "fields">, id: string) {
  const { version = "", id: attempt = "" } = hiddenFields(await (await get(visitor, at(id))).text());
  return (typed: string) => ({ ...fields, [name]: typed, version, id: attempt });
}

function formOf(page: string, action: string) {
  return page.match(new RegExp(`<form method="post" action="${action}"[\\s\\S]*?</form>`))?.[0] ?? "";
}

describe.each(Object.entries(rows))("%s", (thing, row) => {
  test("the second of two savers is told before any question, sees both, and then saves over it", async () => {
    const id = await row.make();
    const [one, other] = [await opened(writer, row, id), await opened(writer, row, id)];
    expect((await post(writer, row.at(id), one("First"))).status).toBe(302);

    const stale = await post(writer, row.at(id), { ...other("Second"), ...(row.fields.step && { step: "ask" }) });
    expect(stale.status).toBe(409);
    const page = await wordsOf(stale);
    expect(page).toContain(`this ${thing} in the meantime, in another tab or on another device.`);
    expect(page).toContain("Saved in the meantime: First");
    expect(page).toContain('value="Second"');
    expect(await row.stored(id)).toMatchObject([{ name: "First" }]);

    const { version = "" } = hiddenFields(page);
    expect((await post(writer, row.at(id), { ...other("Second"), version })).status).toBe(302);
    expect(await row.stored(id)).toMatchObject([{ name: "Second" }]);
  });

  test("who sends the same twice is nobody else", async () => {
    const id = await row.make();
    const mine = await opened(writer, row, id);
    for (let n = 1; n <= 2; n++) expect((await post(writer, row.at(id), mine("Mine"))).status).toBe(302);
    expect(await row.stored(id)).toMatchObject([{ name: "Mine" }]);
  });

  test("a save that changes nothing is no save of somebody else, and none that is in the way", async () => {
    const id = await row.make();
    const early = await opened(writer, row, id);
    expect((await post(writer, row.at(id), early("Same"))).status).toBe(302);
    const [one, other] = [await opened(writer, row, id), await opened(writer, row, id)];
    expect((await post(writer, row.at(id), one("Same"))).status).toBe(302);
    expect((await post(writer, row.at(id), other("Changed"))).status).toBe(302);
    const asked = await post(writer, row.at(id), { ...early("Changed"), ...(row.fields.step && { step: "ask" }) });
    expect(asked.status).toBe(row.fields.step ? 200 : 302);
    expect(await row.stored(id)).toMatchObject([{ name: "Changed" }]);
  });

  test("what was typed for one that was deleted meanwhile is kept, said, and saved as a new one", async () => {
    const id = await row.make();
    const mine = await opened(writer, row, id);
    await row.remove(id);
    const sent = await post(writer, row.at(id), mine("Kept"));
    expect([sent.status, sent.headers.get("Location")]).toEqual([307, row.recreate]);
    const shown = await post(writer, row.recreate, mine("Kept"));
    expect(shown.status).toBe(409);
    const page = await wordsOf(shown);
    expect(page).toContain(`This ${thing} was deleted in the meantime.`);
    expect(page).toContain('value="Kept"');

    const fields = { ...row.fields, [row.name]: "Kept", ...hiddenFields(formOf(page, row.recreate)), step: "proceed" };
    expect((await post(writer, row.recreate, fields)).status).toBe(302);
    expect(await row.stored(mine("Kept").id)).toMatchObject([{ name: "Kept" }]);
  });
});

test("whoever else changed an exercise is called somebody else", async () => {
  const { exercise } = rows as { exercise: Row };
  const id = await exercise.make();
  const mine = await opened(writer, exercise, id);
  const theirs = await opened(admin, exercise, id);
  const changed = { ...theirs("Corrected"), difficulty: difficultyIds.elite, trackableCategories: "weight" };
  expect((await post(admin, exercise.at(id), changed)).status).toBe(302);
  const stale = await post(writer, exercise.at(id), mine("Mine"));
  expect(stale.status).toBe(409);
  const page = await wordsOf(stale);
  expect(page).toContain("Somebody else saved this exercise in the meantime.");
  for (const words of [
    "Saved in the meantime: Corrected",
    "Saved in the meantime: Elite",
    "Saved in the meantime: Weight",
  ]) {
    expect(page).toContain(words);
  }
});

test("the day that a client begins on is shown to the second who changes it", async () => {
  const programId = await things.makeProgram(owner);
  const clientId = newId();
  const { accountId, id: assignerId } = owner;
  const follower = { accountId, programAccountId: accountId, programId, assigneeId: clientId, assignerId };
  await ctx.db.insert(programAssignments).values({ ...follower, assignDate: "2026-03-02", startDate: "2026-03-02" });
  const start = { at: () => paths.programClient(programId, clientId), name: "startDate", fields: {} };
  const [one, other] = [await opened(admin, start, ""), await opened(admin, start, "")];
  expect((await post(admin, start.at(), one("2026-06-01"))).status).toBe(302);
  const stale = await post(admin, start.at(), other("2026-07-01"));
  expect(stale.status).toBe(409);
  const page = await wordsOf(stale);
  expect(page).toContain("You saved this client’s start in the meantime, in another tab or on another device.");
  expect(page).toContain("Saved in the meantime: 01/06/2026");
  expect(page).toContain('value="2026-07-01"');
});

describe.each([
  ["categories", paths.exerciseCategories(), things.makeCategory, exerciseCategories],
  ["subcategories", paths.exerciseSubcategories(), things.makeSubcategory, exerciseSubcategories],
] as const)("%s", (_, address, make, table) => {
  const named = async (id: string) => (await ctx.db.select().from(table).where(eq(table.id, id)))[0]?.name;
  const remove = (id: string) => ctx.db.delete(table).where(eq(table.id, id));

  /** A form of these names alone, which is as good as one of all. */
  function form(typed: { id: string; name: string; was: string }[]) {
    const fields = typed.flatMap((one, index) =>
      Object.entries(one).map(([key, value]) => [`items[${index}].${key}`, value] as const),
    );
    return { id: newId(), ...Object.fromEntries(fields) };
  }

  test("the page carries each name as it was read", async () => {
    const id = await make();
    const page = await (await get(admin, address)).text();
    const was = await named(id);
    expect(page).toMatch(new RegExp(`value="${id}"/><input type="hidden" name="items\\[\\d+\\]\\.was" value="${was}"`));
  });

  test("a name that was renamed meanwhile is said with both; one that was not typed anew stays as it is", async () => {
    const [a, b] = [await make(), await make()];
    const [wasA = "", wasB = ""] = [await named(a), await named(b)];
    const theirs = [
      { id: a, name: `Theirs ${a}`, was: wasA },
      { id: b, name: `Theirs ${b}`, was: wasB },
    ];
    expect((await post(admin, address, form(theirs))).status).toBe(302);
    const mine = [
      { id: a, name: `Mine ${a}`, was: wasA },
      { id: b, name: wasB, was: wasB },
    ];
    const stale = await post(admin, address, form(mine));
    expect(stale.status).toBe(400);
    const page = await wordsOf(stale);
    expect(page).toContain(`Somebody renamed it 'Theirs ${a}' in the meantime. Save again to call it 'Mine ${a}'`);
    expect(page).toMatch(new RegExp(`value="Theirs ${a}"/><input[^>]* value="Mine ${a}"`));
    expect(page).toMatch(new RegExp(`value="Theirs ${b}"/><input[^>]* value="Theirs ${b}"`));
    expect(await named(a)).toBe(`Theirs ${a}`);

    expect((await post(admin, address, form([{ id: a, name: `Mine ${a}`, was: `Theirs ${a}` }]))).status).toBe(302);
    expect([await named(a), await named(b)]).toEqual([`Mine ${a}`, `Theirs ${b}`]);
  });

  test("a name for one that was deleted meanwhile is not lost", async () => {
    const id = await make();
    const was = (await named(id)) ?? "";
    await remove(id);
    const gone = await post(admin, address, form([{ id, name: "What I call it", was }]));
    expect(gone.status).toBe(409);
    expect(await wordsOf(gone)).toContain(
      `'${was}' was deleted in the meantime. Add 'What I call it' as a new one to keep it.`,
    );
  });
});
