import { and, eq } from "drizzle-orm";
import { formatMoment } from "#app/domain/schedule/time-zone.ts";
import type { Tx } from "#db/client.ts";
import { users } from "#db/schema/accounts.ts";
import type { Context } from "./context.server.ts";
import type { MailContents } from "./mail/mail.ts";
import { queueMail } from "./mail/outbox.server.ts";

type Key = Pick<MailContents["keyMade"], "what" | "name">;

export async function sendKeyMail(tx: Tx, { actor, now, timeZone }: Context, { what, name }: Key) {
  const { accountId, userId, email: recipient } = actor;
  const isActor = and(eq(users.accountId, accountId), eq(users.id, userId));
  const [user] = await tx.select({ firstName: users.firstName }).from(users).where(isActor);
  const moment = `${formatMoment(now, timeZone)} (${timeZone})`;
  const content = { firstName: user?.firstName ?? "", what, name, moment };
  await queueMail(tx, { kind: "keyMade", recipient, accountId, content }, now);
}
