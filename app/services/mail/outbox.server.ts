import { v7 as newId } from "uuid";
import type { Db, Tx } from "#db/client.ts";
import { mails } from "#db/schema/mails.ts";
import type { Mail } from "./mail.ts";

/** Writes a mail into the outbox, in the transaction of what it tells of: both are stored, or neither. */
export async function queueMail(on: Db | Tx, mail: Mail, now: Date): Promise<void> {
  await on.insert(mails).values({ ...mail, id: newId(), createdAt: now });
}
