import { v7 as newId } from "uuid";
import type { Done, Refused } from "#app/domain/forms/result.ts";
import type { Context } from "#app/services/context.server.ts";
import { archiveKey } from "#app/services/files/file-keys.ts";
import { removeFiles } from "#app/services/files/remove.server.ts";
import { dropJobs, sendJob } from "#app/services/jobs/queue.server.ts";
import { type PasswordProof, provePassword, requireOwn } from "#app/services/password-proof.server.ts";
import type { Limits } from "#app/services/rate-limits.server.ts";
import { sendKeyMail } from "#app/services/send-key-mail.server.ts";
import { inOrder } from "#db/lock-order.ts";
import { exportQueue } from "#db/queues.ts";
import { dataExports } from "#db/schema/exports.ts";
import { isOwn, isRunning } from "./queries.server.ts";

/** Idempotent while a job is running; a new archive replaces the one before. Sends a mail. */
export async function requestExport(ctx: Context, proof: PasswordProof): Promise<Done> {
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
    // why: of two at once, the second waits for the first one's row
    const [existing] =
      made.length > 0
        ? []
        : await tx
            .select()
            .from(dataExports)
            .where(isOwn(actor))
            .for(inOrder(tx, dataExports, "delete"));
    if (existing && isRunning(existing, now)) return null;
    if (existing) {
      await dropJobs(tx, exportQueue, [existing.id]);
      await tx
        .update(dataExports)
        .set({ ...fresh, byteSize: null })
        .where(isOwn(actor));
    }
    await sendKeyMail(tx, ctx, { what: "export", name: "" });
    await sendJob(tx, exportQueue, fresh.id, { accountId, userId });
    return existing?.id ?? null;
  });
  if (replaced) await removeFiles(services.files, [archiveKey(replaced)]);
  return { ok: true };
}

/** After 5 wrong passwords, `retryAfter` in seconds. */
export async function requestExportByPassword(ctx: Context, limits: Limits, password: string): Promise<Done | Refused> {
  const proved = await provePassword(ctx, limits, password);
  return proved.ok ? requestExport(ctx, proved.proof) : proved;
}
