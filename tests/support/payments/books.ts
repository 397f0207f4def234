import { expect } from "vitest";
import type { Payments } from "#app/services/payments/port.ts";
import type { Db } from "#db/client.ts";
import { bookProblems } from "./book-problems.ts";

/**
 * After each test that moves money: what the gateway took is what the ledger, the invoices and the selling records say, to
 * the cent, and no number is left out. Without `payments` the books are compared among themselves.
 */
export async function expectBooksBalanced(db: Db, payments?: Payments) {
  expect(await bookProblems(db, payments)).toEqual([]);
}
