import { paths } from "#app/paths.ts";
import { Badge } from "#app/ui/elements/badge.tsx";
import type { Column } from "#app/ui/lists/list-rows.tsx";
import { wordLink } from "#app/ui/lists/row-actions.tsx";
import type { StoreRow } from "../store/list.server.ts";
import type { storeList } from "../store/list.ts";

type StoreColumn = Column<typeof storeList, StoreRow>;

export function storeColumns(search: string): StoreColumn[] {
  return [
    { label: "Program name", isName: true, cell: (row) => nameOf(row, search) },
    { label: "Author", cell: ({ authorName }) => authorName },
    { label: "Duration", cell: ({ duration }) => duration },
    { label: "Difficulty", cell: ({ difficulty }) => difficulty },
    { label: "Price", isLead: true, isNumber: true, cell: ({ price }) => price },
    { label: "Buy or open", isHidden: true, cell: actionOf },
  ];
}

function nameOf({ id, name, shortDescription }: StoreRow, search: string) {
  return (
    <span className="grid min-w-0">
      <a href={paths.storeProgram(id) + search}>{name}</a>
      {shortDescription && (
        <span className="max-w-md font-normal text-ink-2 text-sm max-sm:line-clamp-2 sm:truncate">
          {shortDescription}
        </span>
      )}
    </span>
  );
}

function actionOf({ id, name, offer }: StoreRow) {
  if (offer === "own") return <Badge>Yours</Badge>;
  if (offer === "bought") {
    return (
      <a href={paths.editor(id)} aria-label={`Bought: open ${name}`}>
        <Badge tone="accent">Bought</Badge>
      </a>
    );
  }
  return wordLink("Buy", paths.buyProgram(id), `Buy ${name}`);
}
