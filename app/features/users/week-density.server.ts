import { and, eq } from "drizzle-orm";
import type { Density } from "#app/domain/people/preferences.ts";
import type { Context } from "#app/services/context.server.ts";
import { users } from "#db/schema/accounts.ts";

export async function updateWeekDensity({ db, actor }: Context, weekDensity: Density): Promise<void> {
  await db
    .update(users)
    .set({ weekDensity })
    .where(and(eq(users.accountId, actor.accountId), eq(users.id, actor.userId)));
}
