import { data } from "@remix-run/node";
import { expiredNotice } from "#app/domain/access/expired.ts";
import { type Athlete, findAthlete, isOwn } from "#app/features/readiness/scope.server.ts";
import type { Context } from "#app/services/context.server.ts";

/** One's own, with any subscription, or a client's, which needs a valid one (402). */
export async function findReadinessOwner(
  ctx: Context,
  userId: string | null | undefined,
): Promise<Pick<Athlete, "id" | "accountId">> {
  const { actor } = ctx;
  if (!userId || isOwn(actor, userId)) return { id: actor.userId, accountId: actor.accountId };
  if (actor.isExpired) throw data({ message: expiredNotice }, { status: 402 });
  return findAthlete(ctx, userId);
}
