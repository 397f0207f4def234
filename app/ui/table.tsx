import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

type Words = {
  label: string;
  /** Said but not shown: a column of buttons. */
  hidden?: boolean;
  /** Of numbers. */
  end?: boolean;
  /** Where its link leads to sort by it, and how it is sorted by it now. */
  sort?: { to: string; order: "ascending" | "descending" | undefined };
};

export type Header = string | Words;

type TableProps = {
  caption: string;
  headers: readonly Header[];
  children: ReactNode;
  /** Each row is a card where the screen is narrow; its cells then say their column by `data-label`. */
  hasCards?: boolean;
};

const lines =
  "w-full tabular-nums [&_:is(th,td)]:border-t [&_:is(th,td)]:border-line [&_:is(th,td)]:px-3 [&_:is(th,td)]:py-2 " +
  "[&_:is(th,td)]:text-start [&_.num]:text-end [&_thead_th]:border-t-0 [&_thead_th]:text-[0.8125rem] " +
  "[&_thead_th]:font-semibold [&_thead_th]:whitespace-nowrap [&_thead_th]:text-ink-2";

const cards =
  " max-sm:block max-sm:[&_thead]:sr-only max-sm:[&_tbody]:grid max-sm:[&_tbody]:gap-3 max-sm:[&_tbody_tr]:grid " +
  "max-sm:[&_tbody_tr]:gap-1 max-sm:[&_tbody_tr]:rounded-m max-sm:[&_tbody_tr]:border max-sm:[&_tbody_tr]:border-line " +
  "max-sm:[&_tbody_tr]:bg-card max-sm:[&_tbody_tr]:p-3 max-sm:[&_tbody_:is(th,td)]:border-0 " +
  "max-sm:[&_tbody_:is(th,td)]:p-0 max-sm:[&_td]:flex max-sm:[&_td]:justify-between max-sm:[&_td]:gap-3 " +
  "max-sm:[&_td]:before:text-ink-2 max-sm:[&_td]:before:content-[attr(data-label)]";

/** A table in a region of its own, which scrolls sideways where the screen is narrow. Rows are plain `<tr>`. */
export function Table({ caption, headers, children, hasCards = false }: TableProps) {
  const frame = "relative overflow-x-auto rounded-m border border-line bg-card print:overflow-visible";
  return (
    <section
      // why: relative, since what is only heard must scroll with its cell, or it widens the page
      className={hasCards ? `${frame} max-sm:border-0 max-sm:bg-transparent` : frame}
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: why: a region that scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <table className={hasCards ? lines + cards : lines}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {headers.map((header) => (
              <HeaderCell key={typeof header === "string" ? header : header.label} header={header} />
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

function HeaderCell({ header }: { header: Header }) {
  if (typeof header === "string") return <th scope="col">{header}</th>;
  const { label, hidden, end, sort } = header;
  return (
    <th scope="col" className={end ? "num" : undefined} aria-sort={sort?.order}>
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
