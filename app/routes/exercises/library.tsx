import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData } from "@remix-run/react";
import { can } from "#app/domain/policy/can.ts";
import { filterQuery, readFilters } from "#app/features/exercises/filters.ts";
import { libraryOptions, listExercises } from "#app/features/exercises/library.server.ts";
import { LibraryFilterForm, LibrarySummary } from "#app/features/exercises/ui/library-filters.tsx";
import { LibraryList } from "#app/features/exercises/ui/library-list.tsx";
import { NothingFound, ViewLinks } from "#app/features/exercises/ui/library-parts.tsx";
import type { LibraryOptions } from "#app/features/exercises/views.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { pageTitle } from "#app/ui/page-title.ts";
import { Pagination } from "#app/ui/pagination.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "exercise:see");
  const url = new URL(request.url);
  const options = await libraryOptions(ctx);
  const filters = readFilters(url.searchParams, options);
  const list = await listExercises(ctx, filters, options);
  if (list.page > list.pages) {
    throw redirect(url.pathname.replace(/\.data$/, "") + filterQuery({ ...filters, page: list.pages }));
  }
  const { actor } = ctx;
  const rights = { canCreate: can(actor, "exercise:create"), canManage: can(actor, "exerciseCategory:manage") };
  return { ...list, filters, options, ...rights };
}

/** A dialog that opens over the same list, a form that is refused and one that asks first need no new list. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod, ...rest }: ShouldRevalidateFunctionArgs) {
  const { actionResult, defaultShouldRevalidate } = rest;
  // why: an action that changed something redirects, and so has no result
  if (actionResult) return false;
  const staysOnList = currentUrl.pathname !== nextUrl.pathname && currentUrl.search === nextUrl.search;
  return staysOnList && formMethod === undefined ? false : defaultShouldRevalidate;
}

export const meta = pageTitle("Exercises");

/** What the dialogs take from the screen below them. */
export type LibraryOutlet = { options: LibraryOptions; back: string };

export default function Library() {
  const { items, total, page, pages, filters, options, canCreate, canManage } = useLoaderData<typeof loader>();
  const search = filterQuery(filters);
  const outlet: LibraryOutlet = { options, back: paths.exercises() + search };
  return (
    <>
      <div className="screen">
        <div className="screen-head">
          <h1>Exercises</h1>
          <LibraryActions search={search} canCreate={canCreate} canManage={canManage} />
        </div>
        <LibraryFilterForm filters={filters} options={options} />
        <div className="library-bar">
          <LibrarySummary filters={filters} options={options} total={total} />
          <ViewLinks filters={filters} />
        </div>
        {items.length > 0 ? (
          <LibraryList view={filters.view} items={items} search={search} />
        ) : (
          <NothingFound filters={filters} canCreate={canCreate} />
        )}
        <Pagination
          page={page}
          pages={pages}
          hrefFor={(number) => paths.exercises() + filterQuery({ ...filters, page: number })}
        />
      </div>
      <Outlet context={outlet} />
    </>
  );
}

function LibraryActions({ search, ...rights }: { search: string; canCreate: boolean; canManage: boolean }) {
  return (
    <div className="actions">
      {rights.canManage && (
        <>
          <ButtonLink to={paths.exerciseCategories() + search} preventScrollReset>
            Categories
          </ButtonLink>
          <ButtonLink to={paths.exerciseSubcategories() + search} preventScrollReset>
            Subcategories
          </ButtonLink>
        </>
      )}
      {rights.canCreate && (
        <ButtonLink variant="primary" to={paths.newExercise() + search} preventScrollReset>
          <Icon name="plus" />
          New exercise
        </ButtonLink>
      )}
    </div>
  );
}
