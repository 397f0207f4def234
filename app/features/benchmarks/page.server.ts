import { type GraphChoice, maxGraphs } from "#app/domain/benchmarks/graphs.ts";
import { benchmarkCategories } from "#app/domain/benchmarks/quantities.ts";
import { formatDate } from "#app/domain/schedule/dates.ts";
import { formatAmount } from "#app/domain/strength/explanation.ts";
import type { MaximumKind } from "#app/domain/strength/reference.ts";
import { counted } from "#app/domain/text/counted.ts";
import { unitName } from "#app/domain/trackables/names.ts";
import { measuredAs, type RecordedCategory, recordedName } from "#app/domain/trackables/recorded.ts";
import { trackables } from "#app/domain/trackables/table.ts";
import type { MeasurementUnit } from "#app/domain/trackables/units.ts";
import type { Context } from "#app/services/context.server.ts";
import type { BenchmarkQuery } from "./address.ts";
import { readGraphs } from "./graph-queries.server.ts";
import { listMeasurable } from "./people-queries.server.ts";
import type { RecordView } from "./record-queries.server.ts";
import { readRecord } from "./record-queries.server.ts";
import { type Chosen, readSelection, type Selection } from "./selection.server.ts";
import type { BenchmarkPage, ChosenView, RecordCard } from "./views.ts";

/** `adds`: add the chosen graph, if it is not there yet. */
export async function readBenchmarks(ctx: Context, query: BenchmarkQuery, adds: boolean): Promise<BenchmarkPage> {
  const [selection, measurable] = await Promise.all([readSelection(ctx, query), listMeasurable(ctx, query.find)]);
  const { people, exercises, chosen } = selection;
  const { graphs, timeframe } = query;
  const refusal = adds ? whyNotAdded(selection, graphs.length) : null;
  const [record, blocks] = await Promise.all([
    query.mode === "single" ? recordOf(ctx, selection) : null,
    readGraphs(ctx, { people, graphs, named: exercises.named, timeframe }),
  ]);
  return {
    query,
    clients: clientsOf(selection, measurable),
    people: people.map(({ id, fullName }) => ({ id, name: fullName })),
    exercises: exercisesOf(selection),
    chosen: chosen && chosenView(chosen),
    record,
    graphs: blocks,
    added: refusal ? null : withChosen(graphs, chosen),
    problem: refusal ?? selection.problem,
  };
}

function clientsOf({ people, groups }: Selection, { clients, hasMore }: Awaited<ReturnType<typeof listMeasurable>>) {
  // why: chosen people stay chosen, even if the search shows others
  const others = people.filter(({ id }) => !clients.some((client) => client.id === id));
  const isShared = (name: string) => clients.filter(({ fullName }) => fullName === name).length > 1;
  const listed = clients.map(({ id, fullName, email }) => {
    return { value: id, label: isShared(fullName) ? `${fullName} (${email})` : fullName };
  });
  return {
    options: [...others.map(({ id, fullName }) => ({ value: id, label: fullName })), ...listed],
    groups: groups.map(({ id, name, memberIds }) => ({
      value: id,
      label: `${name} (${counted(memberIds.length, "client")})`,
    })),
    hasMore,
  };
}

function exercisesOf({ exercises: { found, hasMore }, chosen }: Selection) {
  const isFound = !chosen || found.some(({ id }) => id === chosen.exercise.id);
  const all = isFound ? found : [chosen.exercise, ...found];
  const labelled = ({ name, called }: (typeof all)[number]) => (called === null ? name : `${name} (${called})`);
  return { options: all.map((one) => ({ value: one.id, label: labelled(one) })), hasMore };
}

function chosenView({ exercise, category, unit }: Chosen): ChosenView {
  const categories = benchmarkCategories.filter((one) => exercise.categories.includes(one));
  return {
    id: exercise.id,
    name: exercise.name,
    category,
    categories: categories.map((value) => ({ value, label: recordedName(value) })),
    unit,
    units: trackables[measuredAs(category)].units.map((value) => ({ value, label: unitName(value) })),
  };
}

async function recordOf(ctx: Context, { people: [person], chosen }: Selection): Promise<BenchmarkPage["record"]> {
  if (!person || !chosen) return null;
  const { exercise, category, unit } = chosen;
  const record = await readRecord(ctx, person, { exerciseId: exercise.id, category, unit });
  if (!record || Object.keys(record.maxima).length === 0) return null;
  const { currentReal, currentCalculated } = record.maxima;
  return { id: record.id, cards: cardsOf(record, category, unit), mayReset: Boolean(currentReal ?? currentCalculated) };
}

function whyNotAdded({ people, chosen }: Selection, count: number) {
  if (people.length === 0) return "Choose a client first.";
  if (!chosen) return "Choose an exercise first.";
  return count >= maxGraphs ? `At most ${maxGraphs} graphs fit on a page: remove one first.` : null;
}

function withChosen(graphs: readonly GraphChoice[], chosen: Chosen | null): GraphChoice[] | null {
  if (!chosen) return null;
  const { exercise, category, unit } = chosen;
  return [...graphs, { exerciseId: exercise.id, category, unit, onlyMaxAttempts: false }];
}

const labels: Record<MaximumKind, string> = {
  allTimeReal: "All-time real max",
  allTimeCalculated: "All-time calculated max",
  currentReal: "Current real max",
  currentCalculated: "Current calculated max",
};
const kindOrder: MaximumKind[] = ["allTimeReal", "allTimeCalculated", "currentReal", "currentCalculated"];

function cardsOf({ maxima }: RecordView, category: RecordedCategory, unit: MeasurementUnit): RecordCard[] {
  const kinds = measuredAs(category) === "weight" ? kindOrder : kindOrder.filter((kind) => kind.endsWith("Real"));
  return kinds.map((kind) => {
    const maximum = maxima[kind];
    const amount = maximum ? formatAmount(maximum.value, unit) : null;
    return { kind, label: labels[kind], amount, on: maximum ? formatDate(maximum.on) : null };
  });
}
