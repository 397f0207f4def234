import { formatDate } from "#app/domain/schedule/dates.ts";
import { amountInWords } from "#app/domain/strength/explanation.ts";
import type { MaximumKind } from "#app/domain/strength/reference.ts";
import type { TrackableCategory } from "#app/domain/trackables/table.ts";
import type { MeasurementUnit } from "#app/domain/trackables/units.ts";
import type { RecordView } from "./record-queries.server.ts";
import type { RecordCard } from "./views.ts";

const labels: Record<MaximumKind, string> = {
  allTimeReal: "All time real max",
  allTimeCalculated: "All time calculated max",
  currentReal: "Current real max",
  currentCalculated: "Current calculated max",
};
const inOrder: MaximumKind[] = ["allTimeReal", "allTimeCalculated", "currentReal", "currentCalculated"];

/** The cards of a record, in their order. Of what is no weight nothing is calculated. */
export function cardsOf({ maxima }: RecordView, category: TrackableCategory, unit: MeasurementUnit): RecordCard[] {
  const kinds = category === "weight" ? inOrder : inOrder.filter((kind) => kind.endsWith("Real"));
  return kinds.map((kind) => {
    const maximum = maxima[kind];
    const amount = maximum ? amountInWords(maximum.value, unit) : null;
    return { kind, label: labels[kind], amount, on: maximum ? formatDate(maximum.on) : null };
  });
}
