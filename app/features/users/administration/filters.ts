import { roles } from "#app/domain/policy/roles.ts";

/** `subscriptionStatus`: FREE, EXPIRED, or the name of the paid package. */
export const userFilters = {
  ...({ firstName: "text", lastName: "text", fullName: "text", eMail: "text" } as const),
  roleCode: roles,
  subscriptionStatus: "text",
} as const;
