import { formatDate } from "#app/domain/schedule/dates.ts";
import { maximumKinds } from "#app/domain/strength/reference.ts";
import type { RecordView } from "#app/features/records/queries.server.ts";
import { trainPaths } from "#app/train-paths.ts";
import { EmptyState } from "#app/ui/elements/empty-state.tsx";
import { Section } from "#app/ui/elements/section.tsx";
import type { ExerciseView } from "../progress.server.ts";
import { trainScreen } from "./look.ts";
import { GraphCard } from "./progress.tsx";

export function ExercisePage({ id, name, records, graphs, isAll }: ExerciseView & { id: string }) {
  return (
    <div className={trainScreen}>
      <div>
        <a className="inline-flex min-h-12 items-center" href={trainPaths.trainProgress()}>
          Progress
        </a>
        <h1 className="wrap-anywhere">{name}</h1>
      </div>
      {records.length > 0 && <Records records={records} />}
      {graphs.map((graph) => (
        <Section key={graph.id} title={graph.title}>
          <GraphCard graph={graph} />
        </Section>
      ))}
      {graphs.length === 0 && <EmptyState title="Nothing in the last year" size="s" />}
      <a className="btn" href={trainPaths.trainExercise(id, isAll ? {} : { time: "all" })}>
        {isAll ? "Show the last year" : "Show all years"}
      </a>
    </div>
  );
}

const kindNames = {
  currentReal: "Current",
  currentCalculated: "Current, estimated",
  allTimeReal: "All-time",
  allTimeCalculated: "All-time, estimated",
} as const;

function Records({ records }: { records: readonly RecordView[] }) {
  const rows = records.flatMap(({ category, quantity, maxima }) =>
    maximumKinds.flatMap((kind) => {
      const maximum = maxima[kind];
      const what = category === "weight" ? kindNames[kind] : `${kindNames[kind]}: ${quantity}`;
      return maximum ? [{ key: category + kind, what, ...maximum }] : [];
    }),
  );
  return (
    <Section title="Records">
      <dl className="card divide-y divide-line px-4">
        {rows.map(({ key, what, amount, on }) => (
          <div key={key} className="flex min-h-14 flex-wrap items-center justify-between gap-x-3 py-2">
            <dt className="text-ink-2">{what}</dt>
            <dd className="text-end">
              <span className="font-semibold tabular-nums">{amount}</span>
              <span className="block text-sm text-ink-2">{formatDate(on)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
