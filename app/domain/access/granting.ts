import type { Role } from "#app/domain/policy/roles.ts";

type Roles = readonly Role[];

export function maySupervise(mine: Roles, theirs: Roles): boolean {
  if (mine.includes("SYS")) return true;
  return mine.includes("ADM") && !theirs.includes("SYS") && !theirs.includes("ADM");
}

/** SYS is only granted by a command. USR is for people without another role. */
export function rolesGrantedBy(mine: Roles): Role[] {
  if (mine.includes("SYS")) return ["ADM", "PAR", "TRN", "WRT"];
  return mine.includes("ADM") ? ["PAR", "TRN", "WRT"] : [];
}

/** Roles that `mine` may not grant stay as they were. */
export function rolesAfter(mine: Roles, had: Roles, ticked: Roles): Role[] {
  const granted = rolesGrantedBy(mine);
  const kept = had.filter((role) => !granted.includes(role));
  const roles = [...kept, ...granted.filter((role) => ticked.includes(role))];
  return roles.length > 0 ? roles : ["USR"];
}

export function isOnlyWriter(roles: Roles): boolean {
  return roles.includes("WRT") && !roles.includes("PAR") && !roles.includes("TRN");
}
