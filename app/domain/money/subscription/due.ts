import { addDays } from "#app/domain/schedule/dates.ts";
import { dueEffects, type Subscription } from "./replay.ts";
import { endsSoonDays, retryDays } from "./transitions.ts";

/**
 * The first day with something to do even without a webhook: a retry, a mail, a renewal the gateway did not report, the
 * end. Null if there is none. `done`: keys of finished effects.
 */
export function dueOn(subscription: Subscription, done: ReadonlySet<string>, today: string): string | null {
  const waiting = dueEffects(subscription, done).flatMap(({ kind, day }) => {
    if (kind === "retryTomorrow") return [day ?? today];
    return kind === "cancelAtGateway" ? [today] : [];
  });
  const [first] = [...waiting, ...daysOf(subscription, done, today)].sort();
  return first ?? null;
}

function daysOf({ state, paidThrough, failedOn }: Subscription, done: ReadonlySet<string>, today: string): string[] {
  if (state === "pastDue") return failedOn === null ? [] : [addDays(failedOn, retryDays + 1)];
  if (state === "cancelled" && paidThrough === null) return [today];
  if (paidThrough === null) return [];
  const over = addDays(paidThrough, 1);
  if (state === "active") return [over];
  if (state !== "cancelled") return [];
  const isSaid = done.has(`mailExpiring:${paidThrough}`) || today > paidThrough;
  return isSaid ? [over] : [addDays(paidThrough, -endsSoonDays), over];
}
