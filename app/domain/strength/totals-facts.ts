import type { RecordedCategory } from "#app/domain/trackables/recorded.ts";
import type { MeasurementUnit } from "#app/domain/trackables/units.ts";
import type { Grouping, WeekTotals } from "./group-totals.ts";

export type TotalsFacts = {
  groupings: [exerciseId: string, grouping: Grouping][];
  lastWeek: WeekTotals | null;
  performances: Performance[];
};

export type Performance = {
  exerciseId: string;
  category: RecordedCategory;
  value: number;
  unit: MeasurementUnit;
  on: string;
  source: "client" | "coach";
};
