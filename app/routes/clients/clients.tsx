import { Outlet, useLoaderData } from "@remix-run/react";
import { isFiltered, serializeQuery } from "#app/domain/lists/query.ts";
import { can } from "#app/domain/policy/can.ts";
import { countPeople } from "#app/features/clients/licence-queries.server.ts";
import { listClients } from "#app/features/clients/list.server.ts";
import { type ClientQuery, clientChoices, clientList } from "#app/features/clients/list.ts";
import { clientColumns, clientPicks } from "#app/features/clients/ui/client-columns.tsx";
import { PeopleCounts } from "#app/features/clients/ui/people-counts.tsx";
import { listGroups } from "#app/features/groups/queries.server.ts";
import { listLoader } from "#app/http/screens/list.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { ButtonLink } from "#app/ui/elements/button.tsx";
import { Icon } from "#app/ui/elements/icon.tsx";
import { ListScreen } from "#app/ui/lists/list-screen.tsx";

export { whenListChanges as shouldRevalidate } from "#app/ui/lists/when-list-changes.ts";

export const loader = listLoader(clientList, "client:manage", async (ctx, readQuery) => {
  const [groups, counts] = await Promise.all([listGroups(ctx), countPeople(ctx)]);
  const query = readQuery(clientChoices(groups));
  return {
    ...(await listClients(ctx, query)),
    query,
    groups,
    counts,
    mayInvite: can(ctx.actor, "client:invite"),
    mayAssign: can(ctx.actor, "program:assign"),
  };
});

export const meta = pageTitle("Clients");

export default function Clients() {
  const { rows, total, query, groups, counts, mayInvite, mayAssign } = useLoaderData<typeof loader>();
  const search = serializeQuery(clientList, query);
  const invite = (
    <ButtonLink variant="primary" to={paths.inviteClient() + search} preventScrollReset>
      <Icon name="plus" />
      Invite client
    </ButtonLink>
  );
  return (
    <>
      <ListScreen
        list={clientList}
        title="Clients"
        query={query}
        choices={clientChoices(groups)}
        total={total}
        rows={rows}
        lead={counts.clients + counts.invited > 0 && <PeopleCounts counts={counts} />}
        columns={clientColumns({ search, mayInvite })}
        picks={clientPicks({ mayInvite, mayAssign })}
        actions={
          <>
            <Others search={search} mayInvite={mayInvite} hasNotes={counts.hasPastNotes} />
            {total > 0 && <Csv query={query} />}
            {invite}
          </>
        }
        empty={{
          title: isFiltered(clientList, query) ? "Nobody found" : "You have no clients",
          filtered: { text: "Nobody matches these filters." },
          nothing: { text: "People who accept your invitation become your clients.", action: invite },
        }}
      />
      <Outlet />
    </>
  );
}

function Csv({ query }: { query: ClientQuery }) {
  return (
    <a className="btn" href={paths.clientsCsv(serializeQuery(clientList, { ...query, page: 1 }))} download>
      Download as CSV
    </a>
  );
}

function Others({ search, mayInvite, hasNotes }: { search: string; mayInvite: boolean; hasNotes: boolean }) {
  return (
    <>
      <ButtonLink to={paths.clientGroups() + search} preventScrollReset>
        <Icon name="users" />
        Groups
      </ButtonLink>
      {mayInvite && (
        <ButtonLink to={paths.importClients() + search} preventScrollReset>
          <Icon name="clipboard-paste" />
          Import
        </ButtonLink>
      )}
      {hasNotes && (
        <ButtonLink to={paths.pastNotes()}>
          <Icon name="list" />
          Past clients
        </ButtonLink>
      )}
    </>
  );
}
