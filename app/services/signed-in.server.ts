import { sql } from "drizzle-orm";
import { hasPaidAccess, isExpired, type Licence } from "#app/domain/policy/paid-access.ts";
import type { Role } from "#app/domain/policy/roles.ts";
import { utc } from "#app/domain/schedule/time-zone.ts";
import { rolesOfUser } from "#db/roles-of-user.ts";
import { invites } from "#db/schema/access.ts";
import { accounts, users } from "#db/schema/accounts.ts";
import type { SignedIn } from "./request-state.server.ts";

/** Read at each request, so that a change of roles takes effect at once. */
export const personColumns = {
  userId: users.id,
  accountId: users.accountId,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  imageId: users.imageId,
  isActivated: users.isActivated,
  timeZone: users.timeZone,
  isTimeZoneChosen: users.isTimeZoneChosen,
  density: users.density,
  weekDensity: users.weekDensity,
  weightUnit: users.weightUnit,
  distanceUnit: users.distanceUnit,
  heightUnit: users.heightUnit,
  velocityUnit: users.velocityUnit,
  roles: rolesOfUser,
  subscriptionStatus: accounts.subscriptionStatus,
  subscriptionValidUntil: accounts.subscriptionValidUntil,
  maxUsersOverride: accounts.maxUsersOverride,
  maxUsersOverrideUntil: accounts.maxUsersOverrideUntil,
  accountTimeZone: accounts.timeZone,
  pendingInvitations: sql<number>`(select count(*)::int from ${invites}
    where ${invites.email} = ${users.email} and ${invites.status} = 'open')`,
  signInEpoch: users.signInEpoch,
};

type Columns = Pick<
  typeof users.$inferSelect,
  | "accountId"
  | "email"
  | "firstName"
  | "lastName"
  | "imageId"
  | "timeZone"
  | "density"
  | "weekDensity"
  | "weightUnit"
  | "distanceUnit"
  | "heightUnit"
  | "velocityUnit"
>;
type PersonRow = Columns &
  Licence & { userId: string; roles: Role[]; accountTimeZone: string | null; pendingInvitations: number };

export function signedInOf(
  row: PersonRow,
  { sessionHash, timeZone }: { sessionHash: string; timeZone: string | null },
  now: Date,
): SignedIn {
  const licenceClock = { now, timeZone: row.accountTimeZone ?? utc };
  const { weightUnit: weight, distanceUnit: distance, heightUnit: height, velocityUnit: velocity } = row;
  return {
    sessionHash,
    imageId: row.imageId,
    pendingInvitations: row.pendingInvitations,
    timeZone: timeZone ?? row.timeZone ?? row.accountTimeZone ?? utc,
    preferences: {
      density: row.density,
      weekDensity: row.weekDensity,
      units: { weight, distance, height, velocity },
    },
    actor: {
      userId: row.userId,
      accountId: row.accountId,
      email: row.email,
      fullName: `${row.firstName} ${row.lastName}`,
      roles: row.roles,
      hasPaidAccess: hasPaidAccess(row, licenceClock),
      isExpired: isExpired(row, licenceClock),
    },
  };
}
