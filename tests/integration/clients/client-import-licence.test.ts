import { afterEach, describe, expect, test } from "vitest";
import { confirmImport } from "#app/features/invitations/import/confirm.server.ts";
import type { ImportValues } from "#app/features/invitations/import/form.ts";
import { countImportMails } from "#app/features/invitations/import/queries.server.ts";
import { queueMail } from "#app/services/mail/outbox.server.ts";
import { openDatabase } from "#db/client.ts";
import { hold, letAllGo, untilWaiting } from "#tests/support/database/barrier.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { asOpened, coach, confirmed, mailsOf, openInvites, pressed, shown, uploaded } from "./client-import-given.ts";
import { givenClient } from "./given.ts";

afterEach(letAllGo);

const licenceFull = "You have reached the number of users your licence allows.";

describe("the licence", () => {
  test("is for all of a confirmation or for nobody of it, and says by how many it is too small", async () => {
    const ctx = await coach(3);
    await givenClient(ctx);
    const id = await uploaded(ctx, "email\na@people.test\nb@people.test\nc@people.test\nd@people.test");
    expect((await shown(ctx, id)).over).toBe(2);
    const refusal = { ok: false, problems: { "": [`${licenceFull} 2 lines too many are ticked.`] } };
    expect(await confirmed(ctx, id)).toEqual(refusal);
    expect([await openInvites(ctx), await mailsOf(ctx)]).toEqual([[], []]);
    expect(await confirmed(ctx, id, { lines: ["2", "5"] })).toMatchObject({ invited: 2 });
  });

  test("lets one of two imports through that are confirmed at once", async () => {
    const ctx = await coach(2);
    const ids = [
      await uploaded(ctx, "a@people.test\nb@people.test"),
      await uploaded(ctx, "c@people.test\nd@people.test"),
    ];
    const values = await Promise.all(ids.map((id) => asOpened(ctx, id)));
    const { db, end } = openDatabase((await testDatabase()).url, { max: 4 });
    const letGo = await hold((tx) => tx`select 1 from accounts where id = ${ctx.actor.accountId} for no key update`);
    const both = ids.map((id, index) => confirmImport({ ...ctx, db }, id, values[index] ?? fail()));
    await untilWaiting(2);
    await letGo();
    const outcomes = await Promise.all(both);
    await end();
    expect(outcomes.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect([await openInvites(ctx), await mailsOf(ctx)].map(({ length }) => length)).toEqual([2, 2]);
  });

  test("and one import that is confirmed twice at once invites once", async () => {
    const ctx = await coach();
    const id = await uploaded(ctx, "a@people.test\nb@people.test");
    const values = await asOpened(ctx, id);
    const { db, end } = openDatabase((await testDatabase()).url, { max: 4 });
    const letGo = await hold((tx) => tx`select 1 from accounts where id = ${ctx.actor.accountId} for no key update`);
    const both = [1, 2].map(() => confirmImport({ ...ctx, db }, id, values));
    await untilWaiting(2);
    await letGo();
    expect(await Promise.all(both)).toEqual(Array(2).fill({ ok: true, kind: "invited", invited: 2 }));
    await end();
    expect(await mailsOf(ctx)).toHaveLength(2);
  });
});

test("ticks of other pages stay, and all, none or as many as fit are ticked at once", async () => {
  const ctx = await coach(60);
  await confirmed(ctx, await uploaded(ctx, "p-1@people.test"));
  const lines = Array.from({ length: 120 }, (_, index) => `p-${index}@people.test`);
  const id = await uploaded(ctx, `email\n${lines.join("\n")}\nwrong`);
  const first = await shown(ctx, id);
  expect(first.problems).toEqual([
    { says: "Already invited", count: 1 },
    { says: "Not an e-mail address", count: 1 },
  ]);
  expect(first).toMatchObject({ page: 1, pages: 3, total: 121, ready: 119, fits: 59, over: 60, tickedElsewhere: 71 });
  expect(first.lines.map(({ row }) => row).slice(0, 4)).toEqual([3, 122, 2, 4]);
  const press = (changes: Partial<ImportValues>, page = 1) => pressed(ctx, id, changes, page);
  await press({ press: "page-2", lines: first.starts.lines.slice(1) });
  await press({ press: "page-1", lines: [] }, 2);
  expect(await shown(ctx, id, 1)).toMatchObject({ ticked: 119 - 1 - 50, tickedElsewhere: 21 });
  expect((await shown(ctx, id, 2)).starts.lines).toEqual([]);
  await press({ press: "none" });
  expect(await shown(ctx, id)).toMatchObject({ ticked: 0, over: 0 });
  expect(await press({ press: "invite" })).toMatchObject({ ok: false, problems: { lines: [expect.any(String)] } });
  await press({ press: "all" });
  expect(await shown(ctx, id)).toMatchObject({ ticked: 119, over: 60 });
  await press({ press: "fit" });
  expect(await shown(ctx, id)).toMatchObject({ ticked: 59, over: 0 });
  expect(await press({ press: "invite" })).toMatchObject({ ok: true, invited: 59 });
});

test("who was invited since is named before anybody is invited, also from another page, and then left out", async () => {
  const ctx = await coach(200);
  const lines = Array.from({ length: 60 }, (_, index) => `gone-${index}@people.test`);
  const id = await uploaded(ctx, lines.join("\n"));
  const later = await uploaded(ctx, "gone-59@people.test");
  await confirmed(ctx, later);
  const refusal = "The person on line 60 can’t be invited any more. Check the lines again.";
  expect(await confirmed(ctx, id)).toEqual({ ok: false, problems: { "": [refusal] } });
  expect(await confirmed(ctx, id)).toMatchObject({ invited: 59 });
});

test("an administrator imports past any licence, clients alone", async () => {
  const { ctx } = await coachingBusiness({ roles: ["ADM"] });
  const id = await uploaded(ctx, "a@people.test\nb@people.test");
  expect(await confirmed(ctx, id)).toMatchObject({ invited: 2 });
  expect(await openInvites(ctx)).toMatchObject([{ isClient: true }, { isClient: true }]);
});

test("2,000 people take as many statements as two", async () => {
  const ctx = await coach(5000);
  // why: the first mail of a process asks which queues there are
  const content = { firstName: "Ana" };
  await queueMail(ctx.db, { kind: "passwordChanged", recipient: "a@a.test", accountId: null, content }, ctx.now);
  const { queries } = await testDatabase();
  const counts: number[] = [];
  for (const [people, prefix] of [
    [2, "few"],
    [2000, "many"],
  ] as const) {
    const lines = Array.from({ length: people }, (_, index) => `${prefix}-${index}@people.test,Group ${index % 3}`);
    const id = await uploaded(ctx, `email,group\n${lines.join("\n")}`);
    const values = await asOpened(ctx, id);
    const before = queries.length;
    expect(await confirmImport(ctx, id, values)).toMatchObject({ invited: people });
    counts.push(queries.length - before);
    expect(await countImportMails(ctx, id)).toMatchObject({ total: people });
  }
  expect(counts[1]).toBe(counts[0]);
  expect(counts[0]).toBeLessThan(20);
});

function fail(): never {
  throw new Error("There is none.");
}
