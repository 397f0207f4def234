import { roles } from "#app/domain/policy/roles.ts";

/** What users can be filtered by. `subscriptionStatus`: FREE, EXPIRED, or the name of the package that is paid. */
export const userFilters = {
  ...({ firstName: "text", lastName: "text", fullName: "text", eMail: "text" } as const),
  roleCode: roles,
  subscriptionStatus: "text",
} as const;
