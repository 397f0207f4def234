import { expect, test } from "vitest";
import { type Role, roles } from "#app/domain/policy/roles.ts";
import { maySupervise, rolesAfter, rolesGrantedBy } from "./granting.ts";

test("an administrator edits everybody but the staff, a system administrator the staff as well, nobody else anybody", () => {
  const edited = (mine: Role) => roles.filter((theirs) => maySupervise([mine], [theirs]));
  expect(edited("SYS")).toEqual([...roles]);
  expect(edited("ADM")).toEqual(["PAR", "TRN", "WRT", "USR"]);
  for (const mine of ["PAR", "TRN", "WRT", "USR"] as const) expect(edited(mine)).toEqual([]);
  expect(maySupervise(["ADM"], ["TRN", "ADM"])).toBe(false);
});

test("nobody grants SYS, and ADM is granted by SYS alone", () => {
  expect(rolesGrantedBy(["SYS"])).toEqual(["ADM", "PAR", "TRN", "WRT"]);
  expect(rolesGrantedBy(["ADM"])).toEqual(["PAR", "TRN", "WRT"]);
  expect(rolesGrantedBy(["TRN"])).toEqual([]);
});

test.each<[string, Role[], Role[], Role[], Role[]]>([
  ["gives and takes", ["ADM"], ["TRN"], ["PAR", "WRT"], ["PAR", "WRT"]],
  ["keeps what is not theirs to take", ["ADM"], ["USR", "TRN"], ["PAR"], ["USR", "PAR"]],
  ["gives nothing that is not theirs to give", ["ADM"], ["TRN"], ["SYS", "ADM", "TRN"], ["TRN"]],
  ["keeps SYS, whatever is ticked", ["SYS"], ["SYS", "PAR"], [], ["SYS"]],
  ["leaves who has no role with the mobile app", ["ADM"], ["TRN"], [], ["USR"]],
  ["makes an athlete a coach who stays one", ["ADM"], ["USR"], ["TRN"], ["USR", "TRN"]],
])("%s: %j over %j ticks %j", (_, mine, had, ticked, after) => {
  expect(rolesAfter(mine, had, ticked)).toEqual(after);
});
