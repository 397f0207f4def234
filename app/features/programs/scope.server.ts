import { and, eq, type SQL, sql } from "drizzle-orm";
import { can, reachOf } from "#app/domain/policy/can.ts";
import type { Actor } from "#app/domain/policy/roles.ts";
import { programs } from "#db/schema/programs.ts";

/** The where-clause of the programs that exist for this actor: in the list, or in the editor (decisions §4). */
export function programsInScope(actor: Actor, action: "program:list" | "program:see"): SQL {
  if (!can(actor, action)) return sql`false`;
  if (reachOf(actor, action) === "all") return sql`true`;
  return and(eq(programs.accountId, actor.accountId), eq(programs.creatorId, actor.userId)) ?? sql`false`;
}
