import { desc, eq } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import { parseUuid } from "#app/domain/ids/ids.ts";
import { storedMail } from "#app/services/mail/outbox.server.ts";
import type { Db } from "#db/client.ts";
import { mails } from "#db/schema/mails.ts";
import { composeMail } from "./compose.server.ts";
import { type MailSettings, wordsOf } from "./words.server.ts";

const shown = 100;

type Row = typeof mails.$inferSelect;

export async function listOutbox(db: Db, settings: MailSettings) {
  const rows = await db.select().from(mails).orderBy(desc(mails.createdAt), desc(mails.id)).limit(shown);
  return rows.map((row) => ({ ...statusOf(row), subject: wordsOf(storedMail(row), settings).subject }));
}

export async function findOutboxMail(db: Db, id: string, settings: MailSettings) {
  const known = parseUuid(id);
  const [row] = known ? await db.select().from(mails).where(eq(mails.id, known)) : [];
  if (!row) throw new NotFound();
  return { ...statusOf(row), ...(await composeMail(storedMail(row), settings)) };
}

export function statusOf({ id, recipient, createdAt, sentAt, parkedAt, problem }: Row) {
  const state = sentAt ? "sent" : parkedAt ? "parked" : "waiting";
  return { id, recipient, createdAt: createdAt.toISOString(), state, problem } as const;
}
