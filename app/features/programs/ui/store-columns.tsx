import type { Column } from "#app/ui/lists/list-rows.tsx";
import type { StoreRow } from "../store/list.server.ts";
import type { storeList } from "../store/list.ts";

export const storeColumns: Column<typeof storeList, StoreRow>[] = [
  { label: "Program name", isName: true, cell: nameOf },
  { label: "Author", cell: ({ authorName }) => authorName },
  { label: "Duration", cell: ({ duration }) => duration },
  { label: "Difficulty", cell: ({ difficulty }) => difficulty },
  { label: "Price", isNumber: true, cell: ({ price }) => price },
];

function nameOf({ name, shortDescription }: StoreRow) {
  return (
    <span className="grid min-w-0 wrap-anywhere">
      {name}
      {shortDescription && <span className="max-w-md truncate font-normal text-ink-2 text-sm">{shortDescription}</span>}
    </span>
  );
}
