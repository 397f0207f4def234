import { counted } from "#app/domain/text/counted.ts";
import { categoryInSentence, unitName } from "#app/domain/trackables/names.ts";
import type { TrackableCategory } from "#app/domain/trackables/table.ts";
import { percentageBaseNames, scaleOf, typeName } from "#app/domain/trackables/types.ts";
import { formatShare, formatValue, isEmptyValue } from "#app/domain/trackables/values.ts";
import { detailNames, exerciseDetails, printDetail } from "#app/domain/workout/document/details.ts";
import type { ModuleExercise, Round, RoundDefinition, TrackableSlot } from "#app/domain/workout/document/document.ts";
import { textChange, wordChange } from "./changes.ts";

/** `from` is null for a new column. */
type Pair = { category: TrackableCategory; from: number | null; to: number };

export function exerciseChanges(name: string, before: ModuleExercise, after: ModuleExercise, isCountListed: boolean) {
  const pairs = pairColumns(before.trackableCategories, after.trackableCategories);
  return [
    ...textChange(`Description of ${name}`, before.description, after.description),
    ...exerciseDetails.flatMap((part) => {
      const [was, is] = [before, after].map((entry) => printDetail(entry, part) || "none");
      return wordChange(`${detailNames[part]} of ${name}`, was ?? "", is ?? "");
    }),
    ...columnChanges(name, before, after, pairs),
    ...(isCountListed ? [] : roundCountChange(name, before, after)),
    ...restChanges(name, before, after),
    ...pairs.flatMap((pair) => valueChanges(name, before, after, pair)),
  ];
}

export function exerciseInShort(name: string, { moduleExerciseRounds: rounds }: ModuleExercise): string {
  if (rounds.length === 0) return name;
  const reps = new Set(rounds.map(({ roundDefinitions }) => repsOf(roundDefinitions)));
  const [only] = reps;
  if (reps.size === 1 && only) return `${name} ${rounds.length}×${only}`;
  return `${name} (${counted(rounds.length, "round")})`;
}

function repsOf(definitions: RoundDefinition[]) {
  const reps = definitions.find(({ trackableCategory }) => trackableCategory === "reps");
  return reps && scaleOf(reps.trackableType) === "amount" ? formatValue(reps) : "";
}

/** By category; columns without one are never stored. */
function pairColumns(before: TrackableSlot[], after: TrackableSlot[]): Pair[] {
  const left = new Map(before.map((slot, index) => [index, slot.trackableCategory]));
  return after.flatMap(({ trackableCategory: category }, to): Pair[] => {
    if (category === null) return [];
    const from = [...left].find(([, other]) => other === category)?.[0] ?? null;
    if (from !== null) left.delete(from);
    return [{ category, from, to }];
  });
}

function columnChanges(name: string, before: ModuleExercise, after: ModuleExercise, pairs: Pair[]) {
  const known = new Set(pairs.map(({ from }) => from));
  const gone = before.trackableCategories.flatMap(({ trackableCategory }, index) =>
    trackableCategory === null || known.has(index) ? [] : [`${name}: ${categoryInSentence(trackableCategory)} removed`],
  );
  const kept = pairs.flatMap(({ category, from, to }) => {
    const column = `${name}, ${categoryInSentence(category)}`;
    if (from === null) return [`${name}: ${categoryInSentence(category)} added`];
    return wordChange(
      `${column}, unit`,
      unitOf(before.trackableCategories[from]),
      unitOf(after.trackableCategories[to]),
    );
  });
  const order = pairs.flatMap(({ from }) => from ?? []);
  const isReordered = order.some((from, index) => from < (order[index - 1] ?? 0));
  return [...gone, ...kept, ...(isReordered ? [`${name}: columns in another order`] : [])];
}

function unitOf(slot: TrackableSlot | undefined) {
  return slot?.measurementUnit ? unitName(slot.measurementUnit) || "none" : "none";
}

function roundCountChange(name: string, before: ModuleExercise, after: ModuleExercise) {
  const count = ({ moduleExerciseRounds }: ModuleExercise) => counted(moduleExerciseRounds.length, "round");
  return wordChange(name, count(before), count(after));
}

/** A new round is compared with the last one before it, which new rounds copy. */
function roundBefore({ moduleExerciseRounds: rounds }: ModuleExercise, index: number): Round | undefined {
  return rounds[Math.min(index, rounds.length - 1)];
}

function restChanges(name: string, before: ModuleExercise, after: ModuleExercise) {
  return after.moduleExerciseRounds.flatMap(({ isRest }, index) => {
    if (isRest === (roundBefore(before, index)?.isRest ?? false)) return [];
    return [`${name}, round ${index + 1}: ${isRest ? "is a rest" : "no longer a rest"}`];
  });
}

/** Listed once if every round changes alike. */
function valueChanges(name: string, before: ModuleExercise, after: ModuleExercise, { category, from, to }: Pair) {
  const quantity = categoryInSentence(category);
  const changes = after.moduleExerciseRounds.map(({ roundDefinitions }, index) => {
    const old = from === null ? undefined : roundBefore(before, index)?.roundDefinitions[from];
    return wordChange("", formatDefinition(old), formatDefinition(roundDefinitions[to]))[0] ?? "";
  });
  const [first] = changes;
  if (first && changes.length > 1 && changes.every((change) => change === first))
    return [`${name}, ${quantity}${first}`];
  return changes.flatMap((change, index) =>
    change === "" ? [] : [`${name}, round ${index + 1}, ${quantity}${change}`],
  );
}

function formatEmpty({ trackableType: type, percentageOf }: RoundDefinition): string {
  const base = percentageOf ? ` of the ${percentageBaseNames[percentageOf]}` : "";
  return type === "amount" ? "empty" : `empty (${typeName(type).toLowerCase()}${base})`;
}

function formatDefinition(definition: RoundDefinition | undefined): string {
  if (!definition) return "empty";
  const { trackableType: type, value } = definition;
  if (type === "automaticPercentage") return value === null ? "automatic" : `automatic ${formatValue(definition)} %`;
  if (isEmptyValue(definition)) return formatEmpty(definition);
  const text = formatValue(definition);
  if (scaleOf(type) === "percentage") return formatShare(definition);
  return type === "bodyWeightPercentage" ? `${text} % of body weight` : text;
}
