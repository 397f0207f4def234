import { type Named, optionsOf } from "#app/domain/forms/options.ts";
import { type Choices, defineList, type Query } from "#app/domain/lists/list.ts";
import { paths } from "#app/paths.ts";

export const clientList = defineList({
  at: paths.clients,
  noun: ["person", "people"],
  size: 24,
  sort: ["name", "email", "activated"],
  sortWords: {
    ...{ name: "Name", "-name": "Name, Z to A", email: "Email", "-email": "Email, Z to A" },
    ...{ activated: "Not activated first", "-activated": "Activated first" },
  },
  filters: {
    search: { label: "Search user", placeholder: "Name or e-mail", words: "with “…” in the name or e-mail" },
    show: { label: "Show", none: "Show all", words: "…" },
    program: { label: "Program", none: "All programs", words: "…" },
    group: { label: "Group", none: "All groups", words: "in the group …" },
  },
});

export type ClientQuery = Query<typeof clientList>;

export function clientChoices(groups: readonly Named[]): Choices<typeof clientList> {
  return {
    show: [
      { value: "clients", label: "Show clients only", words: "among the clients" },
      { value: "invites", label: "Show invites only", words: "among the invited" },
    ],
    program: [
      { value: "today", label: "Workout today", words: "with a workout today" },
      { value: "due", label: "Overdue or ending soon", words: "with a program overdue or ending soon" },
      { value: "none", label: "Without a program", words: "without a program" },
    ],
    group: optionsOf(groups),
  };
}
