import { defineForm } from "#app/domain/forms/form.ts";
import { type Choices, defineList, type Query } from "#app/domain/lists/list.ts";
import { paths } from "#app/paths.ts";

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
    { value: "mended", label: "Repaired", words: "that were repaired" },
  ],
};

export const finishForm = defineForm({ id: "finish-finding", fields: {} });

export type ReconciliationRow = {
  id: string;
  /** '21/11/2026 14:05' in the viewer's time zone. */
  at: string;
  kind: "resumed" | "reversed" | "recorded" | "followed" | "books" | "foreign" | "refunded" | "disputed";
  text: string;
  isMended: boolean;
  /** When a later night found it in order, or somebody marked it done. */
  resolvedAt: string | null;
  doneBy: string | null;
};
