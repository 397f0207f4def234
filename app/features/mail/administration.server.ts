import { and, desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import { type Result, refused } from "#app/domain/forms/result.ts";
import { parseUuid } from "#app/domain/ids/ids.ts";
import { allow, can } from "#app/domain/policy/can.ts";
import type { Context } from "#app/services/context.server.ts";
import { requeueMail } from "#app/services/mail/outbox.server.ts";
import { lockMail } from "#db/locks.ts";
import { mails } from "#db/schema/mails.ts";
import { formatKind, type MailQuery, type MailRow, mailList } from "./list.ts";
import { statusOf } from "./queries.server.ts";

export async function listMails(ctx: Context, { show, page }: MailQuery): Promise<{ rows: MailRow[]; total: number }> {
  const wanted = and(mailScope(ctx), inState(show));
  const [total, rows] = await Promise.all([
    ctx.db.$count(mails, wanted),
    ctx.db
      .select()
      .from(mails)
      .where(wanted)
      .orderBy(desc(mails.createdAt), desc(mails.id))
      .limit(mailList.size)
      .offset((page - 1) * mailList.size),
  ]);
  return { total, rows: rows.map(toRow) };
}

export async function findMail(ctx: Context, id: string): Promise<MailRow> {
  const known = parseUuid(id);
  const [row] = known
    ? await ctx.db
        .select()
        .from(mails)
        .where(and(mailScope(ctx), eq(mails.id, known)))
    : [];
  if (!row) throw new NotFound();
  return toRow(row);
}

/** With the same idempotency key and a full number of tries. Rejects a mail that was sent. */
export async function resendMail(ctx: Context, id: string): Promise<Result<MailRow>> {
  allow(ctx.actor, "mail:resend");
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const { id: mailId } = await findMail(inside, id);
    await lockMail(tx, mailId, "write");
    const mail = await findMail(inside, mailId);
    if (mail.state === "sent") return refused("This mail has been sent in the meantime.");
    if (mail.state === "parked") await requeueMail(tx, mailId);
    return { ok: true, ...mail };
  });
}

function mailScope({ actor }: Context): SQL | undefined {
  return can(actor, "mail:resend") ? undefined : sql`false`;
}

function inState(show: string): SQL | undefined {
  if (show === "sent") return isNotNull(mails.sentAt);
  return and(isNull(mails.sentAt), show === "waiting" ? isNull(mails.parkedAt) : isNotNull(mails.parkedAt));
}

function toRow(row: typeof mails.$inferSelect): MailRow {
  return { ...statusOf(row), kind: formatKind(row.kind), attempts: row.attempts };
}
