import type { ReactNode } from "react";

/** A column's words; `hidden` ones are said but not shown (a column of buttons), `end` ones are numbers. */
export type Header = string | { label: string; hidden?: boolean; end?: boolean };

type TableProps = { caption: string; headers: readonly Header[]; children: ReactNode };

/** A table in a region of its own, which scrolls sideways where the screen is narrow. Rows are plain `<tr>`. */
export function Table({ caption, headers, children }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: why: a region that scrolls must be reachable by keyboard
    <section className="table-region" aria-label={caption} tabIndex={0}>
      <table>
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
  return (
    <th scope="col" className={header.end ? "num" : undefined}>
      {header.hidden ? <span className="sr-only">{header.label}</span> : header.label}
    </th>
  );
}
