import { NotFound } from "#app/domain/errors.ts";
import { type Result, refused } from "#app/domain/forms/result.ts";
import { allow } from "#app/domain/policy/can.ts";
import {
  addWeek,
  durationIsLocked,
  type ProgramSpan,
  pageCount,
  totalDays,
  type WeekAdded,
} from "#app/domain/schedule/span.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Db, Tx } from "#db/client.ts";
import { lockProgram } from "#db/locks.ts";
import { storeSpan } from "./lengthen.server.ts";
import { durationLockOf, findProgram, type ProgramView } from "./queries.server.ts";

/**
 * Document 1 §4; returns the last page. `days`: the length the form was made for, so that sending it twice adds one
 * week. Rejects continuous programs and a locked duration (decisions §8).
 */
export async function addWeekToProgram(ctx: Context, id: string, days: number): Promise<Result<{ lastPage: number }>> {
  const program = await findProgram(ctx, id);
  allow(ctx.actor, "program:edit", program);
  const today = todayOf(ctx);
  return ctx.db.transaction(async (tx) => {
    const current = await lockProgram(tx, program, "write");
    if (!current) throw new NotFound();
    if (totalDays(current, today) !== days) return { ok: true, lastPage: pageCount(current, today) };
    const added = await withWeek(tx, current, today);
    if (!added.ok) return refused(added.reason);
    await storeSpan(tx, ctx, program, added.span, current.detailsVersion);
    return { ok: true, lastPage: pageCount(added.span, today) };
  });
}

/** Why there is nothing to ask: the reason that a press would be refused with. */
export async function findAddWeekRefusal(ctx: Context, program: ProgramView): Promise<string | null> {
  const added = await withWeek(ctx.db, program, todayOf(ctx));
  return added.ok ? null : added.reason;
}

type Lengthened = ProgramSpan & { accountId: string; id: string };

async function withWeek(on: Db | Tx, program: Lengthened, today: string): Promise<WeekAdded> {
  if ((await durationLockOf(on, program)) === 3) return { ok: false, reason: durationIsLocked };
  return addWeek(program, today);
}
