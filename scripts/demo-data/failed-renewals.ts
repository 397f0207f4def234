import { addDays } from "#app/domain/schedule/dates.ts";
import type { Payments, Subscription } from "#app/services/payments/port.ts";
import { monthsAfter } from "../sandbox/billing.ts";
import type { Sandbox } from "../sandbox/server.ts";

type Place = { payments: Payments; sandbox: Pick<Sandbox, "tell">; now: Date };

/** By the name in their e-mail: days since the renewal failed, and whether the retries are over. */
const failures = [
  { life: "expired", daysAgo: 10, isOver: true },
  { life: "pastdue", daysAgo: 1, isOver: false },
];

const atMost = 80 * 24 * 60 * 60 * 1000;

export function startTimeOf(now: Date) {
  return new Date(now.getTime() - atMost);
}

type Work<C> = { begin(coach: C): Promise<Subscription>; tell(coach: C, at: Subscription): Promise<unknown> };
type Moment = { day: string; run(): Promise<unknown> };

/**
 * Moves the gateway's clock through their history, so that it knows these subscriptions and they can pay, cancel and be
 * retried.
 */
export async function failRenewals<C>(place: Place, find: (life: string) => Promise<C | undefined>, work: Work<C>) {
  const { payments, sandbox, now } = place;
  const begun: { coach: C; id: string }[] = [];
  const moments: Moment[] = [];
  for (const { life, daysAgo, isOver } of failures) {
    const coach = await find(life);
    if (!coach) continue;
    const failsOn = addDays(dayOf(now), -daysAgo);
    let of: Subscription | undefined;
    const begin = async () => {
      of = await work.begin(coach);
      begun.push({ coach, id: of.id });
    };
    moments.push({ day: beginOf(failsOn), run: begin });
    const decline = async () => of && sandbox.tell("decline", { token: of.cardToken, code: "2001" });
    moments.push({ day: addDays(failsOn, -1), run: decline });
    const end = async () => of && payments.cancelSubscription(of.id);
    if (isOver) moments.push({ day: addDays(failsOn, 3), run: end });
  }
  for (const { day, run } of moments.toSorted((one, other) => (one.day < other.day ? -1 : 1))) {
    await sandbox.tell("clock", { to: `${day}T12:00:00.000Z` });
    await run();
  }
  await sandbox.tell("clock", { to: now.toISOString() });
  for (const { coach, id } of begun) {
    const found = await payments.findSubscription(id);
    if (found.ok && found.subscription) await work.tell(coach, found.subscription);
  }
}

function beginOf(renewalOn: string): string {
  const begins = [1, 2].map((months) => ({ months, day: monthsAfter(renewalOn, -months) }));
  const found = begins.find(({ months, day }) => monthsAfter(day, months) === renewalOn);
  if (!found) throw new Error(`No subscription is renewed on ${renewalOn}.`);
  return found.day;
}

function dayOf(moment: Date) {
  return moment.toISOString().slice(0, 10);
}
