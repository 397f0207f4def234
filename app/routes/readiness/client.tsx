import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Link, Outlet, type ShouldRevalidateFunctionArgs, useLoaderData } from "@remix-run/react";
import { pagesOf, readPage } from "#app/domain/lists/query.ts";
import { listGraphs } from "#app/features/readiness/graph-queries.server.ts";
import { historyPage, listResponses } from "#app/features/readiness/queries.server.ts";
import { findAthlete } from "#app/features/readiness/scope.server.ts";
import { ClientGraphs } from "#app/features/readiness/ui/client-graphs.tsx";
import { HistoryList } from "#app/features/readiness/ui/history-list.tsx";
import { requireActor } from "#app/http/actor.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { ButtonLink } from "#app/ui/elements/button.tsx";
import { EmptyState } from "#app/ui/elements/empty-state.tsx";
import { Face } from "#app/ui/elements/face.tsx";
import { Icon } from "#app/ui/elements/icon.tsx";
import { Tabs } from "#app/ui/elements/tabs.tsx";
import { Pagination } from "#app/ui/lists/pagination.tsx";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "readiness:see");
  const { accountId, ...athlete } = await findAthlete(ctx, params.clientId ?? "");
  const whose = { accountId, id: athlete.id };
  const query = new URL(request.url).searchParams;
  const refused = query.get("refused");
  if (query.get("tab") === "graphs") return { athlete, graphs: await listGraphs(ctx, whose), refused, history: null };
  const page = readPage(query.get("page"));
  const found = await listResponses(ctx, whose, { limit: historyPage, offset: (page - 1) * historyPage });
  const pages = pagesOf({ size: historyPage }, found.total ?? 0);
  if (page > pages) throw redirect(paths.readinessOf(athlete.id, { page: pages }));
  return { athlete, graphs: null, refused, history: { days: found.rows, page, pages } };
}

/** Zooming by link doesn't change the data. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod, ...rest }: ShouldRevalidateFunctionArgs) {
  const [now, next] = [currentUrl, nextUrl].map(({ searchParams }) => [
    searchParams.get("tab"),
    searchParams.get("page"),
  ]);
  const isSame = String(now) === String(next) && currentUrl.pathname.split("/")[2] === nextUrl.pathname.split("/")[2];
  return isSame && formMethod === undefined ? false : rest.defaultShouldRevalidate;
}

export const meta = pageTitle<typeof loader>(({ data }) =>
  data ? `Readiness of ${data.athlete.fullName}` : "Readiness",
);

export default function ClientReadiness() {
  const { athlete, graphs, history, refused } = useLoaderData<typeof loader>();
  const { id, fullName, pictureUrl } = athlete;
  const tabs = [
    { to: paths.readinessOf(id), label: "History", current: history !== null },
    { to: paths.readinessOf(id, { tab: "graphs" }), label: "Graphs", current: graphs !== null },
  ];
  return (
    <>
      <div className="screen">
        <Link className="btn btn-ghost btn-s -ml-2 w-fit" to={paths.readiness()}>
          <Icon name="chevron-left" />
          Readiness
        </Link>
        <div className="screen-head">
          <h1 className="flex items-center gap-3">
            <Face id={id} name={fullName} pictureUrl={pictureUrl} />
            {fullName}
          </h1>
          <div className="actions">
            <ButtonLink to={paths.newReadiness(id)} preventScrollReset>
              Enter answers
            </ButtonLink>
            {graphs && (
              <ButtonLink to={paths.readinessPdf(id)} reloadDocument>
                Get PDF
              </ButtonLink>
            )}
          </div>
        </div>
        <Tabs label={`Readiness of ${fullName}`} tabs={tabs} />
        {refused !== null && <p role="alert">The PDF could not be created. Try again in a minute.</p>}
        {graphs && <ClientGraphs clientId={id} graphs={graphs} />}
        {history && <History id={id} name={fullName} {...history} />}
      </div>
      <Outlet />
    </>
  );
}

type HistoryProps = { id: string; name: string; page: number; pages: number } & {
  days: Parameters<typeof HistoryList>[0]["days"];
};

function History({ id, name, days, page, pages }: HistoryProps) {
  if (days.length === 0) return <EmptyState title="No data yet." />;
  return (
    <>
      <HistoryList
        days={days}
        client={name}
        addressOf={(day) => paths.readinessResponse(id, day) + (page > 1 ? `?page=${page}` : "")}
      />
      <Pagination page={page} pages={pages} hrefFor={(to) => paths.readinessOf(id, to > 1 ? { page: to } : {})} />
    </>
  );
}
