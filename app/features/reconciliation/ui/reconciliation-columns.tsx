import { paths } from "#app/paths.ts";
import { Badge } from "#app/ui/elements/badge.tsx";
import type { Column } from "#app/ui/lists/list-rows.tsx";
import type { ReconciliationRow, reconciliationList } from "../list.ts";

const done: Record<ReconciliationRow["kind"], string> = {
  resumed: "Order finished",
  reversed: "Charge refunded",
  recorded: "Charge recorded",
  followed: "Subscription updated",
  books: "Books compared",
  foreign: "Non-euro charge found",
  refunded: "Refund recorded",
  disputed: "Dispute",
};

export function reconciliationColumns(search: string): Column<typeof reconciliationList, ReconciliationRow>[] {
  return [
    { label: "What", isName: true, cell: ({ text }) => <span className="font-normal">{text}</span> },
    { label: "What was done", cell: ({ kind }) => done[kind] },
    { label: "When", cell: ({ at }) => at },
    { label: "State", isText: true, cell: (row) => <FindingState {...row} /> },
    { label: "Done", isHidden: true, cell: (row) => doneLink(row, search) },
  ];
}

export function FindingState({ isMended, resolvedAt, doneBy }: ReconciliationRow) {
  if (doneBy !== null) return <Badge tone="good">{`Done ${resolvedAt}${doneBy && ` by ${doneBy}`}`}</Badge>;
  if (resolvedAt) return <Badge tone="good">{`Resolved ${resolvedAt}`}</Badge>;
  return isMended ? <Badge tone="good">Repaired</Badge> : <Badge tone="warn">To do by hand</Badge>;
}

function doneLink({ id, text, isMended }: ReconciliationRow, search: string) {
  if (isMended) return null;
  return (
    <a className="btn btn-s whitespace-nowrap" href={paths.reconciliation(id) + search} aria-label={`Done: ${text}`}>
      Done
    </a>
  );
}
