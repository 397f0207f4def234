export const roles = ["SYS", "ADM", "PAR", "TRN", "WRT", "USR"] as const;
export type Role = (typeof roles)[number];

/** Roles in words, in the order in which they are shown. */
export const roleNames: Record<Role, string> = {
  SYS: "System administrator",
  ADM: "Administrator",
  PAR: "Partner",
  TRN: "Trainer",
  WRT: "Writer",
  USR: "Client",
};

/** Who asks. Read from the database at each request, so that a change of roles acts at once. */
export type Actor = {
  userId: string;
  accountId: string;
  email: string;
  fullName: string;
  roles: readonly Role[];
  /** PAID or overridden (decisions §2): may invite clients and assign programs. */
  hasPaidAccess: boolean;
  /** Expired (decisions §2): of the administration nothing is served or taken. */
  isExpired: boolean;
};

/** System administrator or administrator. */
export function isAdmin(actor: Pick<Actor, "roles">) {
  return actor.roles.some((role) => role === "SYS" || role === "ADM");
}
