import { counted } from "#app/domain/text/counted.ts";
import { categoryInSentence, unitName } from "#app/domain/trackables/names.ts";
import { countedUnit } from "#app/domain/trackables/notation/unit-words.ts";
import type { TrackableCategory } from "#app/domain/trackables/table.ts";
import { isPace } from "#app/domain/trackables/units.ts";
import { formatShare, formatValue, isEmptyValue, type ValueDefinition } from "#app/domain/trackables/values.ts";
import type { ModuleExercise, Round } from "#app/domain/workout/document/document.ts";

/** Rounds that follow each other and are said alike; `first` counts from 0. */
export type RoundsSaid = { first: number; count: number; isRest: boolean; words: string };

/** What a value comes to for a client, behind it in brackets. */
type ForClient = (roundId: string, slot: number) => string | undefined;

/** '5 × 5 @ 80 %', '1 × 8/side @ 24 kg', '3 × 400 m', '2 rounds'. */
export function sayRounds(entry: ModuleExercise, forClient: ForClient = () => undefined): RoundsSaid[] {
  const runs: (Omit<RoundsSaid, "words"> & { said: Said })[] = [];
  for (const [first, round] of entry.moduleExerciseRounds.entries()) {
    const said = sayRound(entry, round, forClient);
    const last = runs.at(-1);
    if (last?.isRest === round.isRest && isSame(last.said, said)) last.count++;
    else runs.push({ first, count: 1, isRest: round.isRest, said });
  }
  return runs.map(({ said, ...run }) => ({
    ...run,
    words: entry.isRest ? restWords(run.count, said) : join(run, said),
  }));
}

/** `done` is what is counted: repetitions, or else a distance, a time or calories. */
type Said = { done: string; isReps: boolean; load: string; others: string[] };

const countable: readonly TrackableCategory[] = ["reps", "distance", "time", "calories"];

function sayRound(entry: ModuleExercise, { id, roundDefinitions }: Round, forClient: ForClient): Said {
  const said = new Map<TrackableCategory, string>();
  for (const [slot, definition] of roundDefinitions.entries()) {
    const { trackableCategory: category } = definition;
    const words = category && sayValue(category, definition, entry.perSide === true);
    const client = forClient(id, slot);
    if (category && words) said.set(category, client ? `${words} (${client})` : words);
  }
  const main = countable.find((category) => said.has(category));
  return {
    done: (main && said.get(main)) ?? "",
    isReps: main === "reps",
    load: said.get("weight") ?? "",
    others: [...said].flatMap(([category, words]) => (category === main || category === "weight" ? [] : [words])),
  };
}

function isSame(one: Said, other: Said) {
  return one.done === other.done && one.load === other.load && one.others.join() === other.others.join();
}

function join({ count, isRest }: Pick<RoundsSaid, "count" | "isRest">, { done, isReps, load, others }: Said): string {
  const rest = isRest ? "rest" : "";
  const times = count > 1 || (isReps && !isRest) ? `${count} ×` : "";
  const start = done === "" && !isRest ? counted(count, "round") : [times, rest, done];
  const words = [start, load && `@ ${load}`].flat().filter(Boolean).join(" ");
  return [words, ...others].join(", ");
}

/** Between exercises; without a time there is nothing to say. */
function restWords(count: number, { done }: Said): string {
  return done !== "" && count > 1 ? `${count} × ${done}` : done;
}

function sayValue(category: TrackableCategory, definition: ValueDefinition, isPerSide: boolean): string | null {
  const { trackableType: type } = definition;
  const name = category === "weight" ? "" : `${categoryInSentence(category)} `;
  if (type === "automaticPercentage") return `automatic ${formatValue(definition)} %`.replace("  ", " ");
  if (isEmptyValue(definition)) return null;
  if (type === "percentage" || type === "percentageRange") return `${name}${formatShare(definition)}`;
  if (type === "bodyWeightPercentage") return `${formatValue(definition)} % of body weight`;
  const side = isPerSide && (category === "reps" || category === "time" || category === "distance") ? "/side" : "";
  return `${sayAmount(category, definition)}${side}`;
}

function sayAmount(category: TrackableCategory, definition: ValueDefinition): string {
  const text = formatValue(definition);
  const { measurementUnit: unit } = definition;
  const unitWord = unit === null || unit === "seconds" || text === "bw" || text === "max" ? "" : unitName(unit);
  if (unit !== null && isPace(unit)) return `${text} ${unitWord}`;
  if (unit === "repsInReserve") return `${text} ${unitWord}`;
  switch (category) {
    case "reps":
      return text;
    case "time":
    case "distance":
    case "weight":
    case "velocity":
      return [text, unitWord].filter(Boolean).join(" ");
    case "heartRate":
    case "calories":
    case "rpm":
      return `${text} ${countedUnit(category)}`;
    case "heartRateZone":
      return `zone ${text}`;
    default:
      return [categoryInSentence(category), text, unitWord].filter(Boolean).join(" ");
  }
}
