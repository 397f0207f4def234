import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { updateRoundingStep } from "#app/features/users/editor-settings.server.ts";
import { users } from "#db/schema/accounts.ts";
import { difficultyIds } from "#db/seed/ids.ts";
import { proves } from "#tests/http/api/proving.ts";
import { givenClient } from "#tests/integration/clients/given.ts";
import { givenBought, publishAt } from "#tests/integration/programs/bought-given.ts";
import { givenProgram } from "#tests/integration/programs/given.ts";
import { type Caller, callerAs, where } from "#tests/support/http/api.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { type SharedServer, sharedServer } from "#tests/support/servers/server.ts";
import { makeGroup } from "#tests/support/things.ts";
import { good, listed, refusal, statusOf } from "./given.ts";

/** Proves the calls about programs: their details, folders, order, publishing and clients. */
let server: SharedServer;
let coach: Awaited<ReturnType<typeof coachingBusiness>>;
let app: Caller;
let other: Caller;

const weeks = { duration: 4, timeUnit: { code: "W" } };
const given = (name: string, more = {}) => ({ name, difficulty: { id: difficultyIds.beginner }, ...weeks, ...more });

beforeAll(async () => {
  server = await sharedServer();
  coach = await coachingBusiness({ roles: ["TRN", "PAR"], licence: 50 });
  app = await callerAs(server, coach.user);
  other = await callerAs(server, (await coachingBusiness({ licence: 50 })).user);
});

test("a program is begun once, changed over its version, and deleted by its author alone", async () => {
  const id = crypto.randomUUID();
  for (const _ of [1, 2]) expect((await good(app, "POST", "/programs", { ...given("Base"), id }, 201)).id).toBe(id);
  const zeros = "00000000-0000-0000-0000-000000000000";
  expect((await good(app, "POST", "/programs", { ...given("Zeros"), id: zeros }, 201)).id).not.toBe(zeros);
  const changed = { ...given("Base phase", { duration: 6 }), version: 1 };
  expect(await good(app, "PUT", `/programs/${id}`, changed)).toMatchObject({
    name: "Base phase",
    version: 2,
    status: 1,
  });
  expect(await statusOf(app, "PUT", `/programs/${id}`, { ...changed, name: "Another" })).toBe(409);
  expect(await statusOf(other, "PUT", `/programs/${id}`, changed)).toBe(404);
  expect(await statusOf(other, "GET", `/programs/${id}`)).toBe(404);
  expect(await statusOf(other, "DELETE", `/programs/${id}`)).toBe(404);
  await good(app, "DELETE", `/programs/${id}`, undefined, 204);
  expect(await statusOf(app, "GET", `/programs/${id}`)).toBe(404);
});

test("what the form refuses is refused in its words, by the body's names", async () => {
  const refused = await refusal(
    app,
    "POST",
    "/programs",
    given("", { duration: 0, folder: { id: crypto.randomUUID() } }),
  );
  expect(refused).toEqual({
    status: 422,
    name: "Program name is required",
    duration: "Duration must be positive number",
  });
  const folder = { id: crypto.randomUUID() };
  const elsewhere = await refusal(app, "POST", "/programs", given("Somewhere", { folder }));
  expect(elsewhere).toEqual({ status: 422, folder: "Choose one of your folders" });
});

test("programs are filtered by name, difficulty, folder, author and status, and read on by cursor", async () => {
  const folder = await good(app, "POST", "/folders", { name: "Autumn" }, 201);
  const begin = (name: string, more = {}) => good(app, "POST", "/programs", given(name, more), 201);
  const sprint = await begin("Étude sprint", { folder: { id: folder.id }, difficulty: { id: difficultyIds.elite } });
  await begin("Étude endurance");
  const find = async (...value: unknown[]) => {
    const { items, total } = await listed(app, `/programs?${where({ operation: "and", value })}`);
    expect(total).toBe(String(items.length));
    return items.map(({ name }) => name);
  };
  const etudes = { field: "name", operation: "contains", value: "ETUDE" };
  expect(await find(etudes)).toEqual(["Étude endurance", "Étude sprint"]);
  expect(await find(etudes, { field: "difficultyCode", operation: "equals", value: "elite" })).toEqual([
    "Étude sprint",
  ]);
  expect(await find({ field: "folderId", operation: "equals", value: folder.id })).toEqual(["Étude sprint"]);
  expect(await find(etudes, { field: "status", operation: "in", value: [2, 3] })).toEqual([]);
  expect(await find(etudes, { field: "creatorId", operation: "notEquals", value: coach.user.id })).toEqual([]);
  const first = await listed(app, `/programs?limit=1&${where(etudes)}`);
  expect((await listed(app, first.next ?? "")).items.map(({ id }) => id)).toEqual([sprint.id]);
  expect((await listed(other, `/programs?${where(etudes)}`)).items).toEqual([]);
  expect(await statusOf(app, "GET", `/programs?${where({ ...etudes, field: "price" })}`)).toBe(400);
});

test("folders are made, renamed and deleted by their owner; programs in one are put in order as a whole", async () => {
  const { id, version } = await good(app, "POST", "/folders", { name: "Order" }, 201);
  expect((await good(app, "PUT", `/folders/${id}`, { name: "In order", version })).version).toBe(2);
  expect(await refusal(app, "PUT", `/folders/${id}`, { name: " ", version })).toEqual({
    status: 422,
    name: "Name is required",
  });
  expect((await good(app, "GET", "/folders")).map(({ name }: { name: string }) => name)).toContain("In order");
  const ids: string[] = [];
  for (const name of ["One", "Two", "Three"]) {
    ids.push((await good(app, "POST", "/programs", given(name, { folder: { id } }), 201)).id);
  }
  const ordered = ids.map((programId, index) => ({ programId, position: [3, 1, 2][index] }));
  await good(app, "PUT", "/programs/order", ordered, 204);
  expect((await good(app, "GET", `/programs/${ids[1]}`)).position).toBe(1);
  const back = ids.map((programId, index) => ({ programId, position: index + 1 }));
  await good(app, "PUT", "/folders/order", back, 204);
  const wrong = back.map((place) => ({ ...place, position: 1 }));
  for (const list of [wrong, back.slice(1)]) expect(await statusOf(app, "PUT", "/folders/order", list)).toBe(409);
  expect(await statusOf(other, "PUT", "/folders/order", back)).toBe(404);
  expect(await statusOf(other, "DELETE", `/folders/${id}`)).toBe(404);
  await good(app, "DELETE", `/folders/${id}`, undefined, 204);
  expect((await good(app, "GET", `/programs/${ids[0]}`)).folder).toBeNull();
});

test("groups of clients are the account's, and called differently", async () => {
  const { id } = await good(app, "POST", "/namedgroups", { name: "U18", deleted: false }, 201);
  const taken = await refusal(app, "POST", "/namedgroups", { name: "u18" });
  expect(taken).toEqual({ status: 422, name: "You already have a group called u18" });
  expect((await good(app, "PUT", `/namedgroups/${id}`, { name: "U20", version: 1 })).name).toBe("U20");
  expect(await good(app, "GET", "/namedgroups")).toEqual([{ id, name: "U20", deleted: false, version: 2 }]);
  expect(await statusOf(app, "PUT", `/namedgroups/${id}`, { name: "U21", version: 2 ** 40 })).toBe(422);
  expect(await statusOf(other, "PUT", `/namedgroups/${id}`, { name: "Ours", version: 2 })).toBe(404);
  await good(app, "DELETE", `/namedgroups/${id}`, undefined, 204);
  const foreign = await makeGroup({ accountId: (await coachingBusiness()).user.accountId, id: coach.user.id });
  expect(await statusOf(app, "DELETE", `/namedgroups/${foreign}`)).toBe(404);
});

test("a partner suggests, an administrator accepts or declines, and each step answers the program", async () => {
  const admin = await callerAs(server, (await coachingBusiness({ roles: ["ADM"] })).user);
  const { db } = coach.ctx;
  await db
    .update(users)
    .set({ partnerCommissionRate: 40 } as never)
    .where(eq(users.id, coach.user.id));
  const programId = await givenProgram(coach.ctx, { name: "To be sold" });
  const step = (name: string) => `/actions/common/programpublish/${name}`;
  expect(await refusal(app, "POST", step("suggest"), { programId })).toEqual({
    status: 422,
    price: "Price is required",
  });
  const asked = await good(app, "POST", step("suggest"), { programId, price: 49.9 });
  expect([asked.status, asked.price, asked.creator.partnerCommissionRate]).toEqual([2, 49.9, null]);
  expect(await statusOf(app, "POST", step("accept"), { programId, price: 1 })).toBe(403);
  const declined = await good(admin, "POST", step("decline"), { programId, price: null, feedback: "Too short" });
  expect([declined.status, declined.feedback, declined.creator.partnerCommissionRate]).toEqual([1, "Too short", 40]);
  await good(app, "POST", step("suggest"), { programId, price: 39 });
  expect((await good(admin, "POST", step("accept"), { programId, price: 39 })).isPublished).toBe(true);
  expect((await good(admin, "POST", step("update"), { programId, price: 35, status: 1 })).status).toBe(1);
  expect(await statusOf(other, "POST", step("suggest"), { programId, price: 1 })).toBe(403);
  const stale = { programId, price: 10, publishingVersion: 0 };
  expect(await statusOf(app, "POST", step("suggest"), stale)).toBe(409);
});

test("the store offers what is published; what was bought is told apart, and shows nobody's folder or feedback", async () => {
  const author = await coachingBusiness({ roles: ["PAR"] });
  const id = await givenProgram(author.ctx, { name: "Kettlebell store" });
  const named = where({ field: "name", operation: "startsWith", value: "kettlebell" });
  expect((await listed(app, `/programs/store?${named}`)).items).toEqual([]);
  await publishAt(author.ctx, id, 1990);
  expect((await listed(app, `/programs/store?${named}`)).items).toMatchObject([{ id, price: 19.9, offer: "for sale" }]);
  await givenBought(coach.ctx, id);
  expect(await good(app, "GET", `/programs/${id}`)).toMatchObject({ isBought: true, folder: null, feedback: "" });
});

test("the wizard, and how far a length may still be changed", async () => {
  expect(await good(other, "GET", "/programs/should-run-wizard")).toBe(true);
  const id = await givenProgram(coach.ctx);
  expect(await good(app, "GET", `/programs/should-disable-duration-edit/${id}`)).toBe(1);
  expect(await statusOf(other, "GET", `/programs/should-disable-duration-edit/${id}`)).toBe(404);
});

test("who trains by a program is put as a whole list, read by program and by client", async () => {
  const programId = await givenProgram(coach.ctx, { name: "Followed" });
  const [one, two] = [
    await givenClient(coach.ctx, { lastName: "Anić" }),
    await givenClient(coach.ctx, { lastName: "Babić" }),
  ];
  const list = [
    { assignee: { id: one }, startDate: "2026-03-09" },
    { assignee: { id: two }, roundingStep: "5 lb" },
  ];
  await updateRoundingStep(coach.ctx, "2.5 kg");
  const merged = await good(app, "POST", "/programassigns/merge", { programId, programAssigns: list });
  expect(merged.map((row: { assignee: { id: string } }) => row.assignee.id)).toEqual([one, two]);
  expect(merged.map(({ roundingStep }: { roundingStep: string }) => roundingStep)).toEqual(["2.5 kg", "5 lb"]);
  expect(merged[0]).toMatchObject({ startDate: "2026-03-09", assigner: { id: coach.user.id }, isOverdue: false });
  const page = await listed(app, `/programassigns?programId=${programId}&limit=1`);
  expect([page.total, (await listed(app, page.next ?? "")).items.length]).toEqual(["2", 1]);
  expect((await listed(app, `/programassigns?assigneeId=${two}`)).items).toMatchObject([
    { program: { id: programId } },
  ]);
  const rest = await good(app, "PUT", `/programassigns/merge/${programId}`, [{ assignee: { id: two } }]);
  expect(rest).toMatchObject([{ assignee: { id: two }, roundingStep: "5 lb" }]);
  const odd = [{ assignee: { id: two }, roundingStep: "3 kg" }];
  expect(await statusOf(app, "PUT", `/programassigns/merge/${programId}`, odd)).toBe(422);
  expect((await listed(app, `/programassigns?assigneeId=${one}`)).total).toBe("0");
  const stranger = [{ assignee: { id: crypto.randomUUID() } }];
  const refused = await refusal(app, "PUT", `/programassigns/merge/${programId}`, stranger);
  expect(refused).toEqual({ status: 422, assignee: "Choose one of the clients" });
  const never = [{ assignee: { id: two }, startDate: "0000-01-01" }];
  expect(await statusOf(app, "PUT", `/programassigns/merge/${programId}`, never)).toBe(422);
  expect(await statusOf(other, "GET", `/programassigns?programId=${programId}`)).toBe(404);
  expect(await statusOf(other, "GET", `/programassigns?assigneeId=${two}`)).toBe(404);
  expect(await statusOf(app, "DELETE", `/programs/${programId}`)).toBe(409);
});

proves("authoring/programs", () => server);
