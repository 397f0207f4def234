import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useLocation } from "@remix-run/react";
import { v7 as newId } from "uuid";
import { stretchAt, weeksAtOnce } from "#app/domain/overview/stretch.ts";
import { withQuery } from "#app/domain/text/query-strings.ts";
import { type Overview, readOverview } from "#app/features/workouts/overview/overview.server.ts";
import { LiftLines } from "#app/features/workouts/ui/lift-lines.tsx";
import { WeeksTable } from "#app/features/workouts/ui/weeks-table.tsx";
import { requireActor } from "#app/http/actor.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { ButtonLink } from "#app/ui/elements/button.tsx";
import { Section } from "#app/ui/elements/section.tsx";
import { Pagination } from "#app/ui/lists/pagination.tsx";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "program:see");
  const { searchParams: query } = new URL(request.url);
  const asked = { week: query.get("week"), client: query.get("client") };
  return { ...(await readOverview(ctx, params.programId ?? "", asked)), attempt: newId() };
}

export const meta = pageTitle<typeof loader>(({ data: view }) => `Overview of ${view?.program.name ?? "a program"}`);

export default function OverviewScreen() {
  const view = useLoaderData<typeof loader>();
  const { program, weeks, lifts, first, pages, attempt, version } = view;
  const { search } = useLocation();
  const client = new URLSearchParams(search).get("client");
  const editorAt = (week: number) =>
    client ? paths.editorFor(program.id, { week, client }) : paths.editor(program.id, week);
  return (
    <>
      <div className="screen print:gap-1 print:[page:overview] print:[&_h2]:hidden">
        <Head view={view} back={editorAt(first)} />
        <WeeksTable
          {...{ weeks, attempt, version, search, editorAt }}
          programId={program.id}
          canEdit={program.canEdit}
        />
        <Pagination
          page={Math.ceil(first / weeksAtOnce)}
          pages={Math.ceil(pages / weeksAtOnce)}
          hrefFor={(page) => withQuery("", { week: (page - 1) * weeksAtOnce + 1, ...(client ? { client } : {}) })}
          label="Years of the program"
        />
        {lifts.length > 0 && (
          <Section title="Main lifts by week">
            <LiftLines lifts={lifts} first={first} />
          </Section>
        )}
      </div>
      <Outlet />
    </>
  );
}

function Head({ view: { program, client, first, last, pages }, back }: { view: Overview; back: string }) {
  const { id, name, facts, canEdit } = program;
  const isAll = stretchAt(first, pages).last === pages && first === 1;
  const shown = [facts, isAll ? "" : `weeks ${first} to ${last}`, client ? `with the numbers of ${client}` : ""];
  return (
    <div className="screen-head">
      <div>
        <h1 className="print:text-sm">{`Overview of ${name}`}</h1>
        <p className="hint print:text-xs">{shown.filter(Boolean).join(" · ")}</p>
      </div>
      <div className="actions">
        {canEdit && <ButtonLink to={paths.repeatWeek(id, first)}>Repeat weeks</ButtonLink>}
        <ButtonLink to={back}>Back to the program</ButtonLink>
      </div>
    </div>
  );
}
