import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import {
  benchmarkAddress,
  formNames,
  readBenchmarkQuery,
  serializeBenchmarkQuery,
} from "#app/features/benchmarks/address.ts";
import { readBenchmarks } from "#app/features/benchmarks/page.server.ts";
import { ClientFields } from "#app/features/benchmarks/ui/client-fields.tsx";
import { ExerciseFields, exerciseFormId } from "#app/features/benchmarks/ui/exercise-fields.tsx";
import { GraphBlocks } from "#app/features/benchmarks/ui/graph-blocks.tsx";
import { RecordCards } from "#app/features/benchmarks/ui/record-cards.tsx";
import { ModeLinks, TimeframeLinks } from "#app/features/benchmarks/ui/timeframe-links.tsx";
import type { BenchmarkPage } from "#app/features/benchmarks/views.ts";
import { refusalMessage } from "#app/features/report/refusals.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { Button } from "#app/ui/elements/button.tsx";
import { EmptyState } from "#app/ui/elements/empty-state.tsx";

export { whenListChanges as shouldRevalidate } from "#app/ui/lists/when-list-changes.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "benchmark:see");
  const { searchParams } = new URL(request.url);
  const query = readBenchmarkQuery(searchParams);
  const adds = searchParams.has(formNames.add);
  const page = await readBenchmarks(ctx, query, adds);
  if (adds && page.added) throw redirect(benchmarkAddress(query, { graphs: page.added }));
  return { ...page, problem: page.problem ?? refusalMessage(searchParams.get("refused")) };
}

export const meta = pageTitle("Benchmarks");

export default function Benchmarks() {
  const page = useLoaderData<typeof loader>();
  const { query, problem, people } = page;
  return (
    <>
      <div className="screen">
        <div className="screen-head">
          <h1>Benchmarks</h1>
        </div>
        <ModeLinks query={query} />
        <ClientFields query={query} clients={page.clients} />
        {problem && (
          <p role="alert" className="field-error">
            {problem}
          </p>
        )}
        {people.length === 0 ? (
          <EmptyState title="No data.">Choose whose results to look at.</EmptyState>
        ) : (
          <>
            {query.mode === "single" && <Records page={page} />}
            <Graphs page={page} />
          </>
        )}
      </div>
      <Outlet />
    </>
  );
}

type Props = { page: BenchmarkPage };

function Records({ page: { query, exercises, chosen, record } }: Props) {
  return (
    <section aria-labelledby="records" className="grid gap-3">
      <h2 id="records" className="text-lg font-semibold">
        Exercise records
      </h2>
      <ExerciseFields {...{ query, exercises, chosen }} />
      {record ? (
        <RecordCards record={record} search={serializeBenchmarkQuery(query)} />
      ) : (
        <EmptyState title="No data for selection." size="s">
          {chosen ? `No maximum of ${chosen.name} is known.` : "Choose an exercise."}
        </EmptyState>
      )}
    </section>
  );
}

function Graphs({ page: { query, exercises, chosen, graphs } }: Props) {
  return (
    <section aria-labelledby="graphs" className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="graphs" className="text-lg font-semibold">
          Graphs
        </h2>
        <div className="flex flex-wrap gap-2">
          <Button form={exerciseFormId} name={formNames.add} value="graph">
            Add graph
          </Button>
          {graphs.length > 0 ? (
            <a className="btn" href={paths.benchmarksFile("graphs.pdf") + serializeBenchmarkQuery(query)} download>
              Get PDF
            </a>
          ) : (
            <Button type="button" disabled>
              Get PDF
            </Button>
          )}
        </div>
      </div>
      {query.mode === "multiple" && <ExerciseFields {...{ query, exercises, chosen }} />}
      <TimeframeLinks query={query} />
      <GraphBlocks query={query} graphs={graphs} isReady={chosen !== null} />
    </section>
  );
}
