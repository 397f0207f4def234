import type { Graph, GraphPoint } from "#app/domain/graphs/graph.ts";
import { leastOf } from "#app/domain/graphs/least.ts";
import { EmptyState } from "#app/ui/elements/empty-state.tsx";
import { LineGraphs, zoomHint } from "#app/ui/graphs/line-graphs.tsx";
import { WeekLines } from "#app/ui/graphs/week-lines.tsx";
import { Section, Specimen } from "./section.tsx";

const lastDay = Date.UTC(2026, 10, 21);

function pointsOf(step: number, base: number, height: number): GraphPoint[] {
  return Array.from({ length: 30 }, (_, index) => ({
    at: lastDay - (29 - index) * 86_400_000,
    value: Math.round((base + height * Math.sin(index / step)) * 100) / 100,
  }));
}

const single: Graph = {
  id: "sample-single",
  title: "Recovery",
  unit: "",
  lowest: 1,
  highest: 5,
  lines: [
    { id: "sleep", label: "Sleep quality", points: pointsOf(2, 3.5, 1.2) },
    { id: "fatigue", label: "Fatigue", points: pointsOf(3, 2.5, 1.4) },
  ],
};

const names = [
  "Amara Okafor",
  "Jonas Weiß",
  "Luka Kovač",
  "Mei Tanaka",
  "Priya Raman",
  "Ines Alves",
  "Tom",
  "Ana Marić",
];

const multiple: Graph = {
  id: "sample-multiple",
  title: "Back squat",
  unit: "kg",
  lines: names.map((label, index) => ({ id: label, label, points: pointsOf(2 + index / 3, 80 + index * 12, 6) })),
};

const times: Graph = {
  id: "sample-times",
  title: "Run · Time",
  unit: "",
  isClock: true,
  lines: [
    {
      id: "tom",
      label: "Tom",
      points: pointsOf(2, 1500, 120).map(({ at, value }) => ({ at, value: Math.round(value) })),
    },
    { id: "mei", label: "Mei Tanaka", points: [] },
  ],
};

const none: Graph = { id: "sample-none", title: "Body weight", unit: "kg", lines: [] };
const empty = <EmptyState title="No data yet." size="s" />;

export function GraphsSection() {
  return (
    <Section title="Graphs">
      <p className="hint">{zoomHint}</p>
      <Specimen name="Of one client">
        <LineGraphs graphs={[{ graph: single }]} palette="single" least={leastOf.readiness} empty={empty} />
      </Specimen>
      <Specimen name="Of several">
        <LineGraphs graphs={[{ graph: multiple }]} palette="multiple" least={leastOf.benchmarks} empty={empty} />
      </Specimen>
      <Specimen name="Of times, and of somebody without a point in view">
        <LineGraphs graphs={[{ graph: times }]} palette="multiple" least={leastOf.benchmarks} empty={empty} />
      </Specimen>
      <Specimen name="By week, small">
        <WeekLines
          title="Back squat, intensity"
          unit="%"
          first={1}
          lines={[
            { label: "Average", values: [70, 72.5, 75, null, 60, 72.5, 75, 77.5] },
            { label: "Heaviest", values: [80, 82.5, 85, null, 65, 82.5, 85, 90] },
          ]}
        />
      </Specimen>
      <Specimen name="Without points">
        <LineGraphs graphs={[{ graph: none }]} palette="single" least={leastOf.readiness} empty={empty} />
      </Specimen>
    </Section>
  );
}
