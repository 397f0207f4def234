import { Link } from "@remix-run/react";
import { Icon } from "./icon.tsx";
import { pageWindow } from "./page-window.ts";

type PaginationProps = { page: number; pages: number; hrefFor: (page: number) => string; label?: string };

const row = "flex flex-wrap items-center justify-center gap-1";
// why: where the screen is narrow, the numbers stand above Previous and Next
const numbers = `${row} max-[30em]:col-span-full max-[30em]:row-start-1`;
const number =
  "[&_a]:grid [&_a]:min-h-9 [&_a]:min-w-9 [&_a]:place-items-center [&_a]:rounded-s [&_a]:text-ink [&_a]:no-underline " +
  "pointer-coarse:[&_a]:min-h-11 pointer-coarse:[&_a]:min-w-11 [&_[aria-current]]:bg-ink [&_[aria-current]]:text-paper " +
  "forced-colors:[&_[aria-current]]:outline-3 forced-colors:[&_[aria-current]]:outline-[Highlight]";

/** Links to the pages of a list; nothing when there is one. */
export function Pagination({ page, pages, hrefFor, label = "Pages" }: PaginationProps) {
  if (pages < 2) return null;
  return (
    <nav className={`${row} max-[30em]:grid max-[30em]:grid-cols-2 print:hidden`} aria-label={label}>
      {page > 1 && (
        <Link className="btn btn-ghost" to={hrefFor(page - 1)} rel="prev">
          <Icon name="chevron-left" />
          Previous
        </Link>
      )}
      <ol className={`${numbers} ${number}`}>
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
        <Link className="btn btn-ghost max-[30em]:col-start-2" to={hrefFor(page + 1)} rel="next">
          Next
          <Icon name="chevron-right" />
        </Link>
      )}
    </nav>
  );
}
