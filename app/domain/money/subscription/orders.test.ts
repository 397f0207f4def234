import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "#app/domain/schedule/dates.ts";
import { type EventType, eventTypes, type SubscriptionEvent, sortEvents } from "./events.ts";
import { dueEffects, replay, type Subscription } from "./replay.ts";
import { retryDays } from "./transitions.ts";

/** Hours between events, few enough that several fall on the same time. */
const step = 6;
const days = Array.from({ length: 80 }, (_, index) => addDays("2026-03-01", index));
const dayAt = (index: number) => days[index] ?? "2026-06-01";

function eventAt(id: string, type: EventType, steps: number, choice: number): SubscriptionEvent {
  const day = Math.floor((steps * step) / 24);
  const base = { id, at: steps * step * 3_600_000, day: dayAt(day) };
  const charge = { chargeId: `charge ${choice}`, packageId: `package ${choice % 3}` };
  const paidThrough = dayAt(choice * 5);
  switch (type) {
    case "charged":
    case "retrySucceeded":
      return { ...base, type, paidThrough, ...charge };
    case "activated":
      return { ...base, type, paidThrough };
    case "upgraded":
      return { ...base, type, ...charge };
    default:
      return { ...base, type };
  }
}

const raw = fc.tuple(fc.constantFrom(...eventTypes), fc.nat(120), fc.nat(9));
const histories = (maxLength: number) =>
  fc
    .array(raw, { maxLength })
    .map((all) => all.map(([type, steps, choice], at) => eventAt(`event ${at}`, type, steps, choice)));

function shuffledTwice(events: readonly SubscriptionEvent[], drawn: readonly number[]): SubscriptionEvent[] {
  return [...events, ...events]
    .map((event, at) => ({ event, by: drawn[at] ?? at }))
    .sort((a, b) => a.by - b.by)
    .map(({ event }) => event);
}

function hear(events: readonly SubscriptionEvent[]) {
  const known: SubscriptionEvent[] = [];
  const done = new Set<string>();
  for (const event of events) {
    known.push(event);
    for (const { key } of dueEffects(replay(known), done)) done.add(key);
  }
  return { subscription: replay(known), done };
}

const isOfCharge = (key: string) => /^(recordSale|issueInvoice|mailPaid):/.test(key);
const chargesOf = (events: readonly SubscriptionEvent[]) =>
  new Set(events.flatMap((event) => ("chargeId" in event && event.chargeId !== null ? [event.chargeId] : [])));

function wantedOfCharges(events: readonly SubscriptionEvent[]) {
  return [...chargesOf(events)].flatMap((id) => [`recordSale:${id}`, `issueInvoice:${id}`, `mailPaid:${id}`]).sort();
}

function isPossible({ state, paidThrough, packageId, failedOn, retriedOn, effects }: Subscription): boolean {
  const isPastDue = state === "pastDue";
  const isUnknown = paidThrough === null && packageId === null && effects.length === 0;
  return (
    (state !== "none" || isUnknown) &&
    isPastDue === (failedOn !== null) &&
    retriedOn.length < (isPastDue ? retryDays : 1) &&
    retriedOn.every((day, at) => at === 0 || day > (retriedOn[at - 1] ?? "")) &&
    new Set(effects.map(({ key }) => key)).size === effects.length &&
    effects.every(({ kind }) => !/ChargeFailed|retryTomorrow/.test(kind) || isPastDue) &&
    effects.every(({ kind }) => !/Cancel/.test(kind) || state === "cancelled" || state === "ended")
  );
}

/** The expected outcome, found without the table: the newest event of each kind counts, and cancellation is final. */
function isExplained(events: readonly SubscriptionEvent[], { state, paidThrough, packageId }: Subscription): boolean {
  const sorted = sortEvents(events);
  const last = sorted.findLast(({ type }) => /^(charged|retrySucceeded|activated|chargeFailed)$/.test(type));
  const isCancelled = sorted.some(({ type }) => /^(cancelled|ended)/.test(type));
  const mayEnd = sorted.some(({ type }) => /^(retryFailed|expired)$/.test(type));
  const ends = sorted.map(({ type, day }) => (type === "endedByAdministrator" ? addDays(day, -1) : "9999-12-31"));
  const latest = sorted
    .flatMap((event, at) => ("paidThrough" in event ? [[event.paidThrough, ...ends.slice(at)].sort()[0]] : []))
    .sort();
  const named = sorted.findLast((event) => "packageId" in event);
  const isOver = state === "cancelled" || state === "ended";
  return (
    paidThrough === (latest.at(-1) ?? null) &&
    packageId === (named && "packageId" in named ? named.packageId : null) &&
    (!isCancelled || isOver) &&
    (isCancelled || mayEnd || !last || state === (last.type === "chargeFailed" ? "pastDue" : "active"))
  );
}

test("every order of the same events, each twice, makes the same subscription, a possible one", () => {
  const isSame = (events: SubscriptionEvent[], drawn: number[]) => {
    const wanted = replay(events);
    const subscription = replay(shuffledTwice(events, drawn));
    const isEqual = JSON.stringify(subscription) === JSON.stringify(wanted);
    return isEqual && isPossible(subscription) && isExplained(events, subscription);
  };
  const drawn = fc.array(fc.nat(1000), { minLength: 24, maxLength: 24 });
  fc.assert(fc.property(histories(12), drawn, isSame), { numRuns: 10_000 });
});

test("whatever comes when, each charge has one sale and one invoice, and nothing that still holds is left undone", () => {
  const isDone = (events: SubscriptionEvent[], drawn: number[]) => {
    const { subscription, done } = hear(shuffledTwice(events, drawn));
    const ofCharges = [...done].filter(isOfCharge).sort();
    const isComplete = subscription.effects.every(({ key }) => done.has(key));
    return isComplete && ofCharges.join() === wantedOfCharges(events).join();
  };
  const drawn = fc.array(fc.nat(1000), { minLength: 12, maxLength: 12 });
  fc.assert(fc.property(histories(6), drawn, isDone), { numRuns: 5000 });
});

test("an event that is older than a cancelling undoes it never, and in silence every subscription comes to rest", () => {
  const isAtRest = (events: SubscriptionEvent[]) => {
    const silence = [40, 41].map((day, at) => eventAt(`silence ${at}`, "expired", (day * 24) / step, 0));
    const { state, paidThrough } = replay([...events, ...silence]);
    const isPaid = paidThrough !== null && paidThrough >= dayAt(41);
    return ["none", "active", "ended"].includes(state) || (state === "cancelled" && isPaid);
  };
  fc.assert(fc.property(histories(12), isAtRest), { numRuns: 5000 });
});

test("720 orders of six webhooks, each twice, come to one state with one sale and one invoice a charge", () => {
  const six = [
    eventAt("first", "charged", 0, 2),
    eventAt("failed", "chargeFailed", 44, 0),
    eventAt("past due", "chargeFailed", 44, 0),
    eventAt("charged", "charged", 49, 8),
    eventAt("active again", "activated", 49, 8),
    eventAt("cancelled", "cancelledByGateway", 60, 0),
  ];
  const outcomes = permutations(six).map((order) => {
    const { subscription, done } = hear([...order, ...order]);
    return JSON.stringify([subscription, [...done].filter(isOfCharge).sort()]);
  });
  expect(outcomes).toHaveLength(720);
  expect(new Set(outcomes).size).toBe(1);
  const { subscription, done } = hear(six);
  expect(subscription).toMatchObject({ state: "cancelled", paidThrough: dayAt(40) });
  expect([...done].filter(isOfCharge).sort()).toEqual(wantedOfCharges(six));
});

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));
}
