import { type ComponentType, createContext } from "react";
import type { MeasuredExercise } from "#app/domain/strength/reference.ts";
import type { RoundingStep } from "#app/domain/strength/rounding-step.ts";
import type { Subject } from "#app/domain/strength/subject.ts";
import type { TrackableCategory } from "#app/domain/trackables/table.ts";
import type { ModuleExercise, Round } from "#app/domain/workout/document/document.ts";
import type { Choice } from "#app/editor/state/views.ts";
import { paths } from "#app/paths.ts";

/** `again`: a request has failed, and a retry follows. */
export type Request = "pending" | "again" | "failed";

export type ClientNumbers = {
  client: Choice;
  step: RoundingStep;
  bodyWeight: { value: number; on: string } | null;
  trainingShare: number;
  exercises: MeasuredExercise[];
};

export type CalculatedProps = { entry: ModuleExercise; round: Round; slot: number; of: string };

export type Numbers = {
  Calculation: ComponentType<CalculatedProps & { numbers: Numbers }>;
  client: Choice;
  step: RoundingStep;
  subject: Subject;
  unknown: ReadonlySet<string>;
  asking: Request;
  retry: () => void;
  programId: string;
  back: Readonly<Record<string, string>>;
};

export const NumbersContext = createContext<Numbers | null>(null);

type Wanted = { exerciseId: string; category: TrackableCategory; entryId: string };

export function maximumAddress(numbers: Numbers, { exerciseId, category, entryId }: Wanted): string {
  const query = { ...numbers.back, exercise: exerciseId, category, at: entryId };
  return `${paths.maximum(numbers.programId)}?${new URLSearchParams(query)}`;
}

export function bodyWeightAddress(numbers: Numbers, entryId: string): string {
  return `${paths.bodyWeight(numbers.programId)}?${new URLSearchParams({ ...numbers.back, at: entryId })}`;
}
