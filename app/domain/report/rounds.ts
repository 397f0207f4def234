import { type TrackableType, typeName } from "#app/domain/trackables/types.ts";
import { formatValue } from "#app/domain/trackables/values.ts";
import type { ModuleExercise, Round, RoundDefinition } from "#app/domain/workout/document/document.ts";
import { columnType } from "#app/domain/workout/form/fields.ts";
import { columnTitle } from "#app/domain/workout/form/table.ts";
import type { RoundsTable } from "./report.ts";

export type CalculatedValues = ReadonlyMap<string, string>;

export function valueKey(roundId: string, slot: number): string {
  return `${roundId} ${slot}`;
}

const noValues: CalculatedValues = new Map();

const nothing = "–";

/** Consecutive equal rounds share a column. A calculated value follows the program's own: '80 (96 kg)'. */
export function roundsTable(entry: ModuleExercise, calculated = noValues): RoundsTable {
  const runs = runsOf(entry.moduleExerciseRounds.map((round) => readRound(entry, round, calculated)));
  const lines = entry.trackableCategories.flatMap(({ trackableCategory }, slot) => {
    if (trackableCategory === null) return [];
    return [{ title: columnTitle(entry, slot), cells: runs.map((run) => run.cells[slot] ?? "") }];
  });
  return { columns: runs.map(({ from, to, isRest }) => ({ label: labelOf(from, to), isRest })), lines };
}

type ReadRound = { number: number; isRest: boolean; cells: string[] };
type Run = { from: number; to: number; isRest: boolean; cells: string[] };

function readRound(entry: ModuleExercise, round: Round, calculated: CalculatedValues): ReadRound {
  const { id, orderNumber, isRest, roundDefinitions } = round;
  const cells = roundDefinitions.map((definition, slot) => {
    const value = columnType(entry, slot) === null ? valueWithType(definition) : formatValue(definition);
    const client = calculated.get(valueKey(id, slot));
    return [value, client && `(${client})`].filter(Boolean).join(" ") || (isRest ? "" : nothing);
  });
  return { number: orderNumber, isRest, cells };
}

const plain: readonly TrackableType[] = ["amount", "minimum", "range", "toFailure", "clusterReps", "bodyWeightOffset"];

/** For a column with rounds of several types: '80 percentage'. '8+', '8-12' and 'max' say theirs. */
function valueWithType(definition: RoundDefinition) {
  const { value, trackableType } = definition;
  if (value === null || plain.includes(trackableType)) return formatValue(definition);
  return `${formatValue(definition)} ${typeName(trackableType).toLowerCase()}`;
}

function runsOf(rounds: ReadRound[]): Run[] {
  const runs: Run[] = [];
  for (const { number, isRest, cells } of rounds) {
    const last = runs.at(-1);
    if (last && last.isRest === isRest && cells.every((cell, slot) => cell === last.cells[slot])) last.to = number;
    else runs.push({ from: number, to: number, isRest, cells });
  }
  return runs;
}

function labelOf(from: number, to: number) {
  return from === to ? `${from}` : `${from}–${to}`;
}
