import { v7 as newId } from "uuid";
import type { Tx } from "#db/client.ts";
import { mails } from "#db/schema/mails.ts";
import type { StoredUser } from "./store-people.ts";

const refusal = "validation_error: The recipient's address is on the list of those that no mail reached before.";

/** A mail that the provider refused, for administrators to see: nobody tries to send it until they say so. */
export async function parkMail(tx: Tx, { accountId, email, fullName }: StoredUser, now: Date) {
  const [firstName = ""] = fullName.split(" ");
  const refused = { createdAt: now, attempts: 1, parkedAt: now, problem: refusal };
  const mail = { kind: "passwordChanged", recipient: email, content: { firstName } };
  await tx.insert(mails).values({ id: newId(), accountId, ...mail, ...refused });
}
