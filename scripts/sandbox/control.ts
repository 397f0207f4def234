import { z } from "zod";
import { bill } from "./billing.ts";
import type { Gateway } from "./gateway.ts";
import { type DisputeStatus, disputeStatuses, type State } from "./state.ts";
import { addNotification, release, sendDue } from "./webhooks.ts";
import { priceOf } from "./wire.ts";

/** For the next such request, like 'POST /transactions'. */
const fault = z.object({
  on: z.string(),
  /** `refused`: not done. `cut`: done, but no response. `late`: done, with a response after `delay`. */
  kind: z.enum(["refused", "cut", "late", "busy"]),
  /** In milliseconds. */
  delay: z.number().default(0),
});

export type Fault = z.infer<typeof fault>;

const commands = {
  clock: z.object({ to: z.iso.datetime() }),
  decline: z.object({ token: z.string(), code: z.string().nullable() }),
  authentication: z.object({ isRequired: z.boolean() }),
  webhooks: z.object({ to: z.url().nullable(), isHeld: z.boolean().default(false) }),
  release: z.object({ to: z.url().optional(), times: z.number().optional(), order: z.array(z.number()).optional() }),
  dispute: z.object({ transactionId: z.string(), status: z.enum(disputeStatuses), cents: z.number().optional() }),
  fault,
};

export async function control(gateway: Gateway, faults: Fault[], { name, body }: { name: string; body: unknown }) {
  const { state } = gateway;
  if (name === "ledger") return { ...ledgerOf(state), faults: faults.length };
  if (name === "clock") {
    moveClock(gateway, new Date(commands.clock.parse(body).to));
    await sendDue(gateway);
    return { now: gateway.now().toISOString() };
  }
  if (name === "decline") {
    const { token, code } = commands.decline.parse(body);
    if (code) state.declining.set(token, code);
    else state.declining.delete(token);
    return {};
  }
  if (name === "authentication") {
    state.requiresAuthentication = commands.authentication.parse(body).isRequired;
    return {};
  }
  if (name === "webhooks") {
    Object.assign(state.webhooks, commands.webhooks.parse(body));
    return {};
  }
  if (name === "release") return { statuses: await release(gateway, commands.release.parse(body)) };
  if (name === "dispute") {
    dispute(gateway, commands.dispute.parse(body));
    await sendDue(gateway);
    return {};
  }
  if (name === "fault") return { waiting: faults.push(fault.parse(body)) };
  return null;
}

export function moveClock(gateway: Gateway, to: Date) {
  bill(gateway, to, (time) => {
    gateway.state.ahead += time.getTime() - gateway.now().getTime();
  });
}

function ledgerOf(state: State) {
  return {
    transactions: [...state.transactions.values()],
    subscriptions: [...state.subscriptions.values()],
    customers: [...state.customers.values()],
    plans: [...state.plans.values()],
    waiting: state.webhooks.waiting.map(({ kind, signature, payload }) => ({ kind, signature, payload })),
  };
}

type Disputed = { transactionId: string; status: DisputeStatus; cents?: number | undefined };

function dispute(gateway: Gateway, { transactionId, status, cents }: Disputed) {
  const { state } = gateway;
  const sale = state.transactions.get(transactionId);
  if (!sale) throw new Error(`There is no transaction ${transactionId}.`);
  const known = [...state.disputes.values()].find((one) => one.transactionId === transactionId);
  const receivedDate = gateway.now().toISOString().slice(0, 10);
  const fresh = {
    id: gateway.newId(),
    transactionId,
    cents: cents ?? sale.cents,
    currency: sale.currency,
    receivedDate,
  };
  const record = { ...(known ?? fresh), status };
  state.disputes.set(record.id, record);
  const amount = priceOf(record.cents);
  addNotification(gateway, `dispute_${status === "open" ? "opened" : status}`, {
    dispute: {
      id: record.id,
      status,
      kind: "chargeback",
      reason: "fraud",
      receivedDate: record.receivedDate,
      amount,
      amountDisputed: amount,
      amountWon: status === "won" ? amount : "0.00",
      currencyIsoCode: record.currency,
      transaction: { id: transactionId, amount: priceOf(sale.cents) },
    },
  });
}
