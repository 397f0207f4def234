import { and, asc, eq, sql } from "drizzle-orm";
import { formatEuros } from "#app/domain/money/euros.ts";
import type { Charged } from "#app/domain/money/invoice.ts";
import type { Effect } from "#app/domain/money/subscription/replay.ts";
import { formatDate } from "#app/domain/schedule/dates.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { type NewCharge, recordCharge } from "#app/features/sales/record-charge.server.ts";
import type { Selling } from "#app/features/sales/settings.server.ts";
import type { Mail } from "#app/services/mail/mail.ts";
import { queueMail } from "#app/services/mail/outbox.server.ts";
import type { GatewayEnvironment, Subscription } from "#app/services/payments/port.ts";
import type { Tx } from "#db/client.ts";
import { users } from "#db/schema/accounts.ts";
import { packages } from "#db/schema/packages.ts";
import { paymentAttempts } from "#db/schema/payments.ts";
import { isCharge, periodOf } from "./gateway-events.server.ts";
import { knownPackages, type SubscriptionRow } from "./lock-or-store.server.ts";
import type { Upgraded } from "./upgraded.server.ts";

type Heard = {
  subscription?: Subscription;
  upgrade?: Upgraded | undefined;
  selling: Selling;
  environment: GatewayEnvironment;
  now: Date;
};
type Payer = Awaited<ReturnType<typeof payerOf>>;
type Doing = Heard & { row: SubscriptionRow; payer: Payer };

/** Returns the keys of what was done; the gateway's part is left to the clock. */
export async function doEffects(tx: Tx, row: SubscriptionRow, effects: readonly Effect[], heard: Heard) {
  const done: string[] = [];
  if (effects.length === 0) return done;
  const doing = { ...heard, row, payer: await payerOf(tx, row.accountId, row.id) };
  for (const effect of effects) if (await doEffect(tx, effect, doing)) done.push(effect.key);
  return done;
}

async function doEffect(tx: Tx, { kind, chargeId }: Effect, doing: Doing): Promise<boolean> {
  switch (kind) {
    case "recordSale":
      await record(tx, chargeId ?? "", doing);
      return true;
    case "issueInvoice":
    case "mailPaid":
      // why: recording the sale did it, in this transaction
      return true;
    case "mailChargeFailed":
    case "mailCancelled":
    case "mailExpiring":
      await tell(tx, kind, doing);
      return true;
    case "retryTomorrow":
    case "cancelAtGateway":
      return false;
  }
}

async function record(tx: Tx, chargeId: string, doing: Doing) {
  const { row, payer, environment, selling, now } = doing;
  const { transaction, ...charge } = await chargeOf(tx, chargeId, doing);
  const whole: NewCharge = {
    ...charge,
    accountId: row.accountId,
    buyerId: payer?.id ?? null,
    environment,
    transactionId: transaction.id,
    subscriptionId: row.id,
    cents: transaction.cents,
    chargedAt: transaction.createdAt,
  };
  await recordCharge(tx, whole, selling, now);
}

async function chargeOf(tx: Tx, chargeId: string, { row, subscription, upgrade, selling }: Doing) {
  if (upgrade?.transaction?.id === chargeId) {
    const { transaction, attemptId, lines } = upgrade;
    const sold = await packageSold(tx, upgrade.packageId, row, () => ({ kind: "upgrade", lines }));
    return { transaction, attemptId, sold, paidThrough: row.paidThrough };
  }
  const transaction = subscription?.transactions.find(({ id }) => id === chargeId);
  if (!subscription || !transaction || !isCharge(transaction)) throw new Error(`The charge ${chargeId} is not known.`);
  const period = periodOf(subscription, transaction, selling.timeZone);
  const { cents, planId } = transaction;
  const sold = await packageSold(tx, planId, row, (name) => ({ kind: "package", name, ...period, cents }));
  return { transaction, attemptId: null, sold, paidThrough: period.paidThrough };
}

/** The subscription's package, if the gateway names none of ours. */
async function packageSold(tx: Tx, planId: string | null, row: SubscriptionRow, charged: (name: string) => Charged) {
  const known = await knownPackages(tx, planId === null ? [] : [planId]);
  const packageId = planId !== null && known.has(planId) ? planId : row.packageId;
  const name = await nameOf(tx, packageId);
  return { type: "package", packageId, name, charged: charged(name) } as const;
}

async function nameOf(tx: Tx, packageId: string) {
  const [sold] = await tx.select({ name: packages.name }).from(packages).where(eq(packages.id, packageId));
  return sold?.name ?? "";
}

async function tell(tx: Tx, kind: "mailChargeFailed" | "mailCancelled" | "mailExpiring", doing: Doing) {
  const { row, payer, selling, now } = doing;
  if (!payer) return;
  const { accountId, paidThrough } = row;
  const { email: recipient, firstName } = payer;
  const name = await nameOf(tx, row.packageId);
  const isOver = paidThrough === null || paidThrough < todayOf({ now, timeZone: selling.timeZone });
  const until = isOver ? "" : formatDate(paidThrough);
  const mails: Record<typeof kind, Mail> = {
    mailChargeFailed: {
      kind: "chargeFailed",
      recipient,
      accountId,
      content: { firstName, name, amount: formatEuros(row.priceCents) },
    },
    mailCancelled: { kind: "subscriptionCancelled", recipient, accountId, content: { firstName, name, until } },
    mailExpiring: { kind: "subscriptionExpiring", recipient, accountId, content: { firstName, name, until } },
  };
  await queueMail(tx, mails[kind], now);
}

/** Whoever ordered it, or else the account's oldest user; null without users. */
async function payerOf(tx: Tx, accountId: string, subscriptionId: string) {
  const isOrder = and(eq(paymentAttempts.accountId, accountId), eq(paymentAttempts.id, subscriptionId));
  const orderer = tx.select({ userId: paymentAttempts.userId }).from(paymentAttempts).where(isOrder);
  const [payer] = await tx
    .select({ id: users.id, email: users.email, firstName: users.firstName })
    .from(users)
    .where(eq(users.accountId, accountId))
    .orderBy(sql`${users.id} = (${orderer}) desc nulls last`, asc(users.createdAt), asc(users.id))
    .limit(1);
  return payer ?? null;
}
