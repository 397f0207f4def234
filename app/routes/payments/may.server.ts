import { allowSubscribing } from "#app/features/payments/plan-order.server.ts";
import { type At, whoMay } from "#app/http/screens/entry.server.ts";
import type { Context } from "#app/services/context.server.ts";

/** Not for administrators, whatever other roles they have. */
export function maySubscribe<Thing>(find: (ctx: Context, at: At) => Promise<Thing>) {
  return whoMay("subscription:manage", async (ctx, at) => {
    allowSubscribing(ctx.actor);
    return find(ctx, at);
  });
}
