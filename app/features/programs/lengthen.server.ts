import { and, eq } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import { type Result, refused } from "#app/domain/forms/result.ts";
import { durationIsLocked, lengthened, type ProgramSpan, totalDays } from "#app/domain/schedule/span.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Tx } from "#db/client.ts";
import { lockProgram } from "#db/locks.ts";
import { programs } from "#db/schema/programs.ts";
import { updateVersioned } from "#db/versioned.ts";
import { durationLockOf, type ProgramView } from "./queries.server.ts";

/** Does nothing if the program is long enough. Rejects continuous programs and a locked duration (decisions §8). */
export async function lengthenProgram(ctx: Context, program: ProgramView, days: number): Promise<Result> {
  return ctx.db.transaction(async (tx) => {
    const current = await lockProgram(tx, program, "write");
    if (!current) throw new NotFound();
    if (totalDays(current, todayOf(ctx)) >= days) return { ok: true };
    if ((await durationLockOf(tx, program)) === 3) return refused(durationIsLocked);
    const longer = lengthened(current, days);
    if (!longer.ok) return refused(longer.reason);
    await storeSpan(tx, ctx, program, longer.span, current.detailsVersion);
    return { ok: true };
  });
}

type Key = { accountId: string; id: string };

export async function storeSpan(tx: Tx, ctx: Context, { accountId, id }: Key, span: ProgramSpan, seen: number) {
  const { duration, timeUnit } = span;
  await updateVersioned(tx, programs, {
    which: and(eq(programs.accountId, accountId), eq(programs.id, id)),
    seen,
    values: { duration, timeUnit, updatedAt: ctx.now },
    column: "detailsVersion",
  });
}
