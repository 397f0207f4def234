import { isDeepStrictEqual } from "node:util";
import { and, eq, sql } from "drizzle-orm";
import type { DoneWorkout } from "#app/domain/completions/document.ts";
import { beyondLimits } from "#app/domain/completions/done-value.ts";
import { NotFound } from "#app/domain/errors.ts";
import { type Done, type Refused, refused } from "#app/domain/forms/result.ts";
import { EMPTY_ID, parseUuid } from "#app/domain/ids/ids.ts";
import { allow } from "#app/domain/policy/can.ts";
import { formatMoment } from "#app/domain/schedule/time-zone.ts";
import { lockAthlete } from "#app/features/completions/athlete.server.ts";
import { finishCompletion } from "#app/features/completions/mutations.server.ts";
import { findPlace } from "#app/features/completions/place.server.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Tx } from "#db/client.ts";
import { lockUser } from "#db/locks.ts";
import { completions } from "#db/schema/completions.ts";
import { drafts } from "#db/schema/drafts.ts";
import { updateVersioned } from "#db/versioned.ts";
import { type DraftView, draftId, type NextDraft, nextDraft, ownDrafts } from "./queries.server.ts";
import type { DraftInput, FinishInput } from "./schema.ts";

/** In bytes (decisions §11). */
export const largestDraft = 512 * 1024;

/** `latest`: what another device saved meanwhile. */
export type DraftRefused = Refused & { latest?: DraftView };

type Saved = { ok: true; id: string; version: number } | DraftRefused;

/**
 * Raises nothing, and no coach sees it (decisions §11). Idempotent. Rejects a version that another device has replaced,
 * an occurrence that was finished or discarded, values beyond limits, and more than 512 kB. `device`: browser and
 * system, null for an app.
 */
export async function saveDraft(ctx: Context, input: DraftInput, device: string | null): Promise<Saved> {
  allow(ctx.actor, "draft:manage");
  const unfit = unfitProblem(input.workout);
  if (unfit) return unfit;
  const { actor, now } = ctx;
  const [programId, workoutId] = [input.programId, input.workout.id];
  return ctx.db.transaction(async (tx) => {
    const { coaches, athlete } = await lockAthlete(tx, ctx, actor.userId, { ...input, id: EMPTY_ID });
    const next = await nextDraft({ db: tx, actor }, { programId, workoutId });
    const overtaken = overtakenBy(ctx, next, input);
    if (overtaken) return overtaken;
    const { id, occurrence, draft } = next;
    const prescriptionId = athlete.prescriptionId ?? draft?.prescriptionId ?? null;
    const content = { document: input.workout, prescriptionId, device, updatedAt: now };
    if (draft && draft.version !== input.version) return { ok: true, id, version: draft.version };
    if (draft) return replaceDraft(tx, ctx, draft, content);
    const found = await findPlace({ tx, ctx, input, coaches, athlete });
    if (!found.ok) return found;
    const { programName: _program, workoutName: _workout, ...place } = found.place;
    const startedAt = input.startedAt ? new Date(input.startedAt) : now;
    const whose = { accountId: actor.accountId, userId: actor.userId, id, occurrence };
    await tx.insert(drafts).values({ ...whose, ...place, ...content, startedAt, createdAt: now });
    return { ok: true, id, version: 1 };
  });
}

type Content = Pick<typeof drafts.$inferInsert, "document" | "prescriptionId" | "device" | "updatedAt">;

async function replaceDraft(tx: Tx, { actor }: Context, { id, version }: DraftView, values: Content): Promise<Saved> {
  const which = and(ownDrafts(actor), eq(drafts.id, id));
  const stored = await updateVersioned(tx, drafts, { which, seen: version, values });
  // why: the cleanup may delete it at this moment
  return stored ? { ok: true, id, version: stored } : refused(isOver);
}

const isOver = "You finished or discarded this workout in the meantime. Open it again to do it once more.";

/** Null also for what is stored already, which may be sent again. */
function overtakenBy(
  { timeZone }: Context,
  { occurrence, version, draft }: NextDraft,
  sent: Pick<DraftInput, "occurrence" | "version" | "workout">,
): DraftRefused | null {
  if (occurrence !== sent.occurrence) return refused(isOver);
  if (version === sent.version) return null;
  if (!draft) return refused(isOver);
  if (isDeepStrictEqual(draft.workout, JSON.parse(JSON.stringify(sent.workout)))) return null;
  const where = draft.device ? `on ${draft.device}` : "in an app";
  const words = `You saved this workout ${where} at ${formatMoment(draft.updatedAt, timeZone)}. Save again to keep what you have here.`;
  return { ...refused(words), latest: draft };
}

function unfitProblem(workout: DoneWorkout): DraftRefused | null {
  if (Buffer.byteLength(JSON.stringify(workout)) > largestDraft) {
    return refused("This workout is too large to be saved before it is finished.");
  }
  const beyond = beyondLimits(workout);
  if (beyond.length === 0) return null;
  return { ok: false, problems: Object.fromEntries(beyond.map(({ path, message }) => [path, [message]])) };
}

type Finished = { ok: true; id: string; isNew: boolean } | DraftRefused;

/**
 * The completion has the draft's id, so pressing twice, sending again and finishing on two devices store one (decisions
 * §11): the later ones get it as it is stored. Needs no saved draft.
 */
export async function finishDraft(ctx: Context, { occurrence, version, ...input }: FinishInput): Promise<Finished> {
  const { actor } = ctx;
  const place = { programId: input.programId, workoutId: input.workout.id };
  const id = draftId(actor, { ...place, occurrence });
  async function mayBegin(tx: Tx) {
    const next = await nextDraft({ db: tx, actor }, place);
    return overtakenBy(ctx, next, { ...input, occurrence, version });
  }
  return finishCompletion(ctx, { ...input, id }, { occurrence, mayBegin, close: (tx) => closeFinished(tx, ctx, id) });
}

/** Also without a saved draft: a completion that is deleted later must not be stored again by an old press. */
async function closeFinished(tx: Tx, { actor, now }: Context, id: string) {
  const { accountId, userId, programAccountId, programId, workoutId, workoutKey, occurrence } = completions;
  const at = sql`${now.toISOString()}::timestamptz`;
  await tx.execute(sql`
    insert into ${drafts} (account_id, id, user_id, program_account_id, program_id, workout_id, workout_key, occurrence,
      started_at, created_at, updated_at, closed_at)
    select ${accountId}, ${completions.id}, ${userId}, ${programAccountId}, ${programId}, ${workoutId}, ${workoutKey},
      ${occurrence}, ${at}, ${at}, ${at}, ${at}
    from ${completions} where ${accountId} = ${actor.accountId}::uuid and ${completions.id} = ${id}::uuid
    on conflict (account_id, id) do update set ${closing}, updated_at = excluded.updated_at, closed_at = excluded.closed_at`);
}

const closing = sql`document = null, prescription_id = null, device = null, version = drafts.version + 1`;

/** Again is the same. NotFound for strangers', and for one that was never saved. */
export async function discardDraft(ctx: Context, draftOfId: string): Promise<Done> {
  const { actor, now } = ctx;
  allow(actor, "draft:manage");
  await ctx.db.transaction(async (tx) => {
    await lockUser(tx, { accountId: actor.accountId, id: actor.userId }, "write");
    const isIt = and(ownDrafts(actor), eq(drafts.id, parseUuid(draftOfId) ?? EMPTY_ID));
    const emptied = { document: null, prescriptionId: null, device: null };
    const closed = {
      ...emptied,
      version: sql`${drafts.version} + 1`,
      closedAt: sql`coalesce(${drafts.closedAt}, ${now.toISOString()}::timestamptz)`,
    };
    const rows = await tx.update(drafts).set(closed).where(isIt).returning({ id: drafts.id });
    if (rows.length === 0) throw new NotFound();
  });
  return { ok: true };
}
