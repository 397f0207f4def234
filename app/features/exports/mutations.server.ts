import { v7 as newId } from "uuid";
import type { Done, Refused } from "#app/domain/forms/result.ts";
import type { Context } from "#app/services/context.server.ts";
import { archiveKey } from "#app/services/files/file-keys.ts";
import { dropJobs, sendJob } from "#app/services/jobs/queue.server.ts";
import { type PasswordProof, provePassword, requireOwn } from "#app/services/password-proof.server.ts";
import type { Limits } from "#app/services/rate-limits.server.ts";
import { tellOfKey } from "#app/services/tell-of-key.server.ts";
import { inOrder } from "#db/lock-order.ts";
import { exportQueue } from "#db/queues.ts";
import { dataExports } from "#db/schema/exports.ts";
import { isOwn, isRunning } from "./queries.server.ts";

/**
 * Has the actor's data put into an archive, by a job. While one is being made, asking again changes nothing; a new one
 * takes the place of the one before, and its person is told by mail.
 */
export async function askForExport(ctx: Context, proof: PasswordProof): Promise<Done> {
  const { db, actor, now, services } = ctx;
  const { accountId, userId } = actor;
  requireOwn(proof, actor);
  const replaced = await db.transaction(async (tx) => {
    const fresh = { id: newId(), askedAt: now, step: 0, steps: 0, attempts: 0, finishedAt: null, failedAt: null };
    const made = await tx
      .insert(dataExports)
      .values({ accountId, userId, ...fresh })
      .onConflictDoNothing()
      .returning();
    // why: of two at once the second waits for the row of the first
    const [standing] =
      made.length > 0
        ? []
        : await tx
            .select()
            .from(dataExports)
            .where(isOwn(actor))
            .for(inOrder(tx, dataExports, "delete"));
    if (standing && isRunning(standing, now)) return null;
    if (standing) {
      await dropJobs(tx, exportQueue, [standing.id]);
      await tx
        .update(dataExports)
        .set({ ...fresh, byteSize: null })
        .where(isOwn(actor));
    }
    await tellOfKey(tx, ctx, { what: "export", name: "" });
    await sendJob(tx, exportQueue, fresh.id, { accountId, userId });
    return standing?.id ?? null;
  });
  if (replaced) await services.files.remove(archiveKey(replaced));
  return { ok: true };
}

/** The same for an app, which gives the password; after 5 wrong ones the `retryAfter` seconds are to be waited for. */
export async function askForExportByPassword(ctx: Context, limits: Limits, password: string): Promise<Done | Refused> {
  const proved = await provePassword(ctx, limits, password);
  return proved.ok ? askForExport(ctx, proved.proof) : proved;
}
