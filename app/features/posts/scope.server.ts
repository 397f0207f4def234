import { type SQL, sql } from "drizzle-orm";
import { can } from "#app/domain/policy/can.ts";
import type { Actor } from "#app/domain/policy/roles.ts";

/** All, for those who may list posts (decisions §4). */
export function postsInScope(actor: Actor): SQL {
  return can(actor, "post:list") ? sql`true` : sql`false`;
}
