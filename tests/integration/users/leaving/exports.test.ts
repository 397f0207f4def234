import { eq, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterAll, afterEach, expect, test } from "vitest";
import { NotFound } from "#app/domain/errors.ts";
import { deleteOldExports } from "#app/features/exports/cleanup.server.ts";
import { makeExport } from "#app/features/exports/make.server.ts";
import { requestExport } from "#app/features/exports/mutations.server.ts";
import { findArchive, findOwnExport } from "#app/features/exports/queries.server.ts";
import { saveBilling } from "#app/features/invoices/billing.server.ts";
import { createNote } from "#app/features/notes/mutations.server.ts";
import { deleteUnusedImages } from "#app/features/uploads/cleanup.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { archiveKey } from "#app/services/files/file-keys.ts";
import type { FileStore } from "#app/services/files/port.ts";
import { accountClients, accounts } from "#db/schema/accounts.ts";
import { dataExports } from "#db/schema/exports.ts";
import { programPurchases } from "#db/schema/sales.ts";
import { confirmed, uploaded } from "#tests/integration/clients/client-import-given.ts";
import { givenClient } from "#tests/integration/clients/given.ts";
import { givenProgram } from "#tests/integration/programs/given.ts";
import { plainDay, saveDays } from "#tests/integration/workouts/given.ts";
import { hold, letAllGo, untilWaiting } from "#tests/support/database/barrier.ts";
import { givenSale, ownProgram } from "#tests/support/payments/sales.ts";
import { addUser, at, coachingBusiness, provedBy } from "#tests/support/people/factory.ts";
import { startS3 } from "#tests/support/servers/s3-server.ts";
import { makeClient, makePasskey } from "#tests/support/things.ts";
import { givenExercise } from "#tests/support/training/exercises.ts";
import { givenArchive, runExport } from "./given.ts";

const day = 24 * 60 * 60 * 1000;

afterEach(letAllGo);

let opened: ReturnType<typeof startS3> | undefined;

function bucket() {
  opened ??= startS3();
  return opened;
}

afterAll(async () => {
  await (await opened)?.stop();
});

const jobs = ({ db, actor }: Context) =>
  db.execute<{ id: string }>(
    sql`select id from pgboss.job where name = 'exports' and data ->> 'userId' = ${actor.userId}`,
  );

const later = (ctx: Context, time: number) => at(ctx, new Date(ctx.now.getTime() + time));

test("an archive has each table twice, programs with their days, and says what is in it", async () => {
  const { ctx, user } = await coachingBusiness({ hasPaidAccess: true });
  const programId = await givenProgram(ctx, { name: "Own plan" });
  await saveDays(ctx, programId, [plainDay(programId, "1", "Squat day", { set: "Main work" })]);
  await givenExercise(ctx, { name: "Own lift", description: "=HYPERLINK(1)" });
  const clientId = await givenClient(ctx);
  await createNote(ctx, clientId, newId(), { text: "Sore left knee", notedOn: "2026-03-01" });
  await makePasskey(user);
  const imported = await uploaded(ctx, "email,name,group\nana@invites.test,Ana Kos,Starters");
  await ctx.db.update(accounts).set({ maxUsersOverride: 5 }).where(eq(accounts.id, user.accountId));
  expect(await confirmed(ctx, imported)).toMatchObject({ ok: true, invited: 1 });
  const { entries, text } = await givenArchive(ctx);
  expect(text("README.txt")).toContain("Notes about clients  what your business noted about its clients");
  expect(JSON.parse(text("json/profile.json"))).toMatchObject([{ email: ctx.actor.email, roles: ["TRN"] }]);
  expect(JSON.parse(text("json/clients.json"))).toMatchObject([{ name: "Luka Kovač" }]);
  const [client] = JSON.parse(text("json/clients.json"));
  const note = { client: client.email, notedOn: "2026-03-01", text: "Sore left knee", author: ctx.actor.fullName };
  expect(JSON.parse(text("json/notes.json"))).toMatchObject([note]);
  expect(JSON.parse(text("json/invitations.json"))).toMatchObject([
    { email: "ana@invites.test", firstName: "Ana", lastName: "Kos", groups: ["Starters"] },
  ]);
  const [passkey] = JSON.parse(text("json/passkeys.json"));
  expect(Object.keys(passkey)).toEqual(["name", "createdAt", "lastUsedAt"]);
  const program = JSON.parse(text(`json/programs/${programId}.json`));
  expect(program.name).toBe("Own plan");
  expect(JSON.stringify(program.workouts[0].document)).toContain("Main work");
  expect(program.saves).toMatchObject([{ number: 1 }]);
  expect(text("tables/Exercises.csv")).toMatch(/^\uFEFFExercise,Description,Difficulty/);
  expect(text("tables/Exercises.csv")).toContain(",'=HYPERLINK(1),");
  expect(JSON.parse(text("json/exercises.json"))[0].description).toBe("=HYPERLINK(1)");
  const [tables, sheets] = [/^json\/[a-z-]+\.json$/, /^tables\//].map((shape) =>
    [...entries.keys()].filter((name) => shape.test(name)),
  );
  expect(tables).toHaveLength(35);
  expect(sheets).toHaveLength(10);
  expect(sheets).not.toContain("tables/Posts.csv");
  expect(text("json/profile.json")).not.toContain("password");
});

test("it has what the business wants on its invoices, these, and what the person bought", async () => {
  const { ctx, user } = await coachingBusiness();
  const given = { name: "Ana", surname: "Kovač", address: "Riva 1", zip: "21000", city: "Split" };
  await saveBilling(ctx, 0, { ...given, companyName: "Snaga", branchOffice: "", oib: "", vat: "" });
  const { chargeId } = await givenSale(ctx.db, user, ownProgram(user));
  const bought = { programAccountId: newId(), programId: newId(), chargeId, purchasedAt: ctx.now };
  await ctx.db.insert(programPurchases).values({ accountId: user.accountId, buyerId: user.id, ...bought });
  const { text } = await givenArchive(ctx);
  expect(JSON.parse(text("json/billing-information.json"))).toMatchObject([{ ...given, companyName: "Snaga" }]);
  const buyer = ["Ana Kovač", "Snaga", "Riva 1", "21000", "Split"];
  const lines = ["Program Strength base: 49.90"];
  expect(JSON.parse(text("json/invoices.json"))).toMatchObject([
    { number: "2026-00001", issuedOn: "2026-03-02", total: "49.90", vat: "9.98", vatRate: 25, lines },
  ]);
  expect(JSON.parse(text("json/invoices.json"))[0].buyer.sort()).toEqual(buyer.sort());
  expect(JSON.parse(text("json/purchases.json"))).toMatchObject([{ program: "Strength base", price: "49.90" }]);
});

test("it has nothing of a colleague or of a twin business", async () => {
  const [mine, twin] = [await coachingBusiness(), await coachingBusiness()];
  const colleague = await addUser(mine.account);
  for (const { ctx } of [twin, colleague]) {
    const programId = await givenProgram(ctx, { name: "Stranger plan" });
    await saveDays(ctx, programId, [plainDay(programId, "1", "Stranger day")]);
    await givenExercise(ctx, { name: "Stranger lift" });
    await makePasskey({ ...ctx.actor, id: ctx.actor.userId });
  }
  await makeClient(twin.user);
  // the twin coaches them, and notes it for its own eyes
  await twin.ctx.db.insert(accountClients).values({ accountId: twin.account.id, userId: mine.user.id });
  await createNote(twin.ctx, mine.user.id, newId(), { text: "Stranger note", notedOn: "2026-03-01" });
  const { entries, text } = await givenArchive(mine.ctx);
  const all = [...entries.values()].map(String).join();
  expect(all).not.toContain("Stranger");
  expect(all).not.toContain("@clients.test");
  expect(JSON.parse(text("json/passkeys.json"))).toEqual([]);
});

test("a partner, who coaches nobody, is given no clients of the account and no notes about them", async () => {
  const { account, ctx } = await coachingBusiness();
  const clientId = await givenClient(ctx);
  await createNote(ctx, clientId, newId(), { text: "Sore left knee", notedOn: "2026-03-01" });
  const partner = await addUser(account, { roles: ["PAR"] });
  const { text } = await givenArchive(partner.ctx);
  for (const name of ["clients", "notes"]) expect(JSON.parse(text(`json/${name}.json`))).toEqual([]);
});

test("asked for twice while it is made, it is one job; asked for later, another archive in its place", async () => {
  const { ctx } = await coachingBusiness();
  const letGo = await hold((tx) => tx`lock table data_exports in share row exclusive mode`);
  const both = [requestExport(ctx, provedBy(ctx)), requestExport(ctx, provedBy(ctx))];
  await untilWaiting(2);
  await letGo();
  await Promise.all(both);
  const asked = await jobs(ctx);
  expect(asked).toHaveLength(1);
  await requestExport(later(ctx, 1000), provedBy(ctx));
  expect(await jobs(ctx)).toEqual(asked);
  expect(await findOwnExport(ctx)).toEqual({ state: "running", step: 0, steps: 0 });
  await runExport(ctx);
  const first = await findOwnExport(ctx);
  expect(first).toMatchObject({ state: "ready", until: "2026-03-09T09:00:00.000Z" });
  const { id } = await givenArchive(later(ctx, 1000));
  expect(await jobs(ctx)).toHaveLength(1);
  await expect(findArchive(ctx, first.state === "ready" ? first.id : "")).rejects.toThrow(NotFound);
  expect((await findArchive(ctx, id)).madeOn).toBe("2026-03-02");
});

test("how far it is can be seen while it is made", async () => {
  const { ctx } = await coachingBusiness();
  await requestExport(ctx, provedBy(ctx));
  const seen: unknown[] = [];
  const files: FileStore = {
    ...ctx.services.files,
    async put(key, bytes) {
      seen.push(await findOwnExport(ctx));
      return ctx.services.files.put(key, bytes);
    },
  };
  await runExport({ ...ctx, services: { ...ctx.services, files } });
  expect(seen).toEqual([{ state: "running", step: 37, steps: 37 }]);
});

test("it is its person's alone, and only once it is made", async () => {
  const [mine, other] = [await coachingBusiness(), await coachingBusiness()];
  const colleague = await addUser(mine.account);
  const { id } = await givenArchive(mine.ctx);
  for (const { ctx } of [other, colleague]) await expect(findArchive(ctx, id)).rejects.toThrow(NotFound);
  for (const wrong of [newId(), "x", ""]) await expect(findArchive(mine.ctx, wrong)).rejects.toThrow(NotFound);
  await requestExport(other.ctx, provedBy(other.ctx));
  const [row] = await other.ctx.db.select().from(dataExports).where(eq(dataExports.userId, other.user.id));
  await expect(findArchive(other.ctx, row?.id ?? "")).rejects.toThrow(NotFound);
});

test.each(["disk", "bucket"])(
  "on a %s: after seven days it can't be had, and the daily job removes it",
  async (where) => {
    const { ctx: onDisk } = await coachingBusiness();
    const store = where === "disk" ? onDisk.services.files : (await bucket()).files;
    const ctx = { ...onDisk, services: { ...onDisk.services, files: store } };
    const { id } = await givenArchive(ctx);
    // before any job has removed it
    await expect(findArchive(later(ctx, 7 * day), id)).rejects.toThrow(NotFound);
    expect((await findArchive(later(ctx, 7 * day - 1), id)).madeOn).toBe("2026-03-02");
    const { db, services } = ctx;
    for (const time of [6 * day, 7 * day + 1]) {
      const stray = archiveKey(newId());
      await store.put(stray, new Uint8Array([1]));
      await deleteUnusedImages({ db, services, now: new Date(Date.now() + 2 * day) });
      expect(await store.get(stray)).toBeNull();
      await deleteOldExports({ db, services, now: new Date(ctx.now.getTime() + time) });
      expect((await store.get(archiveKey(id))) !== null).toBe(time < 7 * day);
    }
    expect(await findOwnExport(ctx)).toEqual({ state: "none" });
  },
);

test("what can't be stored is tried three times, then its person is told and may ask again", async () => {
  const { ctx } = await coachingBusiness();
  const files: FileStore = { ...ctx.services.files, put: async () => ({ ok: false, why: "full" }) };
  const broken = { ...ctx, services: { ...ctx.services, files } };
  await requestExport(ctx, provedBy(ctx));
  await expect(runExport(broken)).rejects.toThrow("full");
  await expect(runExport(broken)).rejects.toThrow("full");
  await runExport(broken);
  expect(await findOwnExport(ctx)).toEqual({ state: "failed" });
  expect((await givenArchive(ctx)).entries.size).toBeGreaterThan(30);
});

test("what no process makes any more may be asked for again after an hour", async () => {
  const { ctx } = await coachingBusiness();
  await requestExport(ctx, provedBy(ctx));
  const hourLater = later(ctx, 60 * 60 * 1000);
  expect(await findOwnExport(hourLater)).toEqual({ state: "failed" });
  await requestExport(hourLater, provedBy(ctx));
  expect(await findOwnExport(hourLater)).toMatchObject({ state: "running" });
});

test("of an archive whose person left meanwhile nothing is kept", async () => {
  const { ctx } = await coachingBusiness();
  const { db, actor, services, now } = ctx;
  await requestExport(ctx, provedBy(ctx));
  const [row] = await db.select().from(dataExports).where(eq(dataExports.userId, actor.userId));
  const id = row?.id ?? "";
  const files: FileStore = {
    ...services.files,
    async put(key, bytes) {
      const stored = await services.files.put(key, bytes);
      await db.delete(dataExports).where(eq(dataExports.userId, actor.userId));
      return stored;
    },
  };
  await makeExport(
    { db, files, printer: services.reports, log: services.log, now: () => now },
    { accountId: actor.accountId, userId: actor.userId, id },
  );
  expect(await services.files.get(archiveKey(id))).toBeNull();
});
