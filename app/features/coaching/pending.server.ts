import type { InvitedRole } from "#app/domain/people/invited-as.ts";
import type { Role } from "#app/domain/policy/roles.ts";
import { formatDate } from "#app/domain/schedule/dates.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import type { MyInvitation } from "./queries.server.ts";

export type PendingView = Omit<MyInvitation, "sentOn" | "roles"> & { sentOn: string; roles: InvitedRole[] };

const invitedRoles: Partial<Record<Role, InvitedRole>> = { PAR: "partner", TRN: "trainer", WRT: "writer" };

export function pendingView({ sentOn, roles, ...invitation }: MyInvitation, timeZone: string): PendingView {
  const asRoles = roles.flatMap((role) => invitedRoles[role] ?? []);
  return { ...invitation, sentOn: formatDate(todayOf({ now: sentOn, timeZone })), roles: asRoles };
}

export function headingOf({ invitedBy, businessName, asClient }: PendingView) {
  return `${invitedBy ?? businessName} ${asClient ? "wants to coach you" : "invites you to work with them"}`;
}
