import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { List, Query } from "#app/domain/lists/list.ts";
import { isFiltered, listAddress, pagesOf, serializeQuery, withoutFilters } from "#app/domain/lists/query.ts";
import { type SummaryWords, summaryOf } from "#app/domain/lists/summary.ts";
import { ButtonLink } from "#app/ui/elements/button.tsx";
import { EmptyState } from "#app/ui/elements/empty-state.tsx";
import { type FiltersProps, ListFilters } from "./list-filters.tsx";
import { ListRows, type RowsProps } from "./list-rows.tsx";
import { Pagination } from "./pagination.tsx";
import { PicksBar } from "./picks.tsx";

type Empty = { text?: ReactNode; action?: ReactNode };

type ScreenProps<L extends List, Row> = FiltersProps<L> &
  RowsProps<L, Row> & {
    total: number;
    said?: SummaryWords<L>;
    actions?: ReactNode;
    lead?: ReactNode;
    layouts?: ReactNode;
    empty: { title: string; filtered: Empty; nothing: Empty };
  };

export function ListScreen<L extends List, Row extends { id: string }>(props: ScreenProps<L, Row>) {
  return (
    <div className="screen">
      <div className="screen-head">
        <h1>{props.title}</h1>
        <div className="actions">{props.actions}</div>
      </div>
      {props.lead}
      <ListParts {...props} />
    </div>
  );
}

export function ListParts<L extends List, Row extends { id: string }>(props: ScreenProps<L, Row>) {
  const { list, title, query, choices, total, rows, columns, tile, more, picks } = props;
  return (
    <>
      <ListFilters
        list={list}
        title={title}
        query={query}
        choices={choices}
        more={more}
        hasHeaders={!tile && columns.some(({ sort }) => sort)}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <Summary {...props} />
        {props.layouts}
      </div>
      {rows.length > 0 ? <ListRows {...props} /> : <NoRows {...props} />}
      {picks && rows.length > 0 && <PicksBar verbs={picks.verbs} search={serializeQuery(list, query)} />}
      <Pagination
        page={query.page}
        pages={pagesOf(list, total)}
        hrefFor={(page) => listAddress(list, { ...query, page })}
      />
    </>
  );
}

function Summary<L extends List, Row>({ list, query, choices, total, said }: ScreenProps<L, Row>) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
      <p role="status">{summaryOf(list, query, choices, total, said)}</p>
      {isFiltered(list, query) && (
        <Link className="btn btn-ghost btn-s" to={clearedAddress(list, query)}>
          Clear filters
        </Link>
      )}
    </div>
  );
}

function clearedAddress<L extends List>(list: L, query: Query<L>) {
  return listAddress(list, withoutFilters(list, query));
}

function NoRows<L extends List, Row>({ list, query, empty }: ScreenProps<L, Row>) {
  const isNarrowed = isFiltered(list, query);
  const { text, action } = isNarrowed ? empty.filtered : empty.nothing;
  const clear = isNarrowed && <ButtonLink to={clearedAddress(list, query)}>Clear filters</ButtonLink>;
  return (
    <EmptyState title={empty.title} action={action ?? clear}>
      {text}
    </EmptyState>
  );
}
