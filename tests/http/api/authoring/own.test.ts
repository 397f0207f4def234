import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { beforeAll, expect, test } from "vitest";
import { assignPicked, deleteAssignment } from "#app/features/assignments/mutations.server.ts";
import { visibleFile } from "#app/features/uploads/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { accounts } from "#db/schema/accounts.ts";
import { completions } from "#db/schema/completions.ts";
import { exercises } from "#db/schema/exercises.ts";
import { files } from "#db/schema/files.ts";
import { programs } from "#db/schema/programs.ts";
import { line, reps } from "#scripts/demo-data/plan.ts";
import { proves } from "#tests/http/api/proving.ts";
import { givenClient } from "#tests/integration/clients/given.ts";
import { givenBought } from "#tests/integration/programs/bought-given.ts";
import { givenProgram } from "#tests/integration/programs/given.ts";
import { dayOf, plainDay, planOf, saveDays, snapshotOf } from "#tests/integration/workouts/given.ts";
import { type Caller, callerAs } from "#tests/support/http/api.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { type SharedServer, sharedServer } from "#tests/support/servers/server.ts";
import { givenExercise } from "#tests/support/training/exercises.ts";
import { good, listed, statusOf } from "./given.ts";

/** Proves what an athlete's app reads of programs, and that nobody else's is among it. */
let server: SharedServer;
let coach: Awaited<ReturnType<typeof coachingBusiness>>;
let athlete: Awaited<ReturnType<typeof coachingBusiness>>;
let app: Caller;
let programId: string;
let exerciseId: string;

beforeAll(async () => {
  server = await sharedServer();
  coach = await coachingBusiness({ licence: 50, firstName: "Iva" });
  athlete = await coachingBusiness({ roles: ["USR"] });
  app = await callerAs(server, athlete.user);
  await givenClient(coach.ctx, { userId: athlete.user.id });
  programId = await givenProgram(coach.ctx);
  exerciseId = await givenExercise(coach.ctx, { name: "Sandbag carry" });
  await writeDays(coach.ctx);
  await assign(coach.ctx, "2020-01-06");
});

async function writeDays(ctx: Context) {
  const library = () => ({ ...snapshotOf("Back squat"), id: exerciseId, name: "Sandbag carry" });
  const carries = dayOf(programId, "1", planOf("Carries", { lines: [line("x", [reps(5)])] }), library);
  const result = await saveDays(ctx, programId, [carries, plainDay(programId, "3", "Squats")]);
  expect(result.saved).toHaveLength(2);
}

async function assign(ctx: Context, startDate: string) {
  const given = await assignPicked(ctx, programId, { pick: athlete.user.id, startDate });
  expect(given.ok).toBe(true);
}

test("an athlete lists what was given to them, with who gave it, the days, and what is overdue", async () => {
  const { items, total, next } = await listed(app, "/programs/own");
  expect([items.map(({ id }) => id), total, next]).toEqual([[programId], "1", null]);
  const assignments = [
    {
      business: { id: coach.account.id, name: coach.account.name },
      assigner: { id: coach.user.id, fullName: "Iva Kovač" },
      assignDate: "2026-03-02",
      startDate: "2020-01-06",
      lastDay: "2020-02-02",
      isOverdue: true,
    },
  ];
  const shown = { name: "Texas Method", timeUnit: { code: "W", name: "Weeks" }, assignments, purchasedOn: null };
  expect(await good(app, "GET", `/programs/own/${programId}`)).toMatchObject(shown);
});

test("nothing is overdue once every workout was done, whoever else did them", async () => {
  const { db } = athlete.ctx;
  const { accountId, id: userId } = athlete.user;
  const at = new Date("2020-01-10T10:00:00Z");
  const what = {
    programAccountId: coach.account.id,
    programId,
    programName: "x",
    workoutName: "x",
    document: {},
    volumeLoad: 0,
  };
  const when = { doneOn: "2020-01-10", doneAt: at, createdAt: at, updatedAt: at, successfullyCompleted: true };
  const done = (workoutKey: string) => ({
    ...what,
    ...when,
    accountId,
    userId,
    id: newId(),
    workoutId: newId(),
    workoutKey,
  });
  const isOverdue = async () => (await good(app, "GET", `/programs/own/${programId}`)).assignments[0].isOverdue;
  await db.insert(completions).values([done("1"), { ...done("3"), userId: coach.user.id }]);
  expect(await isOverdue()).toBe(true);
  await db.insert(completions).values(done("3"));
  expect(await isOverdue()).toBe(false);
});

test("its workouts come in order, page by page and by days, with what the exercises are called now", async () => {
  const { db } = coach.ctx;
  await db.update(exercises).set({ name: "Sandbag walk" }).where(eq(exercises.id, exerciseId));
  const first = await listed(app, `/programs/own/${programId}/workouts?limit=1`);
  expect([first.total, first.items.map(({ name }) => name)]).toEqual(["2", ["Carries"]]);
  const [entry] = (first.items[0] as unknown as ReturnType<typeof dayOf>).modules[0]?.moduleExercises ?? [];
  expect(entry?.exercise?.name).toBe("Sandbag walk");
  const second = await listed(app, first.next ?? "");
  expect([second.items.map(({ name, day }) => [name, day]), second.next]).toEqual([[["Squats", 3]], null]);
  const days = await listed(app, `/programs/own/${programId}/workouts?dayFrom=2&dayTo=7`);
  expect([days.total, days.items[0]?.program]).toEqual(["1", { id: programId }]);
  const forged = Buffer.from('["2026-01-01"]').toString("base64url");
  expect((await listed(app, `/programs/own/${programId}/workouts?cursor=${forged}`)).items).toEqual([]);
});

test("one workout comes with what its values come to, under the id of what was shown; to others it does not exist", async () => {
  const [first] = (await listed(app, `/programs/own/${programId}/workouts?limit=1`)).items;
  const path = `/programs/own/${programId}/workouts/${first?.id}`;
  const shown = await good(app, "GET", path);
  expect(shown).toMatchObject({ id: first?.id, name: "Carries", program: { id: programId } });
  expect((await good(app, "GET", path)).prescriptionId).toBe(shown.prescriptionId);
  expect(shown.prescriptionId).toMatch(/^[0-9a-f-]{36}$/);
  expect(await statusOf(await callerAs(server, coach.user), "GET", path)).toBe(404);
  expect(await statusOf(app, "GET", `/programs/own/${programId}/workouts/${newId()}`)).toBe(404);
});

test("nobody else's: not a stranger, not what was only written, not once the relation has ended", async () => {
  const stranger = await callerAs(server, (await coachingBusiness({ roles: ["USR"] })).user);
  const author = await callerAs(server, coach.user);
  for (const other of [stranger, author]) {
    expect((await listed(other, "/programs/own")).items).toEqual([]);
    expect(await statusOf(other, "GET", `/programs/own/${programId}`)).toBe(404);
    expect(await statusOf(other, "GET", `/programs/own/${programId}/workouts`)).toBe(404);
  }
  expect(await statusOf(app, "GET", "/programs")).toBe(403);
  expect(await statusOf(app, "GET", `/workouts?programId=${programId}`)).toBe(403);
  expect(await statusOf(app, "GET", "/programs/store")).toBe(403);
  await deleteAssignment(coach.ctx, programId, athlete.user.id);
  expect((await listed(app, "/programs/own")).total).toBe("0");
  await assign(coach.ctx, "2026-03-02");
});

test("the images of what they train by are theirs to see, and no others", async () => {
  const { db, actor } = athlete.ctx;
  const image = () => ({ accountId: coach.account.id, creatorId: coach.user.id, id: newId() });
  const [ofProgram, ofExercise, other] = [image(), image(), image()];
  const facts = {
    contentType: "image/webp",
    widths: [160],
    width: 160,
    height: 120,
    byteSize: 1,
    createdAt: new Date(),
  };
  await db.insert(files).values([ofProgram, ofExercise, other].map((one) => ({ ...one, ...facts })));
  await db.update(programs).set({ imageId: ofProgram.id }).where(eq(programs.id, programId));
  await db.update(exercises).set({ imageId: ofExercise.id }).where(eq(exercises.id, exerciseId));
  const seen = async (id: string) => Boolean(await visibleFile(db, actor, id));
  expect([await seen(ofProgram.id), await seen(ofExercise.id), await seen(other.id)]).toEqual([true, true, false]);
});

test("what somebody bought is among their programs and purchases, newest first", async () => {
  const author = await coachingBusiness({ roles: ["PAR"], firstName: "Maja" });
  const buyer = await coachingBusiness({ roles: ["TRN"] });
  const bought = await givenProgram(author.ctx, { name: "Ten kilometres" });
  await givenBought(buyer.ctx, bought);
  const caller = await callerAs(server, buyer.user);
  const { items, total } = await listed(caller, "/purchases");
  const purchase = { program: { id: bought, name: "Ten kilometres" }, price: 0 };
  expect([total, items]).toEqual(["1", [expect.objectContaining(purchase)]]);
  const own = await good(caller, "GET", `/programs/own/${bought}`);
  expect([own.assignments, own.purchasedOn !== null]).toEqual([[], true]);
  expect(own.begun).toEqual({ startDate: null, lastDay: null, version: 1 });
  expect((await listed(app, "/purchases")).items).toEqual([]);
});

test("who bought a program begins it and moves its start; a coach's assignment is not theirs to move", async () => {
  const author = await coachingBusiness({ roles: ["PAR"] });
  const buyer = await coachingBusiness({ roles: ["TRN"] });
  const bought = await givenProgram(author.ctx);
  await givenBought(buyer.ctx, bought);
  const caller = await callerAs(server, buyer.user);
  const start = `/programs/own/${bought}/start`;
  const begun = await good(caller, "PUT", start, { startDate: "2026-03-09", version: 1 });
  expect(begun.begun).toEqual({ startDate: "2026-03-09", lastDay: "2026-04-05", version: 2 });
  expect(await statusOf(caller, "PUT", start, { startDate: "2026-03-16", version: 1 })).toBe(409);
  expect(await statusOf(caller, "PUT", start, { startDate: "2101-01-01", version: 2 })).toBe(422);
  expect(await statusOf(app, "PUT", start, { startDate: "2026-03-16", version: 2 })).toBe(404);
  const own = `/programs/own/${programId}/start`;
  expect(await statusOf(app, "PUT", own, { startDate: "2026-03-16", version: 1 })).toBe(404);
});

test("an athlete of a coach whose subscription has expired reads on; the coach's own programs are closed", async () => {
  const { db } = coach.ctx;
  const ended = { subscriptionStatus: "CANCELED" as const, subscriptionValidUntil: new Date("2026-01-01") };
  await db
    .update(accounts)
    .set({ ...ended, maxUsersOverride: null })
    .where(eq(accounts.id, coach.account.id));
  const author = await callerAs(server, coach.user);
  expect(await statusOf(author, "GET", "/programs")).toBe(402);
  expect((await listed(author, "/programs/own")).total).toBe("0");
  expect((await listed(app, `/programs/own/${programId}/workouts`)).total).toBe("2");
});

proves("authoring/own", () => server);
