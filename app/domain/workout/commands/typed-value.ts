import { allowsType } from "#app/domain/trackables/allowed.ts";
import { categoryInSentence, unitName } from "#app/domain/trackables/names.ts";
import { readValue } from "#app/domain/trackables/notation/read-value.ts";
import type { TrackableCategory } from "#app/domain/trackables/table.ts";
import { typeSaid, type ValueKind } from "#app/domain/trackables/text-forms.ts";
import { type PercentageBase, scaleOf } from "#app/domain/trackables/types.ts";
import type { MeasurementUnit } from "#app/domain/trackables/units.ts";
import { limitProblem, parseValue, valueProblem } from "#app/domain/trackables/value-problems.ts";
import {
  convertValue,
  formatValue,
  isEmptyValue,
  printValue,
  type ValueDefinition,
} from "#app/domain/trackables/values.ts";
import type { ModuleExercise, Round, RoundDefinition, TrackableSlot } from "#app/domain/workout/document/document.ts";
import { isRefusal, notFound, type Outcome, refuse } from "#app/domain/workout/document/outcome.ts";
import { changeDefinitions, emptyDefinition, replaceSlot, slotFor } from "#app/domain/workout/document/slots.ts";
import type { Converted } from "./commands.ts";

type Said = Omit<ValueDefinition, "trackableCategory" | "measurementUnit"> & {
  category: TrackableCategory;
  /** Null if the text leaves it open. */
  unit: MeasurementUnit | null;
};

/** What is typed says its type, unit and quantity where it can only mean one (decisions §9). */
export function typeValue(
  entry: ModuleExercise,
  isTarget: (round: Round) => boolean,
  slot: number,
  text: string,
  converts?: Converted,
): Outcome<ModuleExercise> {
  if (!entry.trackableCategories[slot]) return notFound();
  const targets = entry.moduleExerciseRounds.filter(isTarget);
  const read = targets.map(({ roundDefinitions }) => {
    const definition = roundDefinitions[slot];
    return definition ? readInColumn(definition, text) : notFound();
  });
  const [problem] = read.filter(isRefusal);
  const said = problem ? readWhole(text) : null;
  if (problem && !said) return problem;
  if (said) return putSaid(entry, isTarget, slot, said, converts);
  const typed = new Map(targets.map(({ id }, index) => [id, read[index] as RoundDefinition]));
  return changed(entry, slot, (definition, round) => typed.get(round.id) ?? definition);
}

/** The cell's own type comes first, then what the form of the text says in this column. */
function readInColumn(definition: RoundDefinition, text: string): Outcome<RoundDefinition> {
  const kind: ValueKind = {
    category: definition.trackableCategory,
    unit: definition.measurementUnit,
    type: definition.trackableType,
  };
  const own = parseValue(kind, text);
  const said = own.ok || kind.category === null ? null : typeSaid(kind, text);
  const isAllowed = said !== null && kind.category !== null && allowsType(kind.category, said);
  const type = isAllowed ? said : kind.type;
  const parsed = isAllowed ? parseValue({ ...kind, type }, text) : own;
  if (!parsed.ok) return text.trim() === printValue(definition) ? definition : refuse(parsed.reason);
  const { value, additionalValue, percentageOf = definition.percentageOf } = parsed;
  return withBase({ ...definition, trackableType: type, value, additionalValue }, percentageOf);
}

function withBase({ percentageOf: _, ...definition }: RoundDefinition, base: PercentageBase | undefined) {
  const isKept = base !== undefined && base !== "oneRepetitionMaximum";
  return isKept && scaleOf(definition.trackableType) === "percentage"
    ? { ...definition, percentageOf: base }
    : definition;
}

/** A text that names its quantity or unit: '45lb', '2km', '@8', '4:30/km'. */
function readWhole(text: string): Said | null {
  const plain = text.trim().toLowerCase();
  const read = readValue(plain, 0);
  const [value, ...more] = read.ok && read.end === plain.length ? read.values : [];
  if (!value || more.length > 0 || isEmptyValue({ value: value.value, trackableType: value.type })) return null;
  const { category, unit, type, isByUnit: _, ...rest } = value;
  // why: '80+' and 'max' in a column of weights may be about the weight
  const isByForm = type === "dropSet" || type === "clusterReps" || /[a-z@:]/.test(plain.replace(/^max$/, ""));
  return unit !== null || isByForm ? { ...rest, category, unit, trackableType: type } : null;
}

/** In its own column if there is one; else in this one, if nothing else stands there. */
function putSaid(
  entry: ModuleExercise,
  isTarget: (round: Round) => boolean,
  slot: number,
  said: Said,
  converts?: Converted,
): Outcome<ModuleExercise> {
  const at = entry.trackableCategories.findIndex(({ trackableCategory }) => trackableCategory === said.category);
  if (at < 0 && (entry.isRest || hasOtherValues(entry, slot, isTarget))) return refuse(noColumn(entry, slot, said));
  const start = at < 0 ? emptied(entry, slot, slotFor(said.category)) : entry;
  const place = at < 0 ? slot : at;
  const unit = start.trackableCategories[place]?.measurementUnit ?? null;
  if (said.unit === null || said.unit === unit) return put(start, isTarget, place, said);
  if (converts === "value" && unit) return checked(put(start, isTarget, place, inUnit(said, unit)), place);
  const column = { trackableCategory: said.category, measurementUnit: said.unit };
  if (!hasOtherValues(start, place, isTarget)) return put(emptied(start, place, column), isTarget, place, said);
  if (converts === "column") return checked(put(convertColumn(start, place, said.unit), isTarget, place, said), place);
  return unit ? askForUnit(said, said.unit, unit) : notFound();
}

function convertColumn(entry: ModuleExercise, slot: number, unit: MeasurementUnit): ModuleExercise {
  const column = {
    trackableCategory: entry.trackableCategories[slot]?.trackableCategory ?? null,
    measurementUnit: unit,
  };
  const { moduleExerciseRounds: rounds } = entry;
  return {
    ...replaceSlot(entry, slot, column),
    moduleExerciseRounds: changeDefinitions(rounds, slot, (definition) => convertValue(definition, unit)),
  };
}

/** A pace of no speed, and weights that differ by less than a hundredth, can't be converted. */
function checked(entry: ModuleExercise, slot: number): Outcome<ModuleExercise> {
  const definitions = entry.moduleExerciseRounds.flatMap(({ roundDefinitions }) => roundDefinitions[slot] ?? []);
  const [problem] = definitions.flatMap((one) => valueProblem(one) ?? limitProblem(one) ?? []);
  return problem === undefined ? entry : refuse(`This can't be converted. ${problem}`);
}

function inUnit({ category, unit, ...value }: Said, column: MeasurementUnit): Said {
  const {
    trackableCategory: _,
    measurementUnit: __,
    ...converted
  } = convertValue({ ...value, trackableCategory: category, measurementUnit: unit }, column);
  return { ...converted, category, unit: column };
}

function askForUnit(said: Said, unit: MeasurementUnit, column: MeasurementUnit) {
  const value = formatValue({ ...inUnit(said, column), trackableCategory: said.category, measurementUnit: column });
  return refuse(`This column is in ${unitName(column)}.`, {
    column: `Change the column to ${unitName(unit)}`,
    value: `Enter ${value} ${unitName(column)}`,
  });
}

function emptied(entry: ModuleExercise, slot: number, column: TrackableSlot): ModuleExercise {
  return changed(replaceSlot(entry, slot, column), slot, () => emptyDefinition(column));
}

function put(entry: ModuleExercise, isTarget: (round: Round) => boolean, slot: number, said: Said) {
  const { category: _, unit: __, percentageOf, ...value } = said;
  return changed(entry, slot, (definition, round) =>
    isTarget(round) ? withBase({ ...definition, ...value }, percentageOf) : definition,
  );
}

function hasOtherValues(entry: ModuleExercise, slot: number, isTarget: (round: Round) => boolean): boolean {
  return entry.moduleExerciseRounds.some((round) => {
    const definition = round.roundDefinitions[slot];
    return !isTarget(round) && definition !== undefined && !isEmptyValue(definition);
  });
}

function noColumn({ trackableCategories: columns }: ModuleExercise, slot: number, { category }: Said): string {
  const own = columns[slot]?.trackableCategory;
  const holds = own ? `This column has ${categoryInSentence(own)}` : "This column has other values";
  return `${holds}. Add a column for ${categoryInSentence(category)} first.`;
}

function changed(
  entry: ModuleExercise,
  slot: number,
  change: (definition: RoundDefinition, round: Round) => RoundDefinition,
): ModuleExercise {
  const rounds = changeDefinitions(entry.moduleExerciseRounds, slot, (definition, round) => {
    const next = change(definition, round);
    return isSameValue(next, definition) ? definition : next;
  });
  return rounds === entry.moduleExerciseRounds ? entry : { ...entry, moduleExerciseRounds: rounds };
}

function isSameValue(one: RoundDefinition, other: RoundDefinition): boolean {
  return (
    one.trackableType === other.trackableType &&
    one.value === other.value &&
    one.additionalValue === other.additionalValue &&
    one.percentageOf === other.percentageOf
  );
}
