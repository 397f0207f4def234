import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { Forbidden, NotFound } from "#app/domain/errors.ts";
import { sendTokenEndingMails } from "#app/features/tokens/endings.server.ts";
import { createToken, revokeToken } from "#app/features/tokens/mutations.server.ts";
import { listTokens } from "#app/features/tokens/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { findBearer, openBearers } from "#app/services/tokens/bearers.server.ts";
import { deleteOldTokens } from "#app/services/tokens/refresh.server.ts";
import { mails } from "#db/schema/mails.ts";
import { personalTokens } from "#db/schema/tokens.ts";
import { addUser, at, coachingBusiness, monday, provedBy } from "#tests/support/people/factory.ts";

const secret = "the secret that keys the tokens of this file";
let ctx: Context;
let account: { id: string };

beforeAll(async () => {
  ({ ctx, account } = await coachingBusiness());
});

const input = { name: "Script", scopes: ["posts:read" as const], days: 30 };
const later = (minutes: number) => new Date(monday.getTime() + minutes * 60_000);
const bearer = (token: string, now = monday) => findBearer(openBearers(ctx.db, secret), token, now);

async function made(days = 30) {
  const id = randomUUID();
  const result = await createToken(ctx, secret, id, { ...input, days }, provedBy(ctx));
  if (!result.ok) throw new Error(JSON.stringify(result));
  return { id, token: result.token };
}

test("a token signs its person in for its scopes alone, until it is over; its use is seen, itself is not stored", async () => {
  const { id, token } = await made();
  expect(await bearer(token, later(1))).toMatchObject({ scopes: ["posts:read"], actor: { userId: ctx.actor.userId } });
  await bearer(token, later(3));
  const [listed] = (await listTokens(ctx)).filter((one) => one.id === id);
  expect(listed).toMatchObject({ name: "Script", lastUsedAt: later(1).toISOString(), scopes: ["posts:read"] });
  await bearer(token, later(7));
  expect((await listTokens(ctx)).find((one) => one.id === id)?.lastUsedAt).toBe(later(7).toISOString());
  expect(await bearer(token, later(30 * 24 * 60))).toBeNull();
  expect(JSON.stringify(await ctx.db.select().from(personalTokens))).not.toContain(token);
  expect(await findBearer(openBearers(ctx.db, `${secret}!`), token, monday)).toBeNull();
});

test("the same form makes one, which is not shown again", async () => {
  const id = randomUUID();
  expect((await createToken(ctx, secret, id, input, provedBy(ctx))).ok).toBe(true);
  expect(await createToken(ctx, secret, id, input, provedBy(ctx))).toMatchObject({
    ok: false,
    problems: { "": [expect.any(String)] },
  });
  const other = await addUser(account);
  await expect(createToken(other.ctx, secret, id, input, provedBy(other.ctx))).resolves.toMatchObject({ ok: false });
});

test("a revoked one is good for nothing at once, and is nobody else's to revoke", async () => {
  const { id, token } = await made(365);
  const colleague = await addUser(account);
  await expect(revokeToken(colleague.ctx, id)).rejects.toThrow(NotFound);
  expect(await bearer(token)).not.toBeNull();
  expect(await revokeToken(ctx, id)).toMatchObject({ ok: true, name: "Script" });
  expect([await bearer(token), (await listTokens(ctx)).some((one) => one.id === id)]).toEqual([null, false]);
  await expect(revokeToken(ctx, id)).rejects.toThrow(NotFound);
});

test("there are 20 at the most, and none for who has the app alone", async () => {
  const many = await coachingBusiness();
  const make = () => createToken(many.ctx, secret, randomUUID(), input, provedBy(many.ctx));
  for (let count = 0; count < 20; count++) expect((await make()).ok).toBe(true);
  expect((await make()).ok).toBe(false);
  const athlete = await coachingBusiness({ roles: ["USR"] });
  await expect(createToken(athlete.ctx, secret, randomUUID(), input, provedBy(athlete.ctx))).rejects.toThrow(Forbidden);
});

test("the daily job removes what is over", async () => {
  const { id } = await made(1);
  await made(365);
  const { ctx: now } = { ctx: at(ctx, later(3 * 24 * 60)) };
  await deleteOldTokens(now);
  const left = (await ctx.db.select().from(personalTokens)).map((row) => row.id);
  expect([left.includes(id), left.length > 0]).toEqual([false, true]);
});

test("its maker is told of it, and thirty days before it ends, once; of one that was made for thirty days, not", async () => {
  const { ctx: own } = await coachingBusiness({ email: "told@tokens.test" });
  const make = (days: number) =>
    createToken(own, secret, randomUUID(), { ...input, name: `For ${days} days`, days }, provedBy(own));
  await Promise.all([make(90), make(30)]);
  const mailsTo = async (kind: "keyMade" | "tokenEnds") =>
    (
      await own.db
        .select()
        .from(mails)
        .where(and(eq(mails.kind, kind), eq(mails.recipient, "told@tokens.test")))
    ).map(({ content }) => (content as { name: string }).name);
  expect((await mailsTo("keyMade")).toSorted()).toEqual(["For 30 days", "For 90 days"]);
  const after = (days: number) => ({ db: own.db, now: later(days * 24 * 60) });
  await sendTokenEndingMails(after(59));
  expect(await mailsTo("tokenEnds")).toEqual([]);
  await sendTokenEndingMails(after(61));
  await sendTokenEndingMails(after(62));
  expect(await mailsTo("tokenEnds")).toEqual(["For 90 days"]);
});

test("the proof of another person's password makes none", async () => {
  const other = await addUser(account);
  await expect(createToken(ctx, secret, randomUUID(), input, provedBy(other.ctx))).rejects.toThrow("another user");
});
