import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { can } from "#app/domain/policy/can.ts";
import { listFolders } from "#app/features/folders/queries.server.ts";
import { isFiltered, listAddress, readFilters } from "#app/features/programs/filters.ts";
import { listPrograms } from "#app/features/programs/list.server.ts";
import { listDifficulties } from "#app/features/programs/queries.server.ts";
import { FilterSummary, ProgramFilterForm } from "#app/features/programs/ui/program-filters.tsx";
import { ProgramTable } from "#app/features/programs/ui/program-table.tsx";
import { requireActor } from "#app/http/actor.server.ts";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { pageTitle } from "#app/ui/page-title.ts";
import { Pagination } from "#app/ui/pagination.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "program:list");
  const filters = readFilters(request.url);
  const [list, folders, difficulties] = await Promise.all([
    listPrograms(ctx, filters),
    listFolders(ctx),
    listDifficulties(ctx),
  ]);
  return {
    list,
    folders,
    difficulties,
    filters: { ...filters, page: list.page },
    mayCreate: can(ctx.actor, "program:create"),
    mayKeepFolders: can(ctx.actor, "folder:manage"),
  };
}

export const meta = pageTitle("Programs");

export default function Programs() {
  const { list, filters, folders, difficulties, mayCreate, mayKeepFolders } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  return (
    <>
      <div className="screen">
        <div className="screen-head">
          <h1>Programs</h1>
          <div className="actions">
            {mayKeepFolders && (
              <ButtonLink to={paths.folders() + search} preventScrollReset>
                <Icon name="folder-plus" />
                New Folder
              </ButtonLink>
            )}
            {mayCreate && <NewProgram search={search} />}
          </div>
        </div>
        <ProgramFilterForm filters={filters} folders={folders} difficulties={difficulties} />
        <FilterSummary
          filters={filters}
          folders={folders}
          difficulties={difficulties}
          total={list.total}
          clearTo={paths.programs()}
        />
        {list.total > 0 ? (
          <ProgramTable rows={list.rows} search={search} />
        ) : (
          <NoPrograms isFiltered={isFiltered(filters)} action={mayCreate && <NewProgram search={search} />} />
        )}
        <Pagination page={list.page} pages={list.pages} hrefFor={(page) => listAddress({ ...filters, page })} />
      </div>
      <Outlet />
    </>
  );
}

function NewProgram({ search }: { search: string }) {
  return (
    <ButtonLink variant="primary" to={paths.newProgram() + search} preventScrollReset>
      <Icon name="plus" />
      New Program
    </ButtonLink>
  );
}

function NoPrograms({ isFiltered, action }: { isFiltered: boolean; action: ReactNode }) {
  return (
    <EmptyState title="No programs to show" action={action}>
      {isFiltered
        ? "No program matches these filters. Clear them, or write a new one."
        : "Write the first one: give it a name and a length, then fill its days."}
    </EmptyState>
  );
}
