import { parseUuid } from "#app/domain/ids/ids.ts";
import type { RecordedCategory } from "#app/domain/trackables/recorded.ts";
import type { MeasurementUnit } from "#app/domain/trackables/units.ts";
import { benchmarkCategories, unitOf, volumeLoad } from "./quantities.ts";

export type GraphChoice = {
  exerciseId: string;
  category: RecordedCategory;
  unit: MeasurementUnit;
  onlyMaxAttempts: boolean;
};

/** Each graph costs the length of its history. */
export const maxGraphs = 6;

/** As many as one graph's lines stay distinguishable (document 2 §9). */
export const maxClients = 8;

const best = "best";

export function printGraph({ exerciseId, category, unit, onlyMaxAttempts }: GraphChoice): string {
  return [exerciseId, category, unit, ...(onlyMaxAttempts ? [best] : [])].join(".");
}

export function parseGraph(word: string): GraphChoice | null {
  const [id = "", named, unit = null, attempts] = word.split(".");
  const category = benchmarkCategories.find((known) => known === named);
  const exerciseId = id === volumeLoad.id ? id : parseUuid(id);
  if (!category || !exerciseId || (id === volumeLoad.id && category !== volumeLoad.category)) return null;
  return { exerciseId, category, unit: unitOf(category, unit), onlyMaxAttempts: attempts === best };
}

export function parseGraphs(words: readonly string[]): GraphChoice[] {
  const graphs = words.slice(0, maxGraphs * 2).flatMap((word) => parseGraph(word) ?? []);
  const byWord = new Map(graphs.map((graph) => [printGraph(graph), graph]));
  return [...byWord.values()].slice(0, maxGraphs);
}
