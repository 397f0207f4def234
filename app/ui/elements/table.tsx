import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
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

export function Table({ caption, headers, children, foot, hasCards = false }: TableProps) {
  return (
    <section
      className={hasCards === "tight" ? "table-region cards cards-tight" : hasCards ? "table-region cards" : "table-region"}
      aria-label={caption}
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
