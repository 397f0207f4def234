import { expect } from "vitest";
import { ownProblems } from "#app/features/sales/book-problems.server.ts";
import { gatewayProblems } from "#app/features/sales/gateway-books.server.ts";
import type { Payments } from "#app/services/payments/port.ts";
import type { Db } from "#db/client.ts";

const always = { since: new Date("2000-01-01"), until: new Date("2100-12-31") };

/**
 * After each test that moves money: what the gateway took is what the ledger, the invoices and the selling records say, to
 * the cent, and no number is left out. Without `payments` the books are compared among themselves.
 */
export async function expectBooksBalanced(db: Db, payments?: Payments) {
  const problems = [...(await ownProblems(db)), ...(payments ? await gatewayProblems(db, payments, always) : [])];
  expect(problems.map(({ text }) => text)).toEqual([]);
}
