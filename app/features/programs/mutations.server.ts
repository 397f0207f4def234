import { and, eq } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import { isStored, savedMeanwhile } from "#app/domain/forms/conflict.ts";
import type { ProblemsOf } from "#app/domain/forms/form.ts";
import { type Result, refused } from "#app/domain/forms/result.ts";
import { allow } from "#app/domain/policy/can.ts";
import type { Actor } from "#app/domain/policy/roles.ts";
import { formatDate } from "#app/domain/schedule/dates.ts";
import type { ProgramSpan } from "#app/domain/schedule/span.ts";
import { foldForSearch, sortKey } from "#app/domain/text/fold.ts";
import { findOwnFolder } from "#app/features/folders/queries.server.ts";
import { visibleFile } from "#app/features/uploads/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Db, Tx } from "#db/client.ts";
import { lockFolders, lockProgram } from "#db/locks.ts";
import { isInUse } from "#db/program-use.ts";
import { difficulties } from "#db/schema/catalogues.ts";
import { programs } from "#db/schema/programs.ts";
import { updateVersioned } from "#db/versioned.ts";
import { type ProgramFields, type ProgramInput, timeUnitNames } from "./form.ts";
import { startsOf } from "./form-starts.ts";
import { closeGap, lastPosition, placeOf, positionAfterChange } from "./positions.server.ts";
import { durationLockOf, findProgram, type ProgramView, trainedDays } from "./queries.server.ts";
import { spanErrors } from "./span-rules.ts";

export type ProgramSaved = Result<{ program: { id: string; name: string } }, ProgramFields>;

type ProgramKey = { accountId: string; id: string };

/**
 * Last in its folder. Idempotent by `id`. Rejects ids of folders, images or difficulties that the actor can't choose.
 */
export async function createProgram(ctx: Context, id: string, details: ProgramInput): Promise<ProgramSaved> {
  allow(ctx.actor, "program:create");
  const { accountId, userId: creatorId } = ctx.actor;
  return ctx.db.transaction(async (tx) => {
    await lockFolders(tx, { accountId, creatorId }, "delete");
    const current = await findByAttempt(tx, ctx, id);
    if (current) return { ok: true, program: current };
    const problems = await referenceProblems(tx, ctx.actor, details);
    if (areSome(problems)) return { ok: false, problems };
    const place = await lastPosition(tx, accountId, details.folderId);
    const times = { createdAt: ctx.now, updatedAt: ctx.now };
    const program = { accountId, id, creatorId, ...columnsOf(details), ...place, ...times };
    await tx.insert(programs).values(program).onConflictDoNothing();
    return { ok: true, program: { id, name: details.name } };
  });
}

/** Rejects what the duration lock forbids, shortening below a saved workout, and ids that the actor can't choose. */
export async function updateProgram(
  ctx: Context,
  id: string,
  seen: number,
  details: ProgramInput,
): Promise<ProgramSaved> {
  const program = await findProgram(ctx, id);
  allow(ctx.actor, "program:edit", program);
  const saved = { ok: true as const, program: { id: program.id, name: details.name } };
  return ctx.db.transaction(async (tx) => {
    await lockFolders(tx, program, "delete");
    const current = await lockedProgram(tx, program);
    if (isStored({ ...columnsOf(details), folderId: details.folderId }, current)) return saved;
    if (current.detailsVersion !== seen) return conflictOf({ ...ctx, db: tx }, id);
    const problems = await changeProblems(tx, ctx, current, details);
    if (areSome(problems)) return { ok: false, problems };
    const place = await positionAfterChange(tx, current, details.folderId);
    const values = { ...columnsOf(details), ...place, updatedAt: ctx.now };
    await updateVersioned(tx, programs, { which: isProgram(program), seen, values, column: "detailsVersion" });
    return saved;
  });
}

/** Only its creator can change a program, so the other change is their own. */
async function conflictOf(ctx: Context, id: string): Promise<ProgramSaved> {
  const program = await findProgram(ctx, id);
  const folder = program.folderId ? await findOwnFolder(ctx.db, ctx.actor, program.folderId) : null;
  const words = {
    difficulty: program.difficulty.name,
    folder: folder?.name ?? "",
    timeUnit: program.timeUnit ? timeUnitNames[program.timeUnit] : "",
    startDate: program.startDate ? formatDate(program.startDate) : "",
  };
  return savedMeanwhile("program", true, { values: startsOf(program), words, version: program.version });
}

/** Rejected while anyone follows or has bought it. */
export async function deleteProgram(ctx: Context, id: string): Promise<Result<ProgramView>> {
  const program = await findProgram(ctx, id);
  allow(ctx.actor, "program:delete", program);
  return ctx.db.transaction(async (tx) => {
    await lockFolders(tx, program, "delete");
    const current = await lockedProgram(tx, program);
    if ((await tx.$count(programs, and(isProgram(program), isInUse(tx)))) > 0)
      return refused("This program is in use and can't be deleted.");
    await tx.delete(programs).where(isProgram(program));
    await closeGap(tx, program.accountId, placeOf(current));
    return { ok: true as const, ...program };
  });
}

/** NotFound if something else has the id, so that guessing reveals nothing. */
export async function findByAttempt(tx: Tx, { actor }: Context, id: string) {
  const [current] = await tx
    .select({ accountId: programs.accountId, creatorId: programs.creatorId, name: programs.name })
    .from(programs)
    .where(eq(programs.id, id));
  if (!current) return null;
  if (current.accountId !== actor.accountId || current.creatorId !== actor.userId) throw new NotFound();
  return { id, name: current.name };
}

type StoredProgram = typeof programs.$inferSelect;

/** Locks it against first saves, assignments and purchases until the transaction ends. */
export async function lockedProgram(tx: Tx, program: ProgramKey): Promise<StoredProgram> {
  const current = await lockProgram(tx, program, "delete");
  if (!current) throw new NotFound();
  return current;
}

async function changeProblems(
  tx: Tx,
  ctx: Context,
  current: ProgramKey & ProgramSpan & { imageId: string | null },
  details: ProgramInput,
): Promise<ProblemsOf<ProgramFields>> {
  const lock = await durationLockOf(tx, current);
  const trained = await trainedDays(tx, current);
  const imageId = details.imageId === current.imageId ? null : details.imageId;
  return {
    ...(await referenceProblems(tx, ctx.actor, { ...details, imageId })),
    ...spanErrors({ current, wanted: details.span, lock, trained }),
  };
}

function columnsOf({ name, difficultyId, shortDescription, description, imageId, span }: ProgramInput) {
  const text = { name, sortName: sortKey(name), searchName: foldForSearch(name), shortDescription, description };
  return { ...text, difficultyId, imageId, ...span };
}

export function isProgram({ accountId, id }: ProgramKey) {
  return and(eq(programs.accountId, accountId), eq(programs.id, id));
}

function areSome(problems: ProblemsOf<ProgramFields>) {
  return Object.keys(problems).length > 0;
}

type References = { difficultyId: string; folderId: string | null; imageId: string | null };

async function referenceProblems(tx: Db | Tx, actor: Actor, named: References): Promise<ProblemsOf<ProgramFields>> {
  const problems: ProblemsOf<ProgramFields> = {};
  if (!(await isDifficulty(tx, named.difficultyId))) problems.difficulty = ["Difficulty required"];
  if (named.folderId && !(await findOwnFolder(tx, actor, named.folderId))) {
    problems.folder = ["Choose one of your folders"];
  }
  if (named.imageId && !(await isOwnImage(tx, actor, named.imageId))) problems.image = ["Choose the image again"];
  return problems;
}

async function isDifficulty(tx: Db | Tx, id: string) {
  return (await tx.$count(difficulties, eq(difficulties.id, id))) > 0;
}

async function isOwnImage(tx: Db | Tx, actor: Actor, id: string) {
  return (await visibleFile(tx, actor, id))?.accountId === actor.accountId;
}
