import { and, eq, inArray } from "drizzle-orm";
import { billingOf } from "#app/domain/packages/billing.ts";
import { addDays } from "#app/domain/schedule/dates.ts";
import { publishProgram } from "#app/features/publishing/mutations.server.ts";
import { type NewCharge, recordCharge } from "#app/features/sales/record-charge.server.ts";
import { sellingSettings } from "#app/features/sales/settings.server.ts";
import { env } from "#app/http/env.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { dropMails } from "#app/services/mail/outbox.server.ts";
import type { Tx } from "#db/client.ts";
import { mails } from "#db/schema/mails.ts";
import { packages } from "#db/schema/packages.ts";
import { programs } from "#db/schema/programs.ts";
import { programPurchases } from "#db/schema/sales.ts";
import { authorPrograms } from "./author-programs.ts";
import { customers, staff } from "./people.ts";
import type { ProgramPlan } from "./plan.ts";
import { athleticsDay } from "./programs/athletics.ts";
import { hypertrophyDay } from "./programs/strength.ts";
import type { StoredUser } from "./store-people.ts";

type Find = (email: string) => StoredUser;
type Paid = { email: string; plan: string; since: number; times: number };

const paid: Paid[] = [
  { email: "bruno.horvat@demo.test", plan: "Solo", since: 24, times: 22 },
  { email: "clara.jung@demo.test", plan: "Studio", since: 23, times: 21 },
  { email: "diego.santos@demo.test", plan: "Solo yearly", since: 25, times: 2 },
  { email: "elin.berg@demo.test", plan: "Club", since: 9, times: 6 },
  { email: "trainer@demo.test", plan: "Solo", since: 20, times: 8 },
  { email: "partner@demo.test", plan: "Studio yearly", since: 26, times: 2 },
];

const bodyParts: ProgramPlan = { ...hypertrophyDay, name: "Strong for words", folder: "" };
const hills: ProgramPlan = { ...athleticsDay, name: "Hill sprints", folder: "" };
const sold = [
  { email: "partner@demo.test", name: "Engine week", plan: null, cents: 1990 },
  { email: "writer@demo.test", name: bodyParts.name, plan: bodyParts, cents: 2490 },
  { email: "coach@demo.test", name: hills.name, plan: hills, cents: 3900 },
] as const;

export async function recordSales(contextFor: (email: string) => Context, tx: Tx, find: Find) {
  const admin = contextFor("admin@demo.test");
  for (const { email, plan, cents } of sold) if (plan) await publish(contextFor(email), admin, plan, cents);
  const charges = [...(await packageCharges(tx, find, admin.now)), ...(await programCharges(tx, find, admin.now))];
  charges.sort((one, other) => one.chargedAt.getTime() - other.chargedAt.getTime());
  const selling = sellingSettings(env());
  for (const [at, charge] of charges.entries()) {
    const numbered = { ...charge, transactionId: `demo-${at + 1}` };
    const { chargeId } = await recordCharge(tx, numbered, selling, charge.chargedAt);
    if (charge.sold.type === "program") await own(tx, charge, charge.sold.program, chargeId);
  }
  // why: nobody should get mails about two years
  await dropMails(tx, eq(mails.kind, "paid"));
}

async function publish(partner: Context, admin: Context, plan: ProgramPlan, priceCents: number) {
  const id = (await authorPrograms(partner, [], [plan])).get(plan.name) ?? "";
  const steps = [
    await publishProgram(partner, id, 0, { step: "suggest", priceCents }),
    await publishProgram(admin, id, 1, { step: "accept", priceCents, feedback: "" }),
  ];
  if (!steps.every(({ ok }) => ok)) throw new Error(`${plan.name} was not published.`);
}

/** why: the demo's own gateway does not know them */
const environment = "sandbox";
const rest = { environment, transactionId: "", subscriptionId: null, attemptId: null } as const;

async function packageCharges(tx: Tx, find: Find, now: Date): Promise<NewCharge[]> {
  const plans = await tx.select().from(packages);
  return paid.flatMap(({ email, plan, since, times }, person) => {
    const one = plans.find(({ name }) => name === plan);
    if (!one) throw new Error(`The demo has no package ${plan}.`);
    const months = billingOf(one.durationInDays) === "yearly" ? 12 : 1;
    const { accountId, id: buyerId } = find(email);
    return Array.from({ length: times }, (_, time) => {
      const [from, next] = [time, time + 1].map((count) => monthsAgo(now, since - count * months, 3 + 4 * person));
      const paidThrough = addDays(next ?? "", -1);
      const charged = { kind: "package" as const, name: plan, from: from ?? "", paidThrough, cents: one.priceCents };
      const about = { type: "package" as const, packageId: one.id, name: plan, charged };
      const chargedAt = new Date(`${from}T10:00:00Z`);
      return { ...rest, accountId, buyerId, cents: one.priceCents, chargedAt, paidThrough, sold: about };
    });
  });
}

async function programCharges(tx: Tx, find: Find, now: Date): Promise<NewCharge[]> {
  const names = sold.map(({ name }) => name);
  const found = await tx
    .select()
    .from(programs)
    .where(and(inArray(programs.name, names), eq(programs.status, 3)));
  return sold.flatMap(({ email, name, cents }, program) => {
    const id = found.find((row) => row.name === name)?.id;
    if (!id) throw new Error(`${name} is not published.`);
    const partner = find(email);
    const rate = Number(staff.find((one) => one.email === email)?.partnerCommissionRate ?? 0);
    const about = {
      type: "program" as const,
      name,
      program: { accountId: partner.accountId, id },
      partner: { accountId: partner.accountId, userId: partner.id, rate },
    };
    return customers.map((customer, person): NewCharge => {
      const { accountId, id: buyerId } = find(customer.email);
      const before = (program + 3 * person) * 2;
      const chargedAt =
        before === 0
          ? new Date(now.getTime() - 3_600_000)
          : new Date(`${monthsAgo(now, before, 15 + program)}T16:00:00Z`);
      return { ...rest, accountId, buyerId, cents, chargedAt, paidThrough: null, sold: about };
    });
  });
}

function own(tx: Tx, charge: NewCharge, program: { accountId: string; id: string }, chargeId: string) {
  const { accountId, buyerId, chargedAt: purchasedAt } = charge;
  if (!buyerId) throw new Error("Nobody bought the program.");
  const bought = { programAccountId: program.accountId, programId: program.id };
  return tx.insert(programPurchases).values({ accountId, buyerId, ...bought, chargeId, purchasedAt });
}

function monthsAgo(now: Date, months: number, day: number) {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, day)).toISOString().slice(0, 10);
}
