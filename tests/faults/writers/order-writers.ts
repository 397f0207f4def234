import { setTimeout as wait } from "node:timers/promises";
import { and, eq, inArray, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { paths } from "#app/paths.ts";
import { acceptTerms } from "#app/services/terms.server.ts";
import type { Db } from "#db/client.ts";
import { invites } from "#db/schema/access.ts";
import { mails } from "#db/schema/mails.ts";
import { paymentAttempts } from "#db/schema/payments.ts";
import { compareBooks, givenPackage } from "#tests/faults/books.ts";
import { confirmFields, uploadFields } from "#tests/faults/import.ts";
import { markHeader, post, type Visitor } from "#tests/faults/visitor.ts";
import type { openSandboxGateway } from "#tests/integration/payments/given.ts";
import { besideSet, givenVisitor, isRedirected, type Place, type Writer } from "./writer.ts";

/** Those who write by two steps, or to two places. */

export type Gateway = Awaited<ReturnType<typeof openSandboxGateway>>;

const cents = 2900;
/** In milliseconds, between two tries of what nobody waits for. */
const again = 250;

/** One coach after another subscribes. The gateway goes on while the database is away. */
export async function paymentWriter({ db, url }: Place, { payments, control }: Gateway): Promise<Writer> {
  const packageId = await givenPackage(db, payments, { name: "Outage", cents });
  const at = paths.payment(packageId);
  const ids = new Set<string>();
  return {
    async press() {
      const visitor = await untilDone(() => givenPayer(db, url));
      const id = newId();
      let isFirst = true;
      return {
        async send() {
          if (!isFirst) await untilDone(() => letGo(db, id));
          // why: what a database was told before it hung it does afterwards, as to claim the order
          if (!isFirst) await wait(again).then(() => untilDone(() => letGo(db, id)));
          isFirst = false;
          return post(visitor, at, { id, shown: String(cents), nonce: "fake-valid-nonce", card: "" });
        },
        isHeard: ({ headers }) => headers.get("Location") === paths.paymentComplete("success"),
        isPending: ({ headers }) => headers.get("Location") === at,
        heard: () => ids.add(id),
      };
    },
    async compare(found) {
      const { transactions } = await control.ledger();
      const orders = await found.select().from(paymentAttempts).where(eq(paymentAttempts.state, "done"));
      const paid = besideSet(ids, orders);
      const charged = besideSet(
        ids,
        transactions.map(({ subscriptionId }) => ({ id: subscriptionId ?? "" })),
      );
      const books = await compareBooks(found, transactions);
      return {
        lost: paid.lost + charged.lost + books.unrecorded + books.gaps,
        doubled: paid.doubled + transactions.length - ids.size + books.unknown + books.doubled + books.unbalanced,
      };
    },
  };
}

async function givenPayer(db: Db, url: string): Promise<Visitor> {
  const { user, visitor } = await givenVisitor(db, url);
  await acceptTerms(db, user, new Date());
  const marks = Object.values(await markHeader(visitor));
  if (marks.includes("")) throw new Error("The page of who pays did not come.");
  return visitor;
}

/** why: people wait two minutes until a payment that was broken off is free again; here nobody else goes on with it */
async function letGo(db: Db, id: string) {
  const before = sql`interval '3 minutes'`;
  const { createdAt, triedAt } = paymentAttempts;
  await db
    .update(paymentAttempts)
    .set({ createdAt: sql`${createdAt} - ${before}`, triedAt: sql`${triedAt} - ${before}` })
    .where(and(eq(paymentAttempts.id, id), eq(paymentAttempts.state, "open")));
}

async function untilDone<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch {
      await wait(again);
    }
  }
}

/** One file after another: it is uploaded, then its people are invited. */
export async function importWriter({ db, url }: Place): Promise<Writer> {
  const { user, visitor } = await givenVisitor(db, url);
  const invited = new Set<string>();
  let uploaded: { id: string; emails: string[] } | undefined;
  return {
    press() {
      if (!uploaded) {
        const { id, emails, ...file } = uploadFields();
        return {
          send: (fields) => post(visitor, paths.importClients(), fields ?? {}),
          isHeard: isRedirected,
          heard: () => {
            uploaded = { id, emails };
          },
          fields: { id, ...file },
        };
      }
      const { id, emails } = uploaded;
      return {
        send: () => post(visitor, paths.clientImport(id), confirmFields),
        isHeard: isRedirected,
        heard: () => {
          for (const email of emails) invited.add(email);
          uploaded = undefined;
        },
      };
    },
    async compare(found) {
      const rows = await found.select().from(invites).where(eq(invites.accountId, user.accountId));
      const people = besideSet(
        invited,
        rows.map(({ email: id }) => ({ id })),
      );
      const sent = await found.$count(mails, inArray(mails.recipient, [...invited]));
      return {
        lost: people.lost + Math.max(0, invited.size - sent),
        doubled:
          people.doubled + Math.max(0, sent - invited.size) + rows.length - new Set(rows.map((row) => row.email)).size,
      };
    },
  };
}
