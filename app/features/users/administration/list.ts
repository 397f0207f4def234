import type { Named } from "#app/domain/forms/options.ts";
import { type Choices, defineList, type Query } from "#app/domain/lists/list.ts";
import { roleNames, roles } from "#app/domain/policy/roles.ts";
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
