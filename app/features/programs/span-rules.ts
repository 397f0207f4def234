import type { ProblemsOf } from "#app/domain/forms/form.ts";
import { formatDate } from "#app/domain/schedule/dates.ts";
import { durationIsLocked, type ProgramSpan, totalDays } from "#app/domain/schedule/span.ts";
import type { ProgramFields } from "./form.ts";

/** 1 Enabled, 2 DisabledTypeEdit (fixed or continuous can't change), 3 Disabled (document 1 §3). */
export type DurationLock = 1 | 2 | 3;

export const typeIsLocked = "A program with saved workouts can't change between fixed and continuous.";

export type SpanErrors = Pick<ProblemsOf<ProgramFields>, "continuous" | "duration" | "startDate">;

type SpanChange = {
  current: ProgramSpan;
  wanted: ProgramSpan;
  lock: DurationLock;
  trained: { firstDate: string | null; lastDay: number | null };
};

/** A message per field (decisions §8). */
export function spanErrors({ current, wanted, lock, trained }: SpanChange): SpanErrors {
  if (lock === 3 && isAnotherDuration(current, wanted)) return { duration: [durationIsLocked] };
  if (lock === 2 && current.continuous !== wanted.continuous) return { continuous: [typeIsLocked] };
  return wanted.continuous ? startErrors(wanted, trained) : endErrors(wanted, trained);
}

/** The start date of a continuous program doesn't count. */
function isAnotherDuration(current: ProgramSpan, wanted: ProgramSpan) {
  return (["continuous", "duration", "timeUnit"] as const).some((part) => current[part] !== wanted[part]);
}

function startErrors({ startDate }: ProgramSpan, { firstDate }: SpanChange["trained"]): SpanErrors {
  if (!startDate || !firstDate || startDate <= firstDate) return {};
  return { startDate: [`Remove the workouts before ${formatDate(startDate)} first.`] };
}

function endErrors(wanted: ProgramSpan, { lastDay }: SpanChange["trained"]): SpanErrors {
  const days = totalDays(wanted, "");
  if (lastDay === null || lastDay <= days) return {};
  return { duration: [`Remove the workouts after day ${days} first.`] };
}
