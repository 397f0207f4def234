import { defineForm } from "#app/domain/forms/form.ts";
import { type Choices, defineList, type Query } from "#app/domain/lists/list.ts";
import { paths } from "#app/paths.ts";

/** What reconciliation with the gateway found, for administrators, the newest first. */
export const reconciliationList = defineList({
  at: paths.reconciliations,
  noun: ["finding", "findings"],
  size: 24,
  filters: { show: { label: "Show", none: "Everything", words: "…" } },
});

export type ReconciliationQuery = Query<typeof reconciliationList>;

export const reconciliationChoices: Choices<typeof reconciliationList> = {
  show: [
    { value: "open", label: "To do by hand", words: "to do by hand" },
    { value: "mended", label: "Mended", words: "that were mended" },
  ],
};

/** Says that what had to be done by hand is done. */
export const finishForm = defineForm({ id: "finish-finding", fields: {} });

export type ReconciliationRow = {
  id: string;
  /** '21/11/2026 14:05', where who looks is. */
  at: string;
  kind: "resumed" | "reversed" | "recorded" | "followed" | "books" | "foreign" | "refunded" | "disputed";
  text: string;
  isMended: boolean;
  /** The same, of the night that found it in order again, or when somebody said that it was done. */
  resolvedAt: string | null;
  /** Who said so: their name, '' once they have left. */
  doneBy: string | null;
};
