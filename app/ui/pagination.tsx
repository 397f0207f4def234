import { Link } from "@remix-run/react";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { pageWindow } from "./page-window.ts";

type PaginationProps = { page: number; pages: number; hrefFor: (page: number) => string };

/** Links to the pages of a list; nothing when there is one. */
export function Pagination({ page, pages, hrefFor }: PaginationProps) {
  if (pages < 2) return null;
  return (
    <nav className="pages" aria-label="Pages">
      {page > 1 && (
        <Link className="btn btn-ghost" to={hrefFor(page - 1)} rel="prev">
          <ChevronLeft aria-hidden="true" />
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
          <ChevronRight aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}
