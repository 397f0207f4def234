import { useLocation, useNavigate } from "@remix-run/react";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import type { Arranged, List, Query } from "#app/domain/lists/list.ts";
import { listAddress } from "#app/domain/lists/query.ts";
import { useGoing } from "#app/ui/browser/pending.ts";
import { Skeletons } from "#app/ui/elements/skeleton.tsx";
import { type Header, Table } from "#app/ui/elements/table.tsx";
import { type Picks, pickCell, useTicked } from "./picks.tsx";

export type Column<L extends List, Row> = {
  label: string;
  /** Called for every row: a plain function, with plain `<a>`. */
  cell: (row: Row) => ReactNode;
  isName?: boolean;
  /** Of what can be done with the row: at the end, and beside the name where rows are cards. */
  isHidden?: boolean;
  isNumber?: boolean;
  /** Beside the name where rows are cards. */
  isLead?: boolean;
  /** Says by itself what it is, and has no label where rows are cards. */
  isPlain?: boolean;
  /** May take several lines. */
  isText?: boolean;
  total?: ReactNode;
  sort?: L["sort"] extends readonly (infer S)[] ? S : never;
};

export type RowsProps<L extends List, Row> = {
  list: L;
  title: string;
  query: Query<L>;
  rows: readonly Row[];
  columns: readonly Column<L, Row>[];
  tile?: ((row: Row) => ReactNode) | undefined;
  isMarked?: (row: Row) => boolean;
  anchor?: (row: Row) => string;
  picks?: Picks<Row>;
  /** Many short cells a row. */
  isTight?: boolean;
};

const tiles =
  "grid grid-cols-[repeat(auto-fill,minmax(min(100%,11.5rem),1fr))] gap-4 max-[30em]:grid-cols-2 max-[30em]:gap-3";

export function ListRows<L extends List, Row extends { id: string }>(props: RowsProps<L, Row>) {
  const { list, rows, tile } = props;
  const links = useFollowedLinks<HTMLDivElement>(list.at());
  const isSlow = useSlowList(list.at());
  return (
    <div ref={links} className="min-w-0">
      {isSlow ? (
        <Skeletons count={list.size} className={tile ? `${tiles} [&>.skeleton]:h-42` : undefined} />
      ) : tile ? (
        <ul className={tiles}>
          {rows.map((row) => (
            <li key={row.id}>{tile(row)}</li>
          ))}
        </ul>
      ) : (
        <RowTable {...props} />
      )}
    </div>
  );
}

function RowTable<L extends List, Row extends { id: string }>(props: RowsProps<L, Row>) {
  const { title, rows, columns, isMarked, anchor, picks, isTight = false } = props;
  const headers = columns.map((column) => headerOf(column, props));
  const ticked = useTicked();
  return (
    <Table
      // why: the ticks in the address are the only ones after it changes
      key={ticked.join()}
      caption={title}
      headers={picks ? [{ label: "Tick", hidden: true }, ...headers] : headers}
      foot={columns.some(({ total }) => total) && <Totals {...props} />}
      hasCards={isTight ? "tight" : true}
    >
      {rows.map((row) => (
        <tr key={row.id} id={anchor?.(row)} className={isMarked?.(row) ? "bg-sunken" : undefined}>
          {picks && pickCell(row.id, picks.nameOf(row), ticked.includes(row.id))}
          {columns.map((column) => cellOf(column, row))}
        </tr>
      ))}
    </Table>
  );
}

function cellOf<L extends List, Row>(column: Column<L, Row>, row: Row) {
  const { label, cell, isName, isHidden, isPlain } = column;
  if (isName) {
    return (
      <th key={label} scope="row">
        {cell(row)}
      </th>
    );
  }
  return (
    <td key={label} className={cellClass(column)} data-label={isHidden || isPlain ? undefined : label}>
      {cell(row)}
    </td>
  );
}

const besideName = "max-sm:-order-1 max-sm:block max-sm:flex-none";

type Kinds = Pick<Column<List, never>, "isNumber" | "isHidden" | "isLead" | "isPlain" | "isText">;

function cellClass({ isNumber, isHidden, isLead, isPlain, isText }: Kinds) {
  if (isHidden) return `${besideName} text-end`;
  if (isLead) return `beside ${besideName} num font-semibold max-sm:before:content-none`;
  if (isPlain) return "max-sm:block";
  if (isNumber) return "num max-sm:text-start";
  return isText ? "whitespace-normal" : undefined;
}

type TotalsProps<L extends List, Row> = Pick<RowsProps<L, Row>, "columns" | "picks">;

function Totals<L extends List, Row>({ columns, picks }: TotalsProps<L, Row>) {
  return (
    <tr className="font-semibold">
      {picks && <td className="max-sm:hidden" />}
      {columns.map(({ label, isName, isNumber, isLead, total }) =>
        isName ? (
          <th key={label} scope="row">
            {total}
          </th>
        ) : (
          <td
            key={label}
            className={isLead ? cellClass({ isLead }) : totalClass(isNumber)}
            data-label={total ? label : undefined}
          >
            {total}
          </td>
        ),
      )}
    </tr>
  );
}

function totalClass(isNumber = false) {
  return isNumber ? "num whitespace-nowrap max-sm:text-start" : "max-sm:hidden";
}

function headerOf<L extends List, Row>(
  { label, sort, isHidden = false, isNumber = false }: Column<L, Row>,
  { list, query }: Pick<RowsProps<L, Row>, "list" | "query">,
): Header {
  const header = { label, hidden: isHidden, end: isNumber };
  if (!sort) return header;
  const { sort: now }: Arranged = query;
  const next = now === sort ? `-${sort}` : sort;
  const to = listAddress(list, { ...query, sort: next, page: 1 });
  return { ...header, sort: { to, order: now === sort ? "ascending" : now === `-${sort}` ? "descending" : undefined } };
}

const slowAfter = 200;

function useSlowList(at: string) {
  const { search } = useLocation();
  const { state, location } = useGoing();
  const isComing = state === "loading" && location?.pathname === at && location.search !== search;
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isComing) return;
    const timer = setTimeout(() => setSlow(true), slowAfter);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isComing]);
  return isComing && isSlow;
}

/**
 * Handles plain links like <Link>; links to dialogs below the list's address keep the scroll position. For long lists,
 * where each <Link> costs as much to render as its whole row.
 */
function useFollowedLinks<E extends HTMLElement>(at: string): RefObject<E> {
  const ref = useRef<E>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const list = ref.current;
    function follow(event: MouseEvent) {
      const link = plainLink(event);
      if (!link) return;
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash, {
        preventScrollReset: link.pathname.startsWith(`${at}/`),
      });
    }
    list?.addEventListener("click", follow);
    return () => list?.removeEventListener("click", follow);
  }, [navigate, at]);
  return ref;
}

function plainLink(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!isPlain || event.defaultPrevented || !(event.target instanceof Element)) return null;
  return event.target.closest<HTMLAnchorElement>("a[href]:not([target])");
}
