import { addDays } from "#app/domain/schedule/dates.ts";
import { dueEffects, type Subscription } from "./replay.ts";
import { endsSoonDays, retryDays } from "./transitions.ts";

/**
 * The first day on which there is something to do with it though nothing is heard: something to be tried at the gateway,
 * something to be said, a renewal that nobody told of, its end. Null where there is nothing, ever. `done`: the keys of
 * its effects that were done.
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
