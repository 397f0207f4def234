import type { ReactNode } from "react";
import type { Graph } from "#app/domain/graphs/graph.ts";
import { formatDate } from "#app/domain/schedule/dates.ts";
import { maximumKinds } from "#app/domain/strength/reference.ts";
import type { RecordView } from "#app/features/records/queries.server.ts";
import { trainPaths } from "#app/train-paths.ts";
import { EmptyState } from "#app/ui/elements/empty-state.tsx";
import { Section } from "#app/ui/elements/section.tsx";
import { StillGraph } from "#app/ui/graphs/line-graphs.tsx";
import type { LiftView, ProgressView, ReadinessView } from "../progress.server.ts";
import { trainScreen } from "./look.ts";

export function ProgressPage({ records, lift, body, readiness }: ProgressView) {
  const isEmpty = records.length === 0 && !lift && body.length === 0 && !readiness;
  return (
    <div className={trainScreen}>
      <h1>Progress</h1>
      {isEmpty && (
        <EmptyState title="No data yet">
          Your records, body weight and readiness appear here after your first workout and your first answers.
        </EmptyState>
      )}
      {lift && <LatestLift {...lift} />}
      {records.length > 0 && <Records records={records} />}
      {body.map((graph) => (
        <Section key={graph.id} title={graph.title}>
          <GraphCard graph={graph} figure={latestOf(graph)} />
        </Section>
      ))}
      {readiness && <Readiness {...readiness} />}
    </div>
  );
}

function LatestLift({ id, name, graph, record }: LiftView) {
  return (
    <Section title={name}>
      <GraphCard graph={graph} figure={record && bestOf(record)}>
        <a className="btn w-full" href={trainPaths.trainExercise(id)}>
          Full history
          <span className="sr-only">{` of ${name}`}</span>
        </a>
      </GraphCard>
    </Section>
  );
}

type Figure = { amount: string; words: string } | undefined;

export function GraphCard({ graph, figure, children }: { graph: Graph; figure?: Figure; children?: ReactNode }) {
  return (
    <div className="card grid min-w-0 gap-3 p-4 [&_summary]:py-3 [&_summary]:text-base">
      {figure && (
        <p>
          <span className="block text-4xl font-bold tracking-tight tabular-nums">{figure.amount}</span>
          <span className="text-ink-2">{figure.words}</span>
        </p>
      )}
      <StillGraph graph={graph} palette="single" />
      {children}
    </div>
  );
}

function latestOf({ lines, unit }: Graph): Figure {
  const point = lines[0]?.points.at(-1);
  if (!point) return undefined;
  return { amount: `${point.value} ${unit}`, words: formatDate(new Date(point.at).toISOString().slice(0, 10)) };
}

/** What programs are calculated from: real before calculated, current before all-time. */
function bestOf({ maxima, category }: RecordView): Figure {
  const kind = maximumKinds.find((one) => maxima[one]);
  const best = kind && maxima[kind];
  if (!best) return undefined;
  const how = kind.endsWith("Real") ? "" : "estimated";
  const reset = kind.startsWith("allTime") ? "all-time" : "";
  const amount = category === "reps" ? `${best.amount} reps` : best.amount;
  return { amount, words: [how, reset, formatDate(best.on)].filter(Boolean).join(" · ") };
}

function Records({ records }: { records: readonly RecordView[] }) {
  return (
    <Section title="Records">
      <ul className="card divide-y divide-line px-4">
        {records.map((record) => {
          const best = bestOf(record);
          return (
            <li key={record.exerciseId + record.category}>
              <a
                href={trainPaths.trainExercise(record.exerciseId)}
                className="flex min-h-14 items-center justify-between gap-3 py-2 text-ink no-underline hover:underline"
              >
                <span className="min-w-0">
                  <span className="block font-semibold wrap-anywhere">{record.name}</span>
                  <span className="text-ink-2">{[quantityOf(record), best?.words].filter(Boolean).join(" · ")}</span>
                </span>
                <span className="flex-none font-semibold whitespace-nowrap tabular-nums">{best?.amount ?? "–"}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

function quantityOf({ category, quantity }: RecordView) {
  return category === "weight" || category === "reps" ? "" : quantity;
}

function Readiness({ on, amount, words, answers, graph }: ReadinessView) {
  return (
    <Section title="Readiness">
      <GraphCard graph={graph} figure={{ amount, words: `${words} · ${formatDate(on)}` }}>
        {answers.length > 0 && (
          <dl className="divide-y divide-line">
            {answers.map(({ title, text }) => (
              <div key={title} className="flex flex-wrap justify-between gap-x-3 py-2">
                <dt className="text-ink-2">{title}</dt>
                <dd className="font-semibold">{text}</dd>
              </div>
            ))}
          </dl>
        )}
      </GraphCard>
    </Section>
  );
}
