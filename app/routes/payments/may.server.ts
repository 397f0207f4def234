import { Forbidden } from "#app/domain/errors.ts";
import { isAdmin } from "#app/domain/policy/roles.ts";
import { type At, whoMay } from "#app/http/screens/entry.server.ts";
import type { Context } from "#app/services/context.server.ts";

/** Who subscribes their business; an administrator has no subscription, whatever else they are. */
export function maySubscribe<Thing>(find: (ctx: Context, at: At) => Promise<Thing>) {
  return whoMay("subscription:manage", async (ctx, at) => {
    if (isAdmin(ctx.actor)) throw new Forbidden("You are an administrator.");
    return find(ctx, at);
  });
}
