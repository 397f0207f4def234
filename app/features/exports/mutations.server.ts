import { v7 as newId } from "uuid";
import { wrongPassword } from "#app/domain/access/password.ts";
import type { Done, Refused } from "#app/domain/forms/result.ts";
import type { LeaveFields } from "#app/features/leaving/form.ts";
import type { Context } from "#app/services/context.server.ts";
import { archiveKey } from "#app/services/files/file-keys.ts";
import { dropJobs, sendJob } from "#app/services/jobs/queue.server.ts";
import { checkOwnPassword } from "#app/services/own-password.server.ts";
import type { Limits } from "#app/services/rate-limits.server.ts";
import { exportQueue } from "#db/queues.ts";
import { dataExports } from "#db/schema/exports.ts";
import { isOwn, isRunning } from "./queries.server.ts";

/**
 * Has the actor's data put into an archive, by a job. While one is being made, asking again changes nothing; a new one
 * takes the place of the one before.
 */
export async function askForExport(ctx: Context): Promise<Done> {
  const { db, actor, now, services } = ctx;
  const { accountId, userId } = actor;
  const replaced = await db.transaction(async (tx) => {
    const fresh = { id: newId(), askedAt: now, step: 0, steps: 0, attempts: 0, finishedAt: null, failedAt: null };
    const made = await tx
      .insert(dataExports)
      .values({ accountId, userId, ...fresh })
      .onConflictDoNothing()
      .returning();
    // why: of two at once the second waits for the row of the first
    const [standing] = made.length > 0 ? [] : await tx.select().from(dataExports).where(isOwn(actor)).for("update");
    if (standing && isRunning(standing, now)) return null;
    if (standing) {
      await dropJobs(tx, exportQueue, [standing.id]);
      await tx
        .update(dataExports)
        .set({ ...fresh, byteSize: null })
        .where(isOwn(actor));
    }
    await sendJob(tx, exportQueue, fresh.id, { accountId, userId });
    return standing?.id ?? null;
  });
  if (replaced) await services.files.remove(archiveKey(replaced));
  return { ok: true };
}

type ByPassword = Done | Refused<LeaveFields> | { ok: false; retryAfter: number };

/** The same for an app, which gives the password; after 5 wrong ones the `retryAfter` seconds are to be waited for. */
export async function askForExportByPassword(ctx: Context, limits: Limits, password: string): Promise<ByPassword> {
  const checked = await checkOwnPassword(ctx.db, limits, ctx.actor, password);
  if (checked.kind === "tooMany") return { ok: false, retryAfter: checked.retryAfter };
  if (checked.kind === "wrong") return { ok: false, problems: { password: [wrongPassword] } };
  return askForExport(ctx);
}
