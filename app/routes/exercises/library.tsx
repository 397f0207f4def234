import { Link, Outlet, useLoaderData } from "@remix-run/react";
import { Fragment, useMemo } from "react";
import { listAddress, serializeQuery } from "#app/domain/lists/query.ts";
import { can } from "#app/domain/policy/can.ts";
import { libraryOptions, listExercises } from "#app/features/exercises/library.server.ts";
import { type LibraryQuery, library, libraryChoices, searchWordsBy } from "#app/features/exercises/list.ts";
import { exerciseTile, libraryColumns } from "#app/features/exercises/ui/library-rows.tsx";
import type { LibraryOptions } from "#app/features/exercises/views.ts";
import { listLoader } from "#app/http/screens/list.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { ButtonLink } from "#app/ui/elements/button.tsx";
import { Icon } from "#app/ui/elements/icon.tsx";
import { ListLayouts } from "#app/ui/lists/list-layouts.tsx";
import { ListScreen } from "#app/ui/lists/list-screen.tsx";

export { whenListChanges as shouldRevalidate } from "#app/ui/lists/when-list-changes.ts";

export const loader = listLoader(library, "exercise:see", async (ctx, readQuery) => {
  const options = await libraryOptions(ctx);
  const query = readQuery(libraryChoices(options));
  const { actor } = ctx;
  const rights = { canCreate: can(actor, "exercise:create"), canManage: can(actor, "exerciseCategory:manage") };
  // why: JSON in a string takes half a kilobyte; Remix would encode each name and id as an entry
  return { ...(await listExercises(ctx, query, options)), query, options: JSON.stringify(options), ...rights };
});

export const meta = pageTitle("Exercises");

export type LibraryOutlet = { options: LibraryOptions; back: string };

const layouts = {
  grid: { label: "Grid", icon: "layout-grid" },
  list: { label: "List", icon: "list" },
} as const;

export default function Library() {
  const { items, total, by, nearest, query, canCreate, canManage, ...data } = useLoaderData<typeof loader>();
  const options = useMemo((): LibraryOptions => JSON.parse(data.options), [data.options]);
  const search = serializeQuery(library, query);
  const outlet: LibraryOutlet = { options, back: paths.exercises() + search };
  return (
    <>
      <ListScreen
        list={library}
        title="Exercises"
        query={query}
        choices={libraryChoices(options)}
        total={total}
        said={{ search: searchWordsBy[by] }}
        rows={items}
        columns={libraryColumns(search)}
        tile={query.view === "grid" ? (item) => exerciseTile(item, search) : undefined}
        actions={<LibraryActions search={search} canCreate={canCreate} canManage={canManage} />}
        layouts={<ListLayouts list={library} query={query} layouts={layouts} />}
        empty={{
          title: "No exercise found",
          filtered: { text: nearest.length > 0 ? <DidYouMean {...{ nearest, query }} /> : fewer },
          nothing: { action: canCreate && <ButtonLink to={paths.newExercise()}>New exercise</ButtonLink> },
        }}
      />
      <Outlet context={outlet} />
    </>
  );
}

const fewer = "Try a shorter search or fewer filters.";

function DidYouMean({ nearest, query }: { nearest: string[]; query: LibraryQuery }) {
  return (
    <>
      {"Did you mean "}
      {nearest.map((name, index) => (
        <Fragment key={name}>
          {index > 0 && (index === nearest.length - 1 ? " or " : ", ")}
          <Link className="link" to={listAddress(library, { ...query, search: name, page: 1 })}>
            {name}
          </Link>
        </Fragment>
      ))}
      ?
    </>
  );
}

function LibraryActions({ search, ...rights }: { search: string; canCreate: boolean; canManage: boolean }) {
  return (
    <>
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
    </>
  );
}
