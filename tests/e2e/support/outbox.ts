import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { and, desc, eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { readEnv } from "#app/http/env.server.ts";
import { type LinkPurpose, linkToken } from "#app/services/link-tokens.server.ts";
import { type Db, openDatabase } from "#db/client.ts";
import { startEmbedded } from "#db/embedded/embedded.ts";
import { accounts, userEmails } from "#db/schema/accounts.ts";
import { mails } from "#db/schema/mails.ts";

/** Does the work on a database, and returns what it comes to. */
export type InDatabase = <T>(work: (db: Db) => Promise<T>) => Promise<T>;

/** The token of the link in the newest mail of this kind to the recipient, as it stands in the outbox. */
export function mailedToken(purpose: LinkPurpose, recipient: string, inDatabase: InDatabase = inDemo): Promise<string> {
  return inDatabase(async (db) => {
    const isMeant = and(eq(mails.kind, purpose), eq(mails.recipient, recipient));
    const [mail] = await db.select().from(mails).where(isMeant).orderBy(desc(mails.createdAt)).limit(1);
    if (!mail?.content.linkId) throw new Error(`No ${purpose} mail to ${recipient} was written.`);
    return linkToken(readEnv({ NODE_ENV: "test" }).sessionSecret, purpose, mail.content.linkId);
  });
}

/** A mail that the provider refused; answers whom it is to. */
export function givenParkedMail(): Promise<string> {
  return inDemo(async (db) => {
    const id = newId();
    const mail = { id, kind: "passwordChanged", recipient: `${id}@mails.test`, content: { firstName: "Ana" } };
    const state = { createdAt: new Date(), attempts: 1, parkedAt: new Date(), problem: "refused by the provider" };
    await db.insert(mails).values({ ...mail, ...state });
    return mail.recipient;
  });
}

type Subscription = Pick<typeof accounts.$inferInsert, "subscriptionStatus" | "subscriptionValidUntil">;

export const expiredSubscription: Subscription = {
  subscriptionStatus: "CANCELED",
  subscriptionValidUntil: new Date(0),
};
export const noSubscription: Subscription = { subscriptionStatus: null, subscriptionValidUntil: null };

export function givenSubscription(email: string, subscription: Subscription) {
  return inDemo(async (db) => {
    const [found] = await db.select().from(userEmails).where(eq(userEmails.email, email));
    await db
      .update(accounts)
      .set(subscription)
      .where(eq(accounts.id, found?.accountId ?? ""));
  });
}

/** The work on the database of the demo that is looked at. */
export async function inDemo<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const server = await findDemoServer();
  const { db, end } = openDatabase(server.url, { max: 1 });
  try {
    return await work(db);
  } finally {
    await end();
    await server.stop();
  }
}

/** The database server of the demo. It runs already, so this finds it and leaves it to whoever started it. */
export async function findDemoServer() {
  const port = process.env.E2E_PORT ?? "3199";
  return startEmbedded(await readFile(join(tmpdir(), `macrocycle-demo-${port}.txt`), "utf8"));
}
