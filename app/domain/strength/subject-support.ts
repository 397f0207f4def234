import type { TrackableCategory } from "#app/domain/trackables/table.ts";
import type { PercentageBase, TrackableType } from "#app/domain/trackables/types.ts";
import type { MeasurementUnit } from "#app/domain/trackables/units.ts";
import { backSquat, edit, idOf, threeSets } from "#app/domain/workout/commands/test-support.ts";
import type { ModuleExercise, Round, RoundDefinition, Workout } from "#app/domain/workout/document/document.ts";
import { calculateValue } from "./calculated-value.ts";
import type { Maxima, MeasuredExercise } from "./reference.ts";
import { type Subject, subjectOf as subjectOfKnown } from "./subject.ts";
import { defaultTrainingShare } from "./training-maximum.ts";

export function measured(name: string, changes: Partial<MeasuredExercise> & { weight?: Maxima } = {}) {
  const { weight, ...rest } = changes;
  const plain = { formula: null, superiorId: null, superiorPercentage: null, trainingMaximum: null };
  return { id: name, name, ...plain, maxima: weight ? { weight } : {}, repetitionMaxima: {}, ...rest };
}

export function subjectOf(exercises: MeasuredExercise[], bodyWeight: Subject["bodyWeight"] = null): Subject {
  return subjectOfKnown({ bodyWeight, trainingShare: defaultTrainingShare, exercises });
}

type Cell = {
  category?: TrackableCategory;
  type?: TrackableType;
  unit?: MeasurementUnit;
  value: number | string | null;
  additionalValue?: number;
  percentageOf?: PercentageBase;
};

export function cell({
  category = "weight",
  type = "amount",
  unit,
  value,
  additionalValue,
  percentageOf,
}: Cell): RoundDefinition {
  return {
    trackableCategory: category,
    trackableType: type,
    measurementUnit: unit ?? (category === "weight" ? "kilograms" : "noDimension"),
    value,
    additionalValue: additionalValue ?? null,
    ...(percentageOf && { percentageOf }),
  };
}

export function roundOf(...cells: Cell[]): Round {
  return { id: "round", orderNumber: 1, isRest: false, isCompleted: false, roundDefinitions: cells.map(cell) };
}

export function entryWith(name: string, rounds: Round[]): ModuleExercise {
  return {
    id: `entry of ${name}`,
    exercise: { ...backSquat, id: name, name },
    description: "",
    orderNumber: 1,
    isRest: false,
    trackableCategories: [],
    moduleExerciseRounds: rounds,
  };
}

export function valueFor(subject: Subject, name: string, ...cells: Cell[]) {
  const round = roundOf(...cells);
  return calculateValue(subject, entryWith(name, [round]), round, 0);
}

export function dayOf(entries: ModuleExercise[], alternatives: ModuleExercise[] = []): Workout {
  const one = idOf("one");
  const day = edit(threeSets(), { type: "set.addAlternative", moduleId: one, alternativeId: idOf("other") });
  const own = new Map([[one, entries]]).set(idOf("other"), alternatives);
  return { ...day, modules: day.modules.map((set) => ({ ...set, moduleExercises: own.get(set.id) ?? [] })) };
}
