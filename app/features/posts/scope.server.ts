import { type SQL, sql } from "drizzle-orm";
import { can } from "#app/domain/policy/can.ts";
import type { Actor } from "#app/domain/policy/roles.ts";

/** The where-clause of the posts that exist for this actor: all of them, for who lists posts at all (decisions §4). */
export function postsInScope(actor: Actor): SQL {
  return can(actor, "post:list") ? sql`true` : sql`false`;
}
