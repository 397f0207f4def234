import { and, eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { NotFound } from "#app/domain/errors.ts";
import { readBenchmarkQuery } from "#app/features/benchmarks/address.ts";
import { readBenchmarks } from "#app/features/benchmarks/page.server.ts";
import { findRecord, resetRecord } from "#app/features/benchmarks/reset.server.ts";
import { createGroup } from "#app/features/groups/mutations.server.ts";
import { enterMaximum } from "#app/features/records/mutations.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { accountClients } from "#db/schema/accounts.ts";
import { clientGroupMembers, clientGroups } from "#db/schema/groups.ts";
import { records } from "#db/schema/records.ts";
import { givenClient, homeIdOf } from "#tests/integration/clients/given.ts";
import { hold, letAllGo, untilWaiting } from "#tests/support/database/barrier.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { addUser, at, coachingBusiness } from "#tests/support/people/factory.ts";
import { givenExercise, starterId } from "#tests/support/training/exercises.ts";
import { givenWorkout } from "#tests/support/training/performances.ts";

const squat = starterId("Back squat");
let ctx: Context;
let luka: string;

beforeEach(async () => {
  ({ ctx } = await coachingBusiness());
  luka = await givenClient(ctx);
});

afterEach(letAllGo);

const pageOf = (query: string, who = ctx) => {
  const search = new URLSearchParams(query);
  return readBenchmarks(who, readBenchmarkQuery(search), search.has("add"));
};

const enter = (value: number, on: string, who = ctx) => {
  const entered = { id: newId(), value, unit: "kilograms", on } as const;
  const whose = { accountId: ctx.actor.accountId, userId: luka };
  return enterMaximum(who, whose, { exerciseId: squat, category: "weight" }, entered);
};

describe("what can be chosen", () => {
  test("are the account's clients, and the exercises that they have results in", async () => {
    await givenWorkout(luka, "2026-02-26T09:00:00Z", [
      { exerciseId: squat, value: 100, reps: 5 },
      { exerciseId: squat, value: 5, category: "reps", unit: "noDimension" },
      { exerciseId: starterId("Bench press"), value: 60, reps: 8 },
    ]);
    await givenClient((await coachingBusiness()).ctx);
    const { clients, exercises, chosen, people } = await pageOf(`clients=${luka}&exercise=${squat}`);
    expect(clients.options.map(({ value }) => value)).toEqual([luka]);
    expect(people).toEqual([{ id: luka, name: "Luka Kovač" }]);
    expect(exercises.options.map(({ label }) => label)).toEqual(["Volume Load", "Back squat", "Bench press"]);
    expect(chosen).toMatchObject({ category: "weight", unit: "kilograms" });
    expect(chosen?.categories.map(({ label }) => label)).toEqual(["Reps", "Weight"]);
  });

  test("is searched by name and other names; volume load comes first where the term is in its name", async () => {
    await givenWorkout(luka, "2026-02-26T09:00:00Z", [{ exerciseId: squat, value: 100, reps: 5 }]);
    const found = async (search: string) => {
      const { exercises } = await pageOf(`clients=${luka}&search=${search}`);
      return exercises.options.map(({ label }) => label);
    };
    expect(await found("SQUAT")).toEqual(["Back squat"]);
    expect(await found("barbell sq")).toEqual(["Back squat (Barbell squat)"]);
    expect(await found("lo")).toEqual(["Volume Load"]);
    expect(await found("bench")).toEqual([]);
  });

  test("is no exercise of another business, though a client of both did it there", async () => {
    const other = await coachingBusiness();
    await givenClient(other.ctx, { userId: luka });
    const secret = await givenExercise(other.ctx, { name: "Secret squat" });
    await givenWorkout(luka, "2026-02-26T09:00:00Z", [{ exerciseId: secret, value: 100, reps: 5 }]);
    const { exercises, chosen, graphs } = await pageOf(
      `clients=${luka}&exercise=${secret}&graph=${secret}.weight.kilograms`,
    );
    expect([exercises.options.map(({ label }) => label), chosen, graphs]).toEqual([["Volume Load"], null, []]);
    expect((await pageOf(`clients=${luka}&exercise=${secret}`, other.ctx)).chosen?.name).toBe("Secret squat");
  });

  test("another exercise begins with its own category, another category with its first unit", async () => {
    await givenWorkout(luka, "2026-02-26T09:00:00Z", [
      { exerciseId: squat, value: 100, reps: 5 },
      { exerciseId: squat, value: 5, category: "reps", unit: "noDimension" },
    ]);
    const chosen = async (query: string) => {
      const { category, unit } = (await pageOf(`clients=${luka}&exercise=${squat}&${query}`)).chosen ?? {};
      return [category, unit];
    };
    expect(await chosen("category=weight&unit=pounds")).toEqual(["weight", "pounds"]);
    expect(await chosen("category=reps&unit=noDimension&shown=0.weight")).toEqual(["weight", "kilograms"]);
    expect(await chosen(`category=reps&unit=pounds&shown=${squat}.weight`)).toEqual(["reps", "noDimension"]);
  });
});

describe("several clients", () => {
  test("are eight at most, those of a group among them", async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => givenClient(ctx)));
    const group = await groupOf(ids.slice(0, 2));
    const query = (...chosen: string[]) => `mode=multiple&${chosen.map((id) => `clients=${id}`).join("&")}`;
    expect((await pageOf(query(...ids))).people).toHaveLength(8);
    expect((await pageOf(query(group, ...ids))).people).toHaveLength(8);
    const [first = "", ...others] = ids;
    const nine = await pageOf(`${query(first, luka, ...others)}&before=${ids.join()}`);
    expect(nine.problem).toBe("Select up to 8 clients: you have chosen 9, and the first 8 are shown.");
    expect([nine.people.map(({ id }) => id), nine.query.clients]).toEqual([ids, [...ids, luka]]);
  });

  test("are drawn by a fixed number of statements", async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => givenClient(ctx)));
    for (const id of ids) await givenWorkout(id, "2026-02-26T09:00:00Z", [{ exerciseId: squat, value: 100, reps: 5 }]);
    const graphs = `graph=${squat}.weight.kilograms&graph=${squat}.weight.pounds&graph=0.weight.kilograms`;
    const { queries } = await testDatabase();
    const before = queries.length;
    const page = await pageOf(`mode=multiple&${graphs}&${ids.map((id) => `clients=${id}`).join("&")}`);
    expect(page.graphs.map(({ graph }) => graph.lines.length)).toEqual([8, 8, 8]);
    expect(queries.length - before).toBe(6);
  });

  async function groupOf(ids: string[]) {
    const id = newId();
    await createGroup(ctx, id, { name: "Sprinters" });
    const { accountId } = ctx.actor;
    expect(await ctx.db.$count(clientGroups, eq(clientGroups.id, id))).toBe(1);
    await ctx.db.insert(clientGroupMembers).values(ids.map((userId) => ({ accountId, groupId: id, userId })));
    return id;
  }
});

describe("a graph", () => {
  test("is added where client and exercise are chosen, six at most", async () => {
    await givenWorkout(luka, "2026-02-26T09:00:00Z", [{ exerciseId: squat, value: 100, reps: 5 }]);
    const chosen = `clients=${luka}&exercise=${squat}`;
    expect((await pageOf(`${chosen}&add=graph`)).added).toMatchObject([{ exerciseId: squat, unit: "kilograms" }]);
    expect(await pageOf(`clients=${luka}&add=graph`)).toMatchObject({
      added: null,
      problem: "Choose an exercise first.",
    });
    const six = Array.from({ length: 6 }, (_, index) => `graph=${newId().slice(0, -1)}${index}.weight.kilograms`);
    const full = await pageOf(`${chosen}&add=graph&${six.join("&")}`);
    expect(full.problem).toBe("At most 6 graphs fit on a page: remove one first.");
  });

  test("stands on the athlete's day wherever it is read, at the reader's hour if that is the same day", async () => {
    await givenWorkout(luka, "2026-02-26T23:30:00Z", [{ exerciseId: squat, value: 100, reps: 5 }]);
    await givenWorkout(luka, "2026-02-28T09:00:00Z", [{ exerciseId: squat, value: 104, reps: 5 }]);
    const { graphs } = await pageOf(`clients=${luka}&graph=${squat}.weight.kilograms`, {
      ...ctx,
      timeZone: "Europe/Zagreb",
    });
    expect(graphs[0]).toMatchObject({ changes: [{ name: "Luka Kovač", change: "+4 %" }], isCut: false });
    expect(graphs[0]?.graph.lines[0]?.points).toEqual([
      { at: Date.parse("2026-02-26T00:00:00Z"), value: 100 },
      { at: Date.parse("2026-02-28T10:00:00Z"), value: 104 },
    ]);
  });
});

describe("records", () => {
  const recordOf = async () => (await pageOf(`clients=${luka}&exercise=${squat}&unit=pounds`)).record;
  const shownOf = async () => (await recordOf())?.cards.map(({ label, amount, on }) => [label, amount, on]);

  test("are shown in the unit asked for; a reset empties the current ones, and what comes later fills them", async () => {
    await enter(130, "2026-01-10");
    await enter(125, "2026-02-10");
    const allTime = ["All-time real max", "286.6 lb", "10/01/2026"];
    const none = ["All-time calculated max", null, null];
    expect(await shownOf()).toEqual([
      ...[allTime, none],
      ["Current real max", "275.58 lb", "10/02/2026"],
      ["Current calculated max", null, null],
    ]);
    const { id = "" } = (await recordOf()) ?? {};
    await resetRecord(at(ctx, new Date("2026-03-02T09:10:00Z")), id);
    expect((await shownOf())?.[2]).toEqual(["Current real max", null, null]);
    expect((await recordOf())?.mayReset).toBe(false);
    await enter(110, "2026-03-02", at(ctx, new Date("2026-03-02T09:20:00Z")));
    expect((await shownOf())?.[0]).toEqual(allTime);
    expect((await shownOf())?.[2]).toEqual(["Current real max", "242.51 lb", "02/03/2026"]);
  });

  test("are reset once by a reset that is sent again later, and once more by who has seen it", async () => {
    await enter(130, "2026-01-10");
    const { id = "" } = (await recordOf()) ?? {};
    const reset = (minute: number, seen: Date | null) => {
      return resetRecord(at(ctx, new Date(`2026-03-02T09:${minute}:00Z`)), id, seen);
    };
    const current = async () => (await shownOf())?.[2]?.[1];
    await reset(10, null);
    expect(await current()).toBe(null);
    await enter(110, "2026-03-02", at(ctx, new Date("2026-03-02T09:20:00Z")));
    await reset(30, null);
    expect(await current()).toBe("242.51 lb");
    const { seen } = await findRecord(ctx, id);
    expect(seen).toBe("2026-03-02T09:10:00.000Z");
    await reset(40, new Date(seen));
    expect(await current()).toBe(null);
  });

  test("are reset by who coaches the person, by administrators and by oneself", async () => {
    await enter(130, "2026-01-10");
    const { id = "" } = (await recordOf()) ?? {};
    const stranger = await coachingBusiness();
    await expect(findRecord(stranger.ctx, id)).rejects.toThrow(NotFound);
    await expect(resetRecord(stranger.ctx, id)).rejects.toThrow(NotFound);
    expect(await findRecord(ctx, id)).toEqual({
      ...{ id, userId: luka, name: "Back squat, weight, of Luka Kovač", seen: "never" },
    });
    await ctx.db.delete(accountClients);
    await expect(resetRecord(ctx, id)).rejects.toThrow(NotFound);
    const admin = await addUser({ id: ctx.actor.accountId }, { roles: ["ADM"] });
    await resetRecord(admin.ctx, id);
    const self = { ...admin.ctx, actor: { ...admin.ctx.actor, roles: ["USR" as const], userId: luka } };
    await resetRecord({ ...self, actor: { ...self.actor, accountId: await homeIdOf(luka) } }, id);
  });

  test("are not reset by a coach where the exercise is another coach's, but by oneself", async () => {
    const other = await coachingBusiness();
    await givenClient(other.ctx, { userId: luka });
    const secret = await givenExercise(other.ctx, { name: "Secret squat" });
    const entered = { id: newId(), value: 130, unit: "kilograms", on: "2026-01-10" } as const;
    const whose = { accountId: other.account.id, userId: luka };
    await enterMaximum(other.ctx, whose, { exerciseId: secret, category: "weight" }, entered);
    const [record] = await ctx.db.select().from(records).where(eq(records.exerciseId, secret));
    const id = record?.id ?? "";
    await expect(findRecord(ctx, id)).rejects.toThrow(NotFound);
    await expect(resetRecord(ctx, id)).rejects.toThrow(NotFound);
    const self = { ...ctx.actor, roles: ["USR" as const], userId: luka, accountId: await homeIdOf(luka) };
    for (const actor of [other.ctx.actor, self]) expect(await findRecord({ ...ctx, actor }, id)).toMatchObject({ id });
  });

  test("wait for what is being stored of the person", async () => {
    await enter(130, "2026-01-10");
    const { id = "" } = (await recordOf()) ?? {};
    const home = await homeIdOf(luka);
    const letGo = await hold((tx) => tx`select 1 from users where account_id = ${home} for update`);
    const reset = resetRecord(ctx, id);
    await untilWaiting(1);
    await letGo();
    await reset;
    const [row] = await ctx.db
      .select()
      .from(records)
      .where(and(eq(records.accountId, home), eq(records.id, id)));
    expect(row).toMatchObject({ currentReal: null, allTimeReal: 130, resetAt: ctx.now });
  });
});
