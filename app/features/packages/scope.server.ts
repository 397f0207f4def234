import { eq, type SQL, sql } from "drizzle-orm";
import { can } from "#app/domain/policy/can.ts";
import type { Actor } from "#app/domain/policy/roles.ts";
import { packages } from "#db/schema/packages.ts";

/** All for those who manage packages, else the published ones. */
export function packagesInScope(actor: Actor): SQL {
  if (can(actor, "package:manage")) return sql`true`;
  return can(actor, "package:see") ? eq(packages.published, true) : sql`false`;
}
