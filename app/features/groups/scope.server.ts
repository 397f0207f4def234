import { eq, type SQL, sql } from "drizzle-orm";
import { can } from "#app/domain/policy/can.ts";
import type { Actor } from "#app/domain/policy/roles.ts";
import { clientGroups } from "#db/schema/groups.ts";

export function groupsInScope(actor: Actor, accountId: string): SQL {
  if (!can(actor, "group:manage", { accountId, creatorId: null })) return sql`false`;
  return eq(clientGroups.accountId, accountId);
}
