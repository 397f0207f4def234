import { and, eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Forbidden, NotFound } from "#app/domain/errors.ts";
import { hasUnreadComments } from "#app/features/comments/queries.server.ts";
import { deleteCompletion } from "#app/features/completions/mutations.server.ts";
import { deleteOldDrafts } from "#app/features/drafts/cleanup.server.ts";
import { discardDraft, finishDraft, largestDraft, saveDraft } from "#app/features/drafts/mutations.server.ts";
import { findDraft, listDrafts, nextDraft } from "#app/features/drafts/queries.server.ts";
import type { DraftInput, FinishInput } from "#app/features/drafts/schema.ts";
import { deleteOldPrescriptions } from "#app/features/prescriptions/cleanup.server.ts";
import { showWorkout } from "#app/features/prescriptions/show.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { accountClients } from "#db/schema/accounts.ts";
import { completions, prescriptions } from "#db/schema/completions.ts";
import { drafts } from "#db/schema/drafts.ts";
import { programAssignments, workouts } from "#db/schema/programs.ts";
import { hold, letAllGo, untilWaiting } from "#tests/support/database/barrier.ts";
import { at, coachingBusiness } from "#tests/support/people/factory.ts";
import { didOf, givenAthlete, type Rounds, recordOfUser, resultsOfUser } from "./completions/given.ts";

/** Proves that a workout can be saved unfinished, and that one finish stores one completion. */
let given: Awaited<ReturnType<typeof givenAthlete>>;
let ctx: Context;
let place: { programId: string; workoutId: string };

beforeEach(async () => {
  given = await givenAthlete();
  ({ ctx } = given.athlete);
  place = { programId: given.programId, workoutId: given.day.id };
});

afterEach(letAllGo);

const days = (count: number) => at(ctx, new Date(ctx.now.getTime() + count * 24 * 60 * 60 * 1000));
const next = (who = ctx) => nextDraft(who, place);

function draftOf(rounds: Rounds, changes: Partial<DraftInput> = {}): DraftInput {
  const { programId, workout } = didOf(given.programId, given.day, rounds);
  return { programId, workout, occurrence: 1, version: 0, ...changes };
}

function finishOf(rounds: Rounds, changes: Partial<FinishInput> = {}): FinishInput {
  const { id: _, ...did } = didOf(given.programId, given.day, rounds);
  return { ...did, occurrence: 1, version: 0, ...changes };
}

async function saved(input: DraftInput, { who = ctx, device = "Firefox on Linux" } = {}) {
  const result = await saveDraft(who, input, device);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result;
}

async function finished(input: FinishInput) {
  const result = await finishDraft(ctx, input);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result;
}

const weights = (workout: { modules: unknown } | undefined) =>
  [...JSON.stringify(workout?.modules).matchAll(/"doneValue":(\d+)/g)].map(([, value]) => Number(value));
const stored = () => ctx.db.select().from(completions).where(eq(completions.userId, ctx.actor.userId));

describe("saving", () => {
  test("keeps what was typed for the person's other devices, raises nothing, and shows no coach anything", async () => {
    const before = await next();
    expect(before).toMatchObject({ occurrence: 1, version: 0, draft: null });
    expect(await saved(draftOf([[5, 100]]))).toEqual({ ok: true, id: before.id, version: 1 });
    const { draft, ...state } = await next();
    expect(state).toEqual({ id: before.id, occurrence: 1, version: 1 });
    expect(draft).toMatchObject({
      device: "Firefox on Linux",
      workoutKey: "1",
      startedAt: ctx.now,
      updatedAt: ctx.now,
    });
    expect(weights(draft?.workout)).toEqual([5, 100]);
    expect((await listDrafts(ctx, 10)).map(({ id }) => id)).toEqual([before.id]);
    expect(await findDraft(ctx, before.id)).toEqual(draft);
    expect([await stored(), await resultsOfUser(ctx, ctx.actor.userId)]).toEqual([[], []]);
    expect(await recordOfUser(ctx, ctx.actor.userId)).toBeUndefined();
    await expect(findDraft(given.coach.ctx, before.id)).rejects.toThrow(NotFound);
    expect(await listDrafts(given.coach.ctx, 10)).toEqual([]);
  });

  test("goes on from the version that was read; another device's save is told with its device, time and values", async () => {
    await saved(draftOf([[5, 100]]));
    const input = draftOf([[5, 110]], { version: 1, startedAt: "2020-01-01T00:00:00Z" });
    expect(await saved(input)).toMatchObject({ version: 2 });
    expect(await saved(input)).toMatchObject({ version: 2 });
    const late = await saveDraft(ctx, draftOf([[5, 90]], { version: 1 }), null);
    expect(late).toMatchObject({ ok: false, latest: { version: 2, device: "Firefox on Linux", startedAt: ctx.now } });
    expect(late.ok ? [] : late.problems[""]).toEqual([
      "You saved this workout on Firefox on Linux at 02/03/2026 09:00. Save again to keep what you have here.",
    ]);
    expect(await saved(draftOf([[5, 90]], { version: 2 }))).toMatchObject({ version: 3 });
    expect(weights((await next()).draft?.workout)).toEqual([5, 90]);
  });

  test("twice at once for the first time stores one", async () => {
    const letGo = await hold((tx) => tx`select 1 from users where id = ${ctx.actor.userId} for update`);
    const both = [saveDraft(ctx, draftOf([[5, 100]]), "a"), saveDraft(ctx, draftOf([[5, 110]]), "b")];
    await untilWaiting(2);
    await letGo();
    const answers = await Promise.all(both);
    expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(await listDrafts(ctx, 10)).toHaveLength(1);
  });

  test("is of programs that the person trains by or was shown, and of nobody else's", async () => {
    const stranger = await coachingBusiness({ roles: ["USR"] });
    await expect(saveDraft(stranger.ctx, draftOf([[5, 100]]), null)).rejects.toThrow(NotFound);
    await expect(saveDraft(ctx, draftOf([[5, 100]], { programId: newId() }), null)).rejects.toThrow(NotFound);
    const { prescriptionId } = await showWorkout(ctx, given.programId, given.day.id);
    const theirs = draftOf([[5, 100]], { prescriptionId });
    await expect(saveDraft(stranger.ctx, theirs, null)).rejects.toThrow(NotFound);
    await expect(saveDraft({ ...ctx, actor: { ...ctx.actor, roles: [] } }, theirs, null)).rejects.toThrow(Forbidden);
    await ctx.db.delete(programAssignments).where(eq(programAssignments.assigneeId, ctx.actor.userId));
    await expect(saveDraft(ctx, draftOf([[5, 100]]), null)).rejects.toThrow(NotFound);
    expect(await saved(theirs)).toMatchObject({ version: 1 });
  });

  test("refuses values beyond limits and more than 512 kB", async () => {
    const beyond = await saveDraft(ctx, draftOf([[5, 1001]]), null);
    expect(beyond.ok ? [] : Object.keys(beyond.problems)).toEqual([expect.stringMatching(/doneValue$/)]);
    const large = draftOf([[5, 100]]);
    const workout = { ...large.workout, motivation: "x".repeat(largestDraft) };
    expect(await saveDraft(ctx, { ...large, workout }, null)).toMatchObject({ ok: false });
    expect(await next()).toMatchObject({ draft: null });
  });
});

describe("discarding", () => {
  test("begins the next occurrence; a tab that was open for the old one is told", async () => {
    const { id } = await saved(draftOf([[5, 100]]));
    await expect(discardDraft(given.coach.ctx, id)).rejects.toThrow(NotFound);
    await discardDraft(ctx, id);
    await discardDraft(ctx, id);
    await expect(findDraft(ctx, id)).rejects.toThrow(NotFound);
    expect(await next()).toMatchObject({ occurrence: 2, version: 0, draft: null });
    const [row] = await ctx.db.select().from(drafts).where(eq(drafts.id, id));
    expect(row).toMatchObject({ document: null, device: null, prescriptionId: null });
    for (const version of [0, 1, 2]) {
      expect(await saveDraft(ctx, draftOf([[5, 100]], { version }), null)).toMatchObject({ ok: false });
      expect(await finishDraft(ctx, finishOf([[5, 100]], { version }))).toMatchObject({ ok: false });
    }
    expect(await stored()).toEqual([]);
    expect(await saved(draftOf([[5, 100]], { occurrence: 2 }))).toMatchObject({ version: 1 });
  });
});

describe("finishing", () => {
  test("stores the completion with the draft's id, its results and records, and closes the draft", async () => {
    const { id, version } = await saved(draftOf([[5, 100]]));
    const input = finishOf([[5, 120]], { version, sessionRpe: 7.5, minutes: 50, comment: "Went well" });
    expect(await finished(input)).toEqual({ ok: true, id, isNew: true });
    expect(await stored()).toMatchObject([{ id, occurrence: 1, sessionRpe: 7.5, minutes: 50, comment: "Went well" }]);
    expect(await recordOfUser(ctx, ctx.actor.userId)).toMatchObject({ currentCalculated: expect.any(Number) });
    expect(await hasUnreadComments(given.coach.ctx)).toBe(true);
    expect(await listDrafts(ctx, 10)).toEqual([]);
    expect(await next()).toMatchObject({ occurrence: 2, version: 0, draft: null });
  });

  test("again, after a lost answer or on another device, gets the first answer and changes nothing", async () => {
    const { id } = await finished(finishOf([[5, 120]]));
    expect(await finished(finishOf([[5, 120]]))).toEqual({ ok: true, id, isNew: false });
    expect(await finished(finishOf([[5, 60]], { version: 3, comment: "Other" }))).toEqual({
      ok: true,
      id,
      isNew: false,
    });
    expect(await stored()).toMatchObject([{ comment: null, volumeLoad: 600 }]);
    expect(await resultsOfUser(ctx, ctx.actor.userId)).toHaveLength(2);
  });

  test("twice at once stores one", async () => {
    const letGo = await hold((tx) => tx`select 1 from users where id = ${ctx.actor.userId} for update`);
    const both = [finishDraft(ctx, finishOf([[5, 100]])), finishDraft(ctx, finishOf([[5, 110]]))];
    await untilWaiting(2);
    await letGo();
    const answers = await Promise.all(both);
    expect(answers.map((answer) => answer.ok && answer.isNew).sort()).toEqual([false, true]);
    expect(await stored()).toHaveLength(1);
  });

  test("does not overwrite what another device saved meanwhile without a word", async () => {
    await saved(draftOf([[5, 100]]));
    const late = await finishDraft(ctx, finishOf([[5, 90]]));
    expect(late).toMatchObject({ ok: false, latest: { version: 1 } });
    expect(await stored()).toEqual([]);
    expect(await finished(finishOf([[5, 90]], { version: 1 }))).toMatchObject({ isNew: true });
    expect(weights((await stored())[0]?.document as DraftInput["workout"])).toEqual([5, 90]);
  });

  test("doing it again is another completion; an old press after a deletion stores nothing", async () => {
    const first = await finished(finishOf([[5, 100]]));
    const second = await finished(finishOf([[5, 110]], { occurrence: 2 }));
    expect(second.id).not.toBe(first.id);
    await deleteCompletion(ctx, second.id);
    expect(await finishDraft(ctx, finishOf([[5, 110]], { occurrence: 2 }))).toMatchObject({ ok: false });
    expect(await finishDraft(ctx, finishOf([[5, 110]], { occurrence: 9 }))).toMatchObject({ ok: false });
    expect((await stored()).map(({ id }) => id)).toEqual([first.id]);
    expect(await next()).toMatchObject({ occurrence: 3 });
  });

  test("a workout that was taken away meanwhile is stored as it was shown", async () => {
    const { prescriptionId } = await showWorkout(ctx, given.programId, given.day.id);
    await ctx.db.delete(workouts).where(eq(workouts.id, given.day.id));
    await ctx.db.delete(programAssignments).where(eq(programAssignments.assigneeId, ctx.actor.userId));
    await ctx.db.delete(accountClients).where(eq(accountClients.userId, ctx.actor.userId));
    await expect(finishDraft(ctx, finishOf([[5, 100]]))).rejects.toThrow(NotFound);
    expect(await finished(finishOf([[5, 100]], { prescriptionId }))).toMatchObject({ isNew: true });
    expect(await stored()).toMatchObject([{ prescriptionId, workoutKey: "1", workoutName: given.day.name }]);
  });

  test("a refused finish keeps the draft", async () => {
    const { version } = await saved(draftOf([[5, 100]]));
    const refused = await finishDraft(ctx, finishOf([[5, 100]], { version, doneAt: "2026-03-09T08:00:00Z" }));
    expect(refused).toMatchObject({ ok: false });
    expect(await next()).toMatchObject({ occurrence: 1, version, draft: { version } });
  });
});

describe("cleaning", () => {
  test("removes drafts 30 days after they were last saved; their workout can begin again", async () => {
    await saved(draftOf([[5, 100]]));
    await saved(draftOf([[5, 110]], { version: 1 }), { who: days(10) });
    const clean = (count: number) => deleteOldDrafts({ db: ctx.db, now: days(count).now });
    await clean(39);
    expect(await next()).toMatchObject({ version: 2 });
    await clean(41);
    expect(await next()).toMatchObject({ occurrence: 1, version: 0, draft: null });
    expect(await saveDraft(ctx, draftOf([[5, 110]], { version: 2 }), null)).toMatchObject({ ok: false });
  });

  test("after it, the occurrences that were finished still count", async () => {
    await finished(finishOf([[5, 100]]));
    await deleteOldDrafts({ db: ctx.db, now: days(60).now });
    expect(await ctx.db.$count(drafts, eq(drafts.userId, ctx.actor.userId))).toBe(0);
    expect(await next()).toMatchObject({ occurrence: 2 });
  });

  test("keeps a prescription that a draft names", async () => {
    const { prescriptionId } = await showWorkout(ctx, given.programId, given.day.id);
    await saved(draftOf([[5, 100]], { prescriptionId }), { who: days(89) });
    await deleteOldPrescriptions({ db: ctx.db, now: days(95).now });
    const isIt = and(eq(prescriptions.userId, ctx.actor.userId), eq(prescriptions.id, prescriptionId ?? ""));
    expect(await ctx.db.$count(prescriptions, isIt)).toBe(1);
  });
});
