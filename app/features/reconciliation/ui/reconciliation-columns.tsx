import { Badge } from "#app/ui/elements/badge.tsx";
import type { Column } from "#app/ui/lists/list-rows.tsx";
import type { ReconciliationRow, reconciliationList } from "../list.ts";

/** What was done, in words. */
const done: Record<ReconciliationRow["kind"], string> = {
  resumed: "Order finished",
  reversed: "Charge taken back",
  recorded: "Charge recorded",
  followed: "Subscription followed",
  books: "Books compared",
  foreign: "Other money found",
  refunded: "Refund recorded",
  disputed: "Dispute",
};

export const reconciliationColumns: Column<typeof reconciliationList, ReconciliationRow>[] = [
  { label: "What", isName: true, cell: ({ text }) => <span className="font-normal wrap-anywhere">{text}</span> },
  { label: "What was done", cell: ({ kind }) => done[kind] },
  { label: "When", cell: ({ at }) => <span className="whitespace-nowrap">{at}</span> },
  {
    label: "State",
    cell: ({ isMended, resolvedAt }) => {
      if (resolvedAt) return <Badge tone="good">{`In order again since ${resolvedAt}`}</Badge>;
      return isMended ? <Badge tone="good">Mended</Badge> : <Badge tone="warn">To do by hand</Badge>;
    },
  },
];
