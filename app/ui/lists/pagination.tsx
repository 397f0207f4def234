import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Icon } from "#app/ui/elements/icon.tsx";
import { pageWindow } from "./page-window.ts";

/** `press`: the buttons of that name post the form that they are in, with 'page-2' for the second page. */
type Way = { hrefFor: (page: number) => string; press?: never } | { press: string; hrefFor?: never };
type PaginationProps = { page: number; pages: number; label?: string } & Way;

export function Pagination({ page, pages, label = "Pages", ...way }: PaginationProps) {
  if (pages < 2) return null;
  return (
    <nav className="pages" aria-label={label}>
      {page > 1 && (
        <Turn {...way} page={page - 1} className="btn btn-ghost" rel="prev">
          <Icon name="chevron-left" />
          Previous
        </Turn>
      )}
      <ol>
        {pageWindow(page, pages).map((number) => (
          <li key={number}>
            <Turn
              {...way}
              page={number}
              aria-label={`Page ${number}`}
              aria-current={number === page ? "page" : undefined}
            >
              {number}
            </Turn>
          </li>
        ))}
      </ol>
      {page < pages && (
        <Turn {...way} page={page + 1} className="btn btn-ghost" rel="next">
          Next
          <Icon name="chevron-right" />
        </Turn>
      )}
    </nav>
  );
}

type TurnProps = Way & {
  page: number;
  children: ReactNode;
  className?: string;
  rel?: "prev" | "next";
  "aria-label"?: string;
  "aria-current"?: "page" | undefined;
};

function Turn({ page, hrefFor, press, rel, children, ...rest }: TurnProps) {
  if (hrefFor) {
    return (
      <Link to={hrefFor(page)} rel={rel} {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <button type="submit" name={press} value={`page-${page}`} data-rel={rel} {...rest}>
      {children}
    </button>
  );
}
