import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { Forbidden, NotFound } from "#app/domain/errors.ts";
import { listPrograms } from "#app/features/programs/list.server.ts";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { publishProgram } from "#app/features/publishing/mutations.server.ts";
import { findPublishing, offersPublishing } from "#app/features/publishing/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { users } from "#db/schema/accounts.ts";
import { mails } from "#db/schema/mails.ts";
import { addUser, coachingBusiness } from "#tests/support/people/factory.ts";
import { changeProgram, details, givenProgram } from "./given.ts";

const suggest = { step: "suggest", priceCents: 4990 } as const;
const accept = { step: "accept", priceCents: 4500, feedback: "Well built." } as const;
const decline = { step: "decline", feedback: "More rest, please." } as const;
const update = { step: "update", priceCents: 2000, isPublished: true, feedback: "" } as const;

async function partnersProgram() {
  const { ctx } = await coachingBusiness({ roles: ["PAR"] });
  await ctx.db.update(users).set({ partnerCommissionRate: "15.00" }).where(eq(users.id, ctx.actor.userId));
  const admin = (await coachingBusiness({ roles: ["ADM"] })).ctx;
  return { partner: ctx, admin, id: await givenProgram(ctx) };
}

async function pendingProgram() {
  const given = await partnersProgram();
  await publishProgram(given.partner, given.id, 0, suggest);
  return given;
}

function see(ctx: Context, id: string, typedCents: number | null = null) {
  return findPublishing(ctx, id, { platformRate: 20, typedCents });
}

test("a partner suggests a price, and an administrator publishes it at another one", async () => {
  const { partner, admin, id } = await partnersProgram();
  expect(await see(partner, id)).toMatchObject({ variant: "suggest", status: 1, version: 0, commission: null });
  expect(await publishProgram(partner, id, 0, suggest)).toMatchObject({ status: 2, statusName: "Pending" });
  expect(await see(partner, id)).toMatchObject({ variant: "readOnly", priceCents: 4990, askedPriceCents: null });
  expect(await see(admin, id)).toMatchObject({ variant: "decide", priceCents: 4990, version: 1, isCreator: false });
  expect(await publishProgram(admin, id, 1, accept)).toMatchObject({ statusName: "Published" });
  const decided = { askedPriceCents: 4990, priceCents: 4500, feedback: "Well built." };
  expect(await see(partner, id)).toMatchObject({ variant: "readOnly", ...decided });
  expect(await see(admin, id)).toMatchObject({ variant: "creator", status: 3 });

  const { rows } = await listPrograms(partner, {
    search: "",
    difficulty: "",
    folder: "",
    whose: "",
    sort: "order",
    page: 1,
  });
  expect(rows).toMatchObject([{ id, isPublished: true }]);
  await changeProgram(partner, id, details({ name: "Second edition" }));
  expect(await findProgram(partner, id)).toMatchObject({ status: 3, name: "Second edition" });
});

test("declined, it is Unpublished with the feedback, and may be suggested anew", async () => {
  const { partner, admin, id } = await pendingProgram();
  await publishProgram(admin, id, 1, decline);
  expect(await see(partner, id)).toMatchObject({ variant: "suggest", status: 1, feedback: "More rest, please." });
  await publishProgram(partner, id, 2, { ...suggest, priceCents: 3000 });
  expect(await see(admin, id)).toMatchObject({ variant: "decide", priceCents: 3000 });
});

test("a partner sees the commission that the books will credit, and who decides sees all three parts", async () => {
  const { partner, admin, id } = await pendingProgram();
  const hidden = { platform: null, partner: null, admin: null, own: null };
  expect((await see(partner, id)).commission).toEqual({ ...hidden, own: 749 });
  expect((await see(admin, id)).commission).toEqual({ platform: 998, partner: 749, admin: 3243, own: null });
  expect((await see(admin, id, 1000)).commission).toEqual({ platform: 200, partner: 150, admin: 650, own: null });
});

test("an administrator's own program earns the price less the platform's part, whatever rate they once had", async () => {
  const { ctx } = await coachingBusiness({ roles: ["SYS"] });
  await ctx.db.update(users).set({ partnerCommissionRate: "15.00" }).where(eq(users.id, ctx.actor.userId));
  const id = await givenProgram(ctx);
  expect((await see(ctx, id, 1000)).commission).toEqual({ platform: 200, partner: null, admin: null, own: 800 });
});

test("an administrator sets the own program directly, and gives it no feedback", async () => {
  const { ctx } = await coachingBusiness({ roles: ["SYS"] });
  const id = await givenProgram(ctx);
  expect(await see(ctx, id)).toMatchObject({ variant: "creator", isCreator: true });
  await publishProgram(ctx, id, 0, { ...update, feedback: "To myself" });
  expect(await see(ctx, id)).toMatchObject({ status: 3, priceCents: 2000, feedback: "" });
  await publishProgram(ctx, id, 1, { ...update, isPublished: false });
  expect(await see(ctx, id)).toMatchObject({ status: 1 });
});

test("an administrator takes somebody's Published program back, with the reason", async () => {
  const { partner, admin, id } = await pendingProgram();
  await publishProgram(admin, id, 1, accept);
  await publishProgram(admin, id, 2, { ...update, isPublished: false, feedback: "Out of season" });
  expect(await see(partner, id)).toMatchObject({ status: 1, feedback: "Out of season", variant: "suggest" });
  expect(await publishProgram(admin, id, 3, update)).toMatchObject({ ok: false });
  expect(await see(partner, id)).toMatchObject({ status: 1 });
});

describe("a step that comes twice, or too late", () => {
  test("sent again acts once and answers alike", async () => {
    const { partner, admin, id } = await pendingProgram();
    const first = await publishProgram(admin, id, 1, accept);
    expect(await publishProgram(admin, id, 1, accept)).toEqual(first);
    expect(await see(partner, id)).toMatchObject({ version: 2, status: 3 });
  });

  test("of two decisions at once, one is taken and the other told so", async () => {
    const { partner, admin, id } = await pendingProgram();
    const other = (await coachingBusiness({ roles: ["ADM"] })).ctx;
    const both = [publishProgram(admin, id, 1, accept), publishProgram(other, id, 1, decline)];
    const outcomes = await Promise.all(both);
    expect(outcomes.filter(({ ok }) => !ok)).toHaveLength(1);
    const { status, feedback } = await see(partner, id);
    const isAccepted = outcomes[0]?.ok;
    expect({ status, feedback }).toEqual(
      isAccepted ? { status: 3, feedback: accept.feedback } : { status: 1, feedback: decline.feedback },
    );
  });

  test("of an old form does not decide on what was suggested since", async () => {
    const { partner, admin, id } = await pendingProgram();
    await publishProgram(admin, id, 1, decline);
    await publishProgram(partner, id, 2, { ...suggest, priceCents: 9000 });
    expect(await publishProgram(admin, id, 1, accept)).toEqual({
      ok: false,
      problems: {
        "": [
          "This was changed in the meantime, by somebody else or in another tab. Check it again. It is Pending now.",
        ],
      },
      theirs: { values: { price: "90.00", isPublished: false, feedback: "More rest, please." }, version: 3 },
    });
    expect(await see(partner, id)).toMatchObject({ status: 2, priceCents: 9000 });
  });
});

describe("who may", () => {
  test("a partner neither decides nor sets, an administrator suggests nothing", async () => {
    const { partner, admin, id } = await pendingProgram();
    await expect(publishProgram(partner, id, 1, accept)).rejects.toThrow(Forbidden);
    await expect(publishProgram(partner, id, 1, decline)).rejects.toThrow(Forbidden);
    await expect(publishProgram(partner, id, 1, update)).rejects.toThrow(Forbidden);
    await expect(publishProgram(admin, id, 1, suggest)).rejects.toThrow(Forbidden);
  });

  test("a trainer does not publish; to other partners the program is not there", async () => {
    const trainer = await coachingBusiness({ hasPaidAccess: true });
    const id = await givenProgram(trainer.ctx);
    await expect(see(trainer.ctx, id)).rejects.toThrow(Forbidden);
    await expect(publishProgram(trainer.ctx, id, 0, suggest)).rejects.toThrow(Forbidden);
    const colleague = await addUser(trainer.account, { roles: ["PAR"] });
    await expect(see(colleague.ctx, id)).rejects.toThrow(NotFound);
    await expect(publishProgram(colleague.ctx, id, 0, suggest)).rejects.toThrow(NotFound);
  });

  test("the editor offers the dialog to partners of their own, and to administrators once it is offered", async () => {
    const { partner, admin, id } = await partnersProgram();
    const offers = async (ctx: Context) => offersPublishing(ctx.actor, await findProgram(ctx, id));
    expect([await offers(partner), await offers(admin)]).toEqual([true, false]);
    await publishProgram(partner, id, 0, suggest);
    expect([await offers(partner), await offers(admin)]).toEqual([true, true]);
    const { ctx } = await coachingBusiness();
    expect(offersPublishing(ctx.actor, await findProgram(ctx, await givenProgram(ctx)))).toBe(false);
  });
});

describe("the mails of a step", () => {
  /** What was written to somebody of the program, the first one first. */
  async function written({ db }: Context, recipient: string, programId: string) {
    const rows = await db.select().from(mails).where(eq(mails.recipient, recipient)).orderBy(mails.createdAt, mails.id);
    return rows.flatMap(({ kind, content }) => (content.programId === programId ? [{ kind, ...content }] : []));
  }

  test("go to every administrator who is asked, and to the creator who is answered, once each", async () => {
    const { partner, admin, id } = await pendingProgram();
    const idle = (await coachingBusiness({ roles: ["ADM"], isActivated: false })).ctx;
    const second = (await coachingBusiness({ roles: ["SYS", "ADM"] })).ctx;
    await publishProgram(admin, id, 1, decline);
    await publishProgram(admin, id, 1, decline);
    await publishProgram(partner, id, 2, { ...suggest, priceCents: 3000 });
    await publishProgram(partner, id, 2, { ...suggest, priceCents: 3000 });
    const asked = { kind: "publishAsked", creatorName: "Ana Kovač", programName: "Texas Method", programId: id };
    expect(await written(admin, admin.actor.email, id)).toEqual([
      { ...asked, price: "€49.90" },
      { ...asked, price: "€30.00" },
    ]);
    expect(await written(admin, second.actor.email, id)).toEqual([{ ...asked, price: "€30.00" }]);
    expect(await written(admin, idle.actor.email, id)).toEqual([]);
    expect(await written(admin, partner.actor.email, id)).toMatchObject([
      { kind: "publishAnswered", firstName: "Ana", answer: "declined", price: "€49.90", feedback: decline.feedback },
    ]);
  });

  test("tell a partner of a new price beside the one asked, once, and of nothing where the price stays", async () => {
    const { partner, admin, id } = await pendingProgram();
    await publishProgram(admin, id, 1, accept);
    const cheaper = { ...update, feedback: accept.feedback };
    await publishProgram(admin, id, 2, cheaper);
    await publishProgram(admin, id, 2, cheaper);
    await publishProgram(admin, id, 3, { ...cheaper, feedback: "Fine as it is." });
    await publishProgram(admin, id, 4, { ...update, priceCents: suggest.priceCents, feedback: "Sells well." });
    const answer = "repriced";
    expect((await written(admin, partner.actor.email, id)).slice(1)).toMatchObject([
      { answer, oldPrice: "€45.00", price: "€20.00", asked: "€49.90", feedback: "" },
      { answer, oldPrice: "€20.00", price: "€49.90", asked: "", feedback: "Sells well." },
    ]);
    const own = await givenProgram(admin);
    await publishProgram(admin, own, 0, update);
    await publishProgram(admin, own, 1, { ...update, priceCents: 3000 });
    expect(await written(admin, admin.actor.email, own)).toEqual([]);
  });

  test("tell a partner of a Published program that was taken back, with a reason that is new, and nobody of one's own", async () => {
    const { partner, admin, id } = await pendingProgram();
    await publishProgram(admin, id, 1, accept);
    await publishProgram(admin, id, 2, { ...update, feedback: "Cheaper" });
    await publishProgram(admin, id, 3, { ...update, isPublished: false, feedback: "Out of season" });
    await publishProgram(partner, id, 4, suggest);
    await publishProgram(admin, id, 5, { ...accept, feedback: "" });
    await publishProgram(admin, id, 6, { ...update, isPublished: false, feedback: "" });
    expect(await written(admin, partner.actor.email, id)).toMatchObject([
      { answer: "accepted", price: "€45.00", asked: "€49.90", feedback: "Well built." },
      { answer: "repriced", oldPrice: "€45.00", price: "€20.00", feedback: "Cheaper" },
      { answer: "unpublished", feedback: "Out of season" },
      { answer: "accepted", feedback: "" },
      { answer: "unpublished", feedback: "" },
    ]);
    const own = await givenProgram(admin);
    await publishProgram(admin, own, 0, update);
    await publishProgram(admin, own, 1, { ...update, isPublished: false });
    expect(await written(admin, admin.actor.email, own)).toEqual([]);
  });

  test("are of the creator's business, and none is written for a step that is refused", async () => {
    const { partner, admin, id } = await pendingProgram();
    await publishProgram(admin, id, 1, accept);
    expect(await publishProgram(admin, id, 0, decline)).toMatchObject({ ok: false });
    const answers = and(eq(mails.accountId, partner.actor.accountId), eq(mails.kind, "publishAnswered"));
    const rows = await partner.db.select().from(mails).where(answers);
    expect(rows.map(({ content }) => [content.answer, content.price, content.feedback])).toEqual([
      ["accepted", "€45.00", "Well built."],
    ]);
  });
});
