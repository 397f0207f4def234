export const roles = ["SYS", "ADM", "PAR", "TRN", "WRT", "USR"] as const;
export type Role = (typeof roles)[number];

export const roleNames: Record<Role, string> = {
  SYS: "System administrator",
  ADM: "Administrator",
  PAR: "Partner",
  TRN: "Trainer",
  WRT: "Writer",
  USR: "Client",
};

/** Read from the database at each request, so that a change of roles takes effect at once. */
export type Actor = {
  userId: string;
  accountId: string;
  email: string;
  fullName: string;
  roles: readonly Role[];
  /** PAID or overridden (decisions §2): may invite clients and assign programs. */
  hasPaidAccess: boolean;
  /** Decisions §2: the administration is closed. */
  isExpired: boolean;
};

export function isAdmin(actor: Pick<Actor, "roles">) {
  return actor.roles.some((role) => role === "SYS" || role === "ADM");
}
