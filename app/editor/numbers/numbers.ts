import { createContext } from "react";
import type { Subject } from "#app/domain/strength/calculated-value.ts";
import type { MeasuredExercise } from "#app/domain/strength/reference.ts";
import type { RoundingStep } from "#app/domain/strength/rounding-step.ts";
import type { TrackableCategory } from "#app/domain/trackables/table.ts";
import type { Choice } from "#app/editor/state/views.ts";
import { paths } from "#app/paths.ts";

/** `again`: at least one request has failed, and another follows. */
export type Request = "pending" | "again" | "failed";

/** What a client's numbers are calculated from: the exercises of the week and the ones above them. */
export type ClientNumbers = {
  client: Choice;
  step: RoundingStep;
  bodyWeight: { value: number; on: string } | null;
  exercises: MeasuredExercise[];
};

/** Whom the week is shown for, and what is known of them. The same object while nothing of it changed. */
export type Numbers = {
  client: Choice;
  step: RoundingStep;
  subject: Subject;
  /** The exercises of the week whose numbers are not known yet, and whether they are being asked for. */
  unknown: ReadonlySet<string>;
  asking: Request;
  retry: () => void;
  programId: string;
  back: Readonly<Record<string, string>>;
};

/** Null while the week is shown for nobody. */
export const NumbersContext = createContext<Numbers | null>(null);

type Wanted = { exerciseId: string; category: TrackableCategory; entryId: string };

/** Where the coach enters the maximum that is missing; `entryId` is where the page comes back to. */
export function maximumAddress(numbers: Numbers, { exerciseId, category, entryId }: Wanted): string {
  const query = { ...numbers.back, exercise: exerciseId, category, at: entryId };
  return `${paths.maximum(numbers.programId)}?${new URLSearchParams(query)}`;
}

export function bodyWeightAddress(numbers: Numbers, entryId: string): string {
  return `${paths.bodyWeight(numbers.programId)}?${new URLSearchParams({ ...numbers.back, at: entryId })}`;
}
