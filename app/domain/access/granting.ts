import type { Role } from "#app/domain/policy/roles.ts";

type Roles = readonly Role[];

/** Whether who has `mine` may edit and delete who has `theirs` (decisions §1): the staff is for system administrators. */
export function maySupervise(mine: Roles, theirs: Roles): boolean {
  if (mine.includes("SYS")) return true;
  return mine.includes("ADM") && !theirs.includes("SYS") && !theirs.includes("ADM");
}

/** The roles that who has `mine` gives and takes. SYS comes from a command alone, USR is for who has no other. */
export function rolesGrantedBy(mine: Roles): Role[] {
  if (mine.includes("SYS")) return ["ADM", "PAR", "TRN", "WRT"];
  return mine.includes("ADM") ? ["PAR", "TRN", "WRT"] : [];
}

/** The roles of who had `had`, once who has `mine` has ticked `ticked` for them: what is not theirs to give stays. */
export function rolesAfter(mine: Roles, had: Roles, ticked: Roles): Role[] {
  const granted = rolesGrantedBy(mine);
  const kept = had.filter((role) => !granted.includes(role));
  const roles = [...kept, ...granted.filter((role) => ticked.includes(role))];
  return roles.length > 0 ? roles : ["USR"];
}

/** Whether these are the roles of a writer who is neither partner nor trainer, which nobody may be (decisions §1). */
export function writesAlone(roles: Roles): boolean {
  return roles.includes("WRT") && !roles.includes("PAR") && !roles.includes("TRN");
}
