import { afterEach, describe, expect, test } from "vitest";
import { confirmImport } from "#app/features/invitations/import/confirm.server.ts";
import { countImportMails } from "#app/features/invitations/import/queries.server.ts";
import { queueMail } from "#app/services/mail/outbox.server.ts";
import { openDatabase } from "#db/client.ts";
import { hold, letAllGo, untilWaiting } from "#tests/support/database/barrier.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { asOpened, coach, confirmed, mailsOf, openInvites, shown, uploaded } from "./client-import-given.ts";
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
