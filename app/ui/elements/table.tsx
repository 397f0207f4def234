import { Link } from "@remix-run/react";
import type { CSSProperties, ReactNode } from "react";
import { Icon } from "./icon.tsx";

type Words = {
  label: string;
  hidden?: boolean;
  end?: boolean;
  sort?: { to: string; order: "ascending" | "descending" | undefined };
};

export type Header = string | Words;

type TableProps = {
  caption: string;
  headers: readonly Header[];
  children: ReactNode;
  foot?: ReactNode;
  /** On a phone each row is a card: a line for each cell, or tight: its cells in columns, with a cell beside the name. */
  hasCards?: boolean | "tight";
};

// why: said once for all cells; from 64rem on, columns are as wide as what stands in them
const list =
  "table-region cards sm:[&_table]:text-[0.9375rem] print:[&_table]:text-xs [&_table]:leading-tight sm:[&_:is(td,th)]:h-10 " +
  "sm:[&_:is(td,th)]:px-2 sm:[&_:is(td,th)]:py-0.5 lg:[&_td:not(.whitespace-normal)]:whitespace-nowrap";

/** Utilities, which also win over those of the cells: a band needs less room here. */
const tight =
  "max-sm:[&_:is(table,tbody)]:gap-1.5 max-sm:[&_tr]:grid max-sm:[&_tr]:grid-cols-[repeat(var(--cells,4),minmax(0,1fr))] " +
  "max-sm:[&_tr]:items-stretch max-sm:[&_tr]:gap-x-1 max-sm:[&_tr]:gap-y-0.5 max-sm:[&_tr]:px-2.5 " +
  "max-sm:[&_tr]:py-1.5 max-sm:[&_th]:col-[1/-2] max-sm:[&_th]:self-center " +
  "max-sm:[&_td]:grid max-sm:[&_td]:grid-cols-none max-sm:[&_td]:content-between max-sm:[&_td]:justify-start max-sm:[&_td]:gap-0 " +
  "max-sm:[&_td]:text-start max-sm:[&_td]:text-sm/5 max-sm:[&_td]:before:content-[attr(data-label)] " +
  "max-sm:[&_td]:before:text-[0.6875rem]/3 max-sm:[&_td]:before:whitespace-normal max-sm:[&_td>span]:py-0 max-sm:[&_td>span]:after:hidden " +
  "max-sm:[&_.beside]:[grid-area:1/-2] max-sm:[&_.beside]:w-max max-sm:[&_.beside]:content-center " +
  "max-sm:[&_.beside]:justify-self-end max-sm:[&_.beside]:before:hidden";

const looks = { false: "table-region", true: list, tight: `${list} ${tight}` };

export function Table({ caption, headers, children, foot, hasCards = false }: TableProps) {
  return (
    <section
      className={looks[`${hasCards}`]}
      aria-label={caption}
      style={hasCards ? longestOf(headers) : undefined}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: why: a region that scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <table className="print:text-xs print:[&_:is(td,th)]:px-1">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {headers.map((header) => (
              <HeaderCell key={typeof header === "string" ? header : header.label} header={header} />
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
        {foot && <tfoot>{foot}</tfoot>}
      </table>
    </section>
  );
}

/** In characters. */
function longestOf(headers: readonly Header[]) {
  const labels = headers.map((header) => (typeof header === "string" ? header : header.hidden ? "" : header.label));
  return { "--longest": Math.max(...labels.map(({ length }) => length)) } as CSSProperties;
}

function HeaderCell({ header }: { header: Header }) {
  if (typeof header === "string") return <th scope="col">{header}</th>;
  const { label, hidden, end, sort } = header;
  return (
    <th scope="col" className={end ? "num whitespace-normal" : undefined} aria-sort={sort?.order}>
      {hidden ? <span className="sr-only">{label}</span> : sort ? <SortLink label={label} {...sort} /> : label}
    </th>
  );
}

function SortLink({ label, to, order }: { label: string } & NonNullable<Words["sort"]>) {
  return (
    <Link to={to} preventScrollReset className="inline-flex min-h-6 items-center gap-1 text-ink-2">
      {label}
      {order && <Icon name={order === "ascending" ? "arrow-up" : "arrow-down"} />}
    </Link>
  );
}
