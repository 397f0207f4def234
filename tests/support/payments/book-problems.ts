import { chargeProblems, numberProblems } from "#app/features/sales/book-problems.server.ts";
import { gatewayProblems } from "#app/features/sales/gateway-books.server.ts";
import type { Payments } from "#app/services/payments/port.ts";
import type { Db } from "#db/client.ts";

const always = { since: new Date("2000-01-01"), until: new Date("2100-12-31") };

/** Where ledger, invoices and sales say different things, and the gateway where `payments` are given, in words. */
export async function bookProblems(db: Db, payments?: Payments): Promise<string[]> {
  const { problems: own } = await chargeProblems(db, { from: null, batches: Number.POSITIVE_INFINITY });
  const gateways = payments ? await gatewayProblems(db, payments, always) : [];
  return [...own, ...(await numberProblems(db)), ...gateways].map(({ text }) => text);
}
