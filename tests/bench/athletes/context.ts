import pino from "pino";
import { defaultPreferences } from "#app/domain/people/preferences.ts";
import type { Role } from "#app/domain/policy/roles.ts";
import type { Context, Services } from "#app/services/context.server.ts";
import type { Db } from "#db/client.ts";
import type { Person } from "../data/athletes/people.ts";

// why: what is timed reads and writes the database alone
const services = { log: pino({ level: "silent" }) } as Services;

/** What use cases take first, of one of the loaded people. */
export function contextOf(db: Db, { id, accountId, email, lastName }: Person, role: Role, now: Date): Context {
  const rights = { roles: [role], hasPaidAccess: role === "TRN", isExpired: false };
  return {
    ...{ db, services, now, timeZone: "UTC", imageId: null, pendingInvitations: 0, preferences: defaultPreferences },
    ...{ actor: { userId: id, accountId, email, fullName: lastName, ...rights }, sessionHash: `session of ${id}` },
  };
}
