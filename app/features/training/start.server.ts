import { and, eq } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import { savedMeanwhile } from "#app/domain/forms/conflict.ts";
import type { Result } from "#app/domain/forms/result.ts";
import { EMPTY_ID, parseUuid } from "#app/domain/ids/ids.ts";
import { allow } from "#app/domain/policy/can.ts";
import type { Actor } from "#app/domain/policy/roles.ts";
import { formatDate } from "#app/domain/schedule/dates.ts";
import type { BeginFields } from "#app/features/assignments/forms.ts";
import type { Context } from "#app/services/context.server.ts";
import { programs } from "#db/schema/programs.ts";
import { programPurchases } from "#db/schema/sales.ts";
import { updateVersioned } from "#db/versioned.ts";

/** NotFound for a program that the actor has not bought. */
export async function findBought({ db, actor }: Context, programId: string) {
  const { programAccountId, programId: id, startDate, version } = programPurchases;
  const [row] = await db
    .select({ programId: id, name: programs.name, continuous: programs.continuous, startDate, version })
    .from(programPurchases)
    .innerJoin(programs, and(eq(programs.accountId, programAccountId), eq(programs.id, id)))
    .where(isBought(actor, programId));
  if (!row) throw new NotFound();
  return row;
}

/** From then on its days are planned for the buyer. Idempotent; rejects a version that was replaced since. */
export async function startBought(
  ctx: Context,
  programId: string,
  seen: number,
  startDate: string,
): Promise<Result<object, BeginFields>> {
  allow(ctx.actor, "me:enter");
  const before = await findBought(ctx, programId);
  if (before.startDate === startDate) return { ok: true };
  const change = { which: isBought(ctx.actor, programId), seen, values: { startDate } };
  if (await updateVersioned(ctx.db, programPurchases, change)) return { ok: true };
  const { startDate: current, version } = await findBought(ctx, programId);
  if (current === startDate) return { ok: true };
  const words = { startDate: current === null ? "" : formatDate(current) };
  return savedMeanwhile("start date", true, { values: { startDate: current ?? "" }, words, version });
}

function isBought({ accountId, userId }: Actor, programId: string) {
  const { accountId: account, buyerId, programId: id } = programPurchases;
  return and(eq(account, accountId), eq(buyerId, userId), eq(id, parseUuid(programId) ?? EMPTY_ID));
}
