import { contains, equals, every, some } from "#app/domain/filters/build.ts";
import type { Where } from "#app/domain/filters/where.ts";
import type { Named } from "#app/domain/forms/options.ts";
import { parseUuid } from "#app/domain/ids/ids.ts";
import { type Choices, defineList, type Query } from "#app/domain/lists/list.ts";
import { roleNames, roles } from "#app/domain/policy/roles.ts";
import { foldForSearch } from "#app/domain/text/fold.ts";
import { paths } from "#app/paths.ts";

export const userList = defineList({
  at: paths.users,
  noun: ["user", "users"],
  size: 24,
  filters: {
    search: { label: "Search user", placeholder: "Name or e-mail", words: "with “…” in the name or e-mail" },
    role: { label: "Role", none: "All roles", words: "with the role …" },
    subscription: { label: "Subscription", none: "All subscriptions", words: "…" },
  },
});

export type UserQuery = Query<typeof userList>;

export function userChoices(packages: readonly Named[]): Choices<typeof userList> {
  return {
    role: roles.map((role) => ({ value: role, label: roleNames[role] })),
    subscription: [
      { value: "FREE", label: "FREE", words: "who never subscribed" },
      { value: "EXPIRED", label: "EXPIRED", words: "whose subscription expired" },
      ...packages.map(({ id, name }) => ({ value: id, label: name, words: `with the package ${name}` })),
    ],
  };
}

/** `subscriptionStatus`: FREE, EXPIRED, or the name of the paid package. */
export const userFilters = {
  ...({ firstName: "text", lastName: "text", fullName: "text", eMail: "text" } as const),
  roleCode: roles,
  subscriptionStatus: "text",
} as const;

/** `subscription`: the screen's choice, with the package's id and not its name. */
export type UserField = keyof typeof userFilters | "subscription";
export type UserWhere = Where<UserField> | null;

export function userWhere({ search, role, subscription }: UserQuery): UserWhere {
  const known = roles.find((code) => code === role) ?? "";
  return every(
    isPerson(search),
    equals("roleCode", known),
    equals("subscription", parseUuid(subscription) ?? subscription),
  );
}

function isPerson(search: string): UserWhere {
  const folded = foldForSearch(search);
  if (folded === "") return null;
  return some(contains("fullName", search), contains("eMail", folded), contains("eMail", search.trim().toLowerCase()));
}
