import { eq } from "drizzle-orm";
import { type Result, refused } from "#app/domain/forms/result.ts";
import { counted } from "#app/domain/text/counted.ts";
import type { Context } from "#app/services/context.server.ts";
import { queueMail } from "#app/services/mail/outbox.server.ts";
import { countSupport, type Limits } from "#app/services/rate-limits.server.ts";
import { mails } from "#db/schema/mails.ts";
import type { SupportFields, SupportValues } from "./form.ts";
import { supportFailed } from "./words.ts";

type Support = { recipient: string | null; limits: Limits };

/** Idempotent by `id`. Replies go to the typed e-mail. Limited to 5 per person and hour. */
export async function sendSupportMessage(
  ctx: Context,
  id: string,
  { firstName, lastName, email, body }: SupportValues,
  { recipient, limits }: Support,
): Promise<Result<object, SupportFields>> {
  if (recipient === null) return refused(supportFailed);
  const { db, actor, now, services } = ctx;
  if ((await db.$count(mails, eq(mails.id, id))) > 0) return { ok: true };
  const retryAfter = await countSupport(limits, actor.userId);
  if (retryAfter) return { ...refused(tooMany(retryAfter)), retryAfter };
  const content = { senderName: `${firstName} ${lastName}`, message: body };
  try {
    const mail = { kind: "support" as const, recipient, replyTo: email, accountId: actor.accountId, content };
    await queueMail(db, mail, now, id);
  } catch (error) {
    services.log.error({ err: error }, "fault");
    return refused(supportFailed);
  }
  return { ok: true };
}

function tooMany(seconds: number) {
  return `Too many messages were sent. Try again in ${counted(Math.ceil(seconds / 60), "minute")}.`;
}
