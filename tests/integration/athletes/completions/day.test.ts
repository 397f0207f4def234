import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { formatMoment } from "#app/domain/graphs/graph.ts";
import { readGraphs } from "#app/features/benchmarks/graph-queries.server.ts";
import { ownForApi } from "#app/features/completions/page-queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { completions } from "#db/schema/completions.ts";
import { results } from "#db/schema/records.ts";
import { starterId } from "#tests/support/training/exercises.ts";
import { didOf, givenAthlete, type Rounds, resultsOfUser, stored } from "./given.ts";

/** Proves on which day a completion stands: the one where the athlete was, whoever looks. */
let given: Awaited<ReturnType<typeof givenAthlete>>;
let ctx: Context;

beforeEach(async () => {
  given = await givenAthlete();
  ctx = { ...given.athlete.ctx, timeZone: "Europe/Zagreb" };
});

const did = (doneAt: string, changes = {}, rounds: Rounds = [[5, 100]]) =>
  didOf(given.programId, given.day, rounds, { doneAt, ...changes });

async function placeOf(id: string) {
  const [row] = await ctx.db.select().from(completions).where(eq(completions.id, id));
  return [row?.doneOn, row?.doneOffset];
}

test("it is the day in the offset that the moment carries, and the results' day", async () => {
  const { id } = await stored(ctx, did("2026-03-01T22:30:00-05:00"));
  expect(await placeOf(id)).toEqual(["2026-03-01", -300]);
  const results = await resultsOfUser(ctx, given.athlete.user.id);
  expect(results.map(({ doneOn, doneOffset }) => [doneOn, doneOffset])).toEqual([
    ["2026-03-01", -300],
    ["2026-03-01", -300],
  ]);
  expect((await ownForApi({ ...ctx, timeZone: "Pacific/Auckland" }, id)).row.doneOn).toBe("2026-03-01");
});

test.each(["Z", "-00:00"])("of a moment in %s it is the day in the person's time zone", async (offset) => {
  const { id } = await stored(ctx, did(`2026-03-01T23:30:00${offset}`));
  expect(await placeOf(id)).toEqual(["2026-03-02", 60]);
});

test("a completion that stands keeps its day, also one from before offsets were kept", async () => {
  const input = did("2026-03-01T23:30:00Z");
  const { id } = await stored(ctx, input);
  const elsewhere = { ...ctx, timeZone: "America/New_York" };
  await stored(elsewhere, { ...input, comment: "Late" });
  expect(await placeOf(id)).toEqual(["2026-03-02", 60]);
  await ctx.db.update(completions).set({ doneOn: "2026-03-03", doneOffset: null }).where(eq(completions.id, id));
  await stored(elsewhere, { ...input, doneAt: "2026-03-01T18:30:00-05:00", comment: "Later" });
  expect(await placeOf(id)).toEqual(["2026-03-03", null]);
});

test("the same moment sent with another offset moves it, and its results", async () => {
  const input = did("2026-03-01T23:30:00Z");
  const { id } = await stored(ctx, input);
  await stored(ctx, { ...input, doneAt: "2026-03-01T18:30:00-05:00" });
  expect(await placeOf(id)).toEqual(["2026-03-01", -300]);
  const results = await resultsOfUser(ctx, given.athlete.user.id);
  expect(new Set(results.map(({ doneOn }) => doneOn))).toEqual(new Set(["2026-03-01"]));
});

test("graphs show it on the athlete's day and clock, whoever looks; without an offset, on that day", async () => {
  const { id } = await stored(ctx, did("2026-03-01T22:30:00-05:00"));
  const person = { id: given.athlete.user.id, accountId: given.athlete.account.id, fullName: "Luka" };
  const weight = { exerciseId: starterId("Back squat"), category: "weight", unit: "kilograms" } as const;
  const graphs = [weight, { ...weight, exerciseId: "0" }].map((one) => ({ ...one, onlyMaxAttempts: false }));
  const exercise = { id: "", name: "Squat", called: null, categories: [], formula: null };
  const named = new Map(graphs.map(({ exerciseId }) => [exerciseId, exercise]));
  async function shown() {
    const reader = { ...given.coach.ctx, timeZone: "Pacific/Auckland", now: new Date("2026-03-03T09:00:00Z") };
    const blocks = await readGraphs(reader, { people: [person], graphs, named, timeframe: "allTime" });
    return blocks.map(({ graph }) => graph.lines[0]?.points.map(({ at }) => formatMoment(at)));
  }
  expect(await shown()).toEqual([["01/03/2026 22:30"], ["01/03/2026 22:30"]]);
  await ctx.db.update(completions).set({ doneOffset: null }).where(eq(completions.id, id));
  await ctx.db.update(results).set({ doneOffset: null }).where(eq(results.completionId, id));
  expect(await shown()).toEqual([["01/03/2026"], ["01/03/2026"]]);
});
