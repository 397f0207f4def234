import { givenSubscription, type Life, monthlyPackage } from "#tests/support/payments/subscriptions.ts";
import { type Person, personAt } from "./valid-posts.ts";

/** Addresses whose form is about a subscription, and how that stands. */
export const payers: Record<string, Life> = {
  "/settings/account/subscription/cancel": "active",
  "/settings/account/subscription/card": "active",
  "/settings/account/subscription/try-again": "past due",
};

/** A trainer for each of them. Their gateway has never heard of them. */
export async function payersAt(server: { url: string }) {
  const plan = await monthlyPackage();
  const found = new Map<string, Person>();
  for (const [address, life] of Object.entries(payers)) {
    const payer = await personAt(server, ["TRN"], `payer@${address.split("/").at(-1)}.test`);
    await givenSubscription(payer.user.accountId, plan, life, new Date());
    found.set(address, payer);
  }
  return found;
}
