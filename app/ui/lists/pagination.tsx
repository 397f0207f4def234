import { Link } from "@remix-run/react";
import { Icon } from "#app/ui/elements/icon.tsx";
import { pageWindow } from "./page-window.ts";

type PaginationProps = { page: number; pages: number; hrefFor: (page: number) => string; label?: string };

export function Pagination({ page, pages, hrefFor, label = "Pages" }: PaginationProps) {
  if (pages < 2) return null;
  return (
    <nav className="pages" aria-label={label}>
      {page > 1 && (
        <Link className="btn btn-ghost" to={hrefFor(page - 1)} rel="prev">
          <Icon name="chevron-left" />
          Previous
        </Link>
      )}
      <ol>
        {pageWindow(page, pages).map((number) => (
          <li key={number}>
            <Link
              to={hrefFor(number)}
              aria-label={`Page ${number}`}
              aria-current={number === page ? "page" : undefined}
            >
              {number}
            </Link>
          </li>
        ))}
      </ol>
      {page < pages && (
        <Link className="btn btn-ghost" to={hrefFor(page + 1)} rel="next">
          Next
          <Icon name="chevron-right" />
        </Link>
      )}
    </nav>
  );
}
