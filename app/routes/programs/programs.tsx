import { Outlet, useLoaderData } from "@remix-run/react";
import { serializeQuery } from "#app/domain/lists/query.ts";
import { can } from "#app/domain/policy/can.ts";
import { listFolders } from "#app/features/folders/queries.server.ts";
import { hasBoughtAny, listPrograms } from "#app/features/programs/list.server.ts";
import { programChoices, programList, settled } from "#app/features/programs/list.ts";
import { listDifficulties } from "#app/features/programs/queries.server.ts";
import { useMoveColumn } from "#app/features/programs/ui/move-buttons.tsx";
import { programColumns, rowId } from "#app/features/programs/ui/program-columns.tsx";
import { listLoader } from "#app/http/screens/list.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { ButtonLink } from "#app/ui/elements/button.tsx";
import { Icon } from "#app/ui/elements/icon.tsx";
import { ListScreen } from "#app/ui/lists/list-screen.tsx";

export { whenListChanges as shouldRevalidate } from "#app/ui/lists/when-list-changes.ts";

export const loader = listLoader(programList, "program:list", async (ctx, readQuery) => {
  const [folders, difficulties, hasBought] = await Promise.all([
    listFolders(ctx),
    listDifficulties(ctx),
    hasBoughtAny(ctx),
  ]);
  const facts = { folders, difficulties, hasBought };
  const query = settled(readQuery(programChoices(facts)));
  const rights = { mayCreate: can(ctx.actor, "program:create"), mayKeepFolders: can(ctx.actor, "folder:manage") };
  return { ...(await listPrograms(ctx, query)), query, facts, ...rights };
});

export const meta = pageTitle("Programs");

export default function Programs() {
  const { rows, total, query, facts, mayCreate, mayKeepFolders } = useLoaderData<typeof loader>();
  const search = serializeQuery(programList, query);
  const moving = useMoveColumn(rows, query, search);
  const columns = programColumns({ query, search, hasFolders: facts.folders.length > 0 });
  const newProgram = mayCreate && <NewProgram search={search} />;
  return (
    <>
      <ListScreen
        list={programList}
        title="Programs"
        query={query}
        choices={programChoices(facts)}
        total={total}
        rows={rows}
        columns={[...moving, ...columns]}
        anchor={({ id }) => rowId(id)}
        actions={
          <>
            {mayKeepFolders && <NewFolder search={search} />}
            {newProgram}
          </>
        }
        empty={{
          title: "No programs to show",
          filtered: { text: "No program matches these filters. Clear them, or write a new one.", action: newProgram },
          nothing: {
            text: "Write the first one: give it a name and a length, then fill its days.",
            action: newProgram,
          },
        }}
      />
      <Outlet />
    </>
  );
}

function NewFolder({ search }: { search: string }) {
  return (
    <ButtonLink to={paths.folders() + search} preventScrollReset>
      <Icon name="folder-plus" />
      New Folder
    </ButtonLink>
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
