import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { openAttempt } from "#app/features/payments/attempts.server.ts";
import { runAttempt } from "#app/features/payments/steps.server.ts";
import type { Selling } from "#app/features/sales/settings.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { programs } from "#db/schema/programs.ts";

export const selling: Selling = {
  tsCommissionRate: 20,
  vatRate: 25,
  seller: { name: "Macrocycle", address: "", oib: null, vatId: null },
  timeZone: "UTC",
};

/** Puts the program into the store, as it stands. */
export async function publishAt({ db }: Context, id: string, priceCents: number) {
  await db.update(programs).set({ status: 3, priceCents }).where(eq(programs.id, id));
}

/** Orders a program that is free; why not, where it can't be had. */
export async function orderFree({ db, services, actor, now }: Context, programId: string, id = newId()) {
  const { accountId, userId } = actor;
  const pay = { db, payments: services.payments, selling, now };
  const order = { kind: "program", programId } as const;
  const opened = await openAttempt(pay, { id, accountId, userId, order, nonce: null, shownCents: 0 });
  return opened.ok ? (await runAttempt(pay, accountId, id)).state : (opened.problems[""]?.[0] ?? "");
}

/** The actor has bought the program, which is off the store again. */
export async function givenBought(ctx: Context, id: string) {
  await publishAt(ctx, id, 0);
  const came = await orderFree(ctx, id);
  if (came !== "done") throw new Error(`Not bought: ${came}`);
  await ctx.db.update(programs).set({ status: 1 }).where(eq(programs.id, id));
}
