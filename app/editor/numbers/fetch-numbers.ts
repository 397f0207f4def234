import type { MeasuredExercise } from "#app/domain/strength/reference.ts";
import { paths } from "#app/paths.ts";
import type { ClientNumbers } from "./numbers.ts";

/** Milliseconds before automatic retries; then the coach must retry. */
const pauses = [1000, 2000, 4000];

export type Question = { programId: string; client: string; ids: string[]; signal: AbortSignal; onFailure: () => void };

export async function fetchUntilKnown({ onFailure, ...question }: Question): Promise<MeasuredExercise[] | null> {
  for (const pause of [...pauses, null]) {
    const exercises = await fetchNumbers(question);
    if (exercises || pause === null || question.signal.aborted) return exercises;
    onFailure();
    await passed(pause, question.signal);
  }
  return null;
}

function passed(milliseconds: number, signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

async function fetchNumbers({ programId, client, ids, signal }: Omit<Question, "onFailure">) {
  const query = new URLSearchParams([["client", client], ...ids.map((id) => ["exercise", id])]);
  try {
    const response = await fetch(`${paths.numbers(programId)}?${query}`, { redirect: "error", signal });
    if (!response.ok) return null;
    const numbers: ClientNumbers = await response.json();
    return numbers.exercises;
  } catch {
    return null;
  }
}
