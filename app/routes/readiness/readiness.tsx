import { useLoaderData } from "@remix-run/react";
import { reachOf } from "#app/domain/policy/can.ts";
import { searchClients } from "#app/features/clients/queries.server.ts";
import { listGroups } from "#app/features/groups/queries.server.ts";
import { everyonesReadiness, readinessChoices, readinessList, tableQuery } from "#app/features/readiness/list.ts";
import { listQuestions } from "#app/features/readiness/question-queries.server.ts";
import { listReadiness } from "#app/features/readiness/table-queries.server.ts";
import { BandLegend } from "#app/features/readiness/ui/band-cell.tsx";
import { MuscleDrawings } from "#app/features/readiness/ui/muscle-map.tsx";
import { readinessColumns } from "#app/features/readiness/ui/readiness-columns.tsx";
import { listLoader } from "#app/http/screens/list.server.ts";
import { paths } from "#app/paths.ts";
import type { Context } from "#app/services/context.server.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { ButtonLink } from "#app/ui/elements/button.tsx";
import { ListScreen } from "#app/ui/lists/list-screen.tsx";
import { ManyFilter } from "#app/ui/lists/many-filter.tsx";

export { whenListChanges as shouldRevalidate } from "#app/ui/lists/when-list-changes.ts";

const maxOffered = 200;

function listFor({ actor }: Context) {
  return reachOf(actor, "readiness:see") === "all" ? everyonesReadiness : readinessList;
}

export const loader = listLoader(listFor, "readiness:see", async (ctx, readQuery, list) => {
  const { accountId } = ctx.actor;
  const [questions, groups, clients] = await Promise.all([
    listQuestions(ctx.db),
    listGroups(ctx),
    searchClients(ctx.db, { accountId, search: "", limit: maxOffered }),
  ]);
  const named = clients.map(({ id, fullName }) => ({ id, name: fullName }));
  const choices = readinessChoices({ clients: named, groups, questions });
  const query = readQuery(choices);
  const found = await listReadiness(ctx, tableQuery(query, list.size));
  const asked = questions.map(({ id, title, best }) => ({ id, title, best }));
  return { ...found, query, choices, isEveryones: list === everyonesReadiness, questions: asked };
});

export const meta = pageTitle("Readiness");

export default function Readiness() {
  const { rows, total, query, choices, isEveryones, questions } = useLoaderData<typeof loader>();
  const { clients, questions: asked } = readinessList.filters;
  return (
    <>
      <MuscleDrawings />
      <ListScreen
        list={isEveryones ? everyonesReadiness : readinessList}
        title="Readiness"
        query={query}
        choices={choices}
        more={[
          <ManyFilter key="clients" {...clients} name="clients" value={query.clients} options={choices.clients} />,
          <ManyFilter key="asked" {...asked} name="questions" value={query.questions} options={choices.questions} />,
        ]}
        layouts={<BandLegend />}
        isTight
        total={total}
        rows={rows}
        columns={readinessColumns(query, questions, rows)}
        empty={{
          title: "You have no clients",
          filtered: { text: "No client matches these filters." },
          nothing: {
            text: "What your clients answer in their app is shown here.",
            action: <ButtonLink to={paths.clients()}>Clients</ButtonLink>,
          },
        }}
      />
    </>
  );
}
