import { meanOf } from "./score.ts";

/** What a row of the table has in its columns of numbers; null for what was not answered. `points`: by question. */
export type Figures = {
  points: Readonly<Record<string, number | null>>;
  bodyWeight: number | null;
  bodyFat: number | null;
  score: number | null;
};

/** The mean of each column over the rows that have it (decisions §12). */
export function averageOf(rows: readonly Figures[], questionIds: readonly string[]): Figures {
  const points = questionIds.map((id) => [id, meanOf(rows.map((row) => row.points[id] ?? null))]);
  return {
    points: Object.fromEntries(points),
    bodyWeight: meanOf(rows.map(({ bodyWeight }) => bodyWeight)),
    bodyFat: meanOf(rows.map(({ bodyFat }) => bodyFat)),
    score: meanOf(rows.map(({ score }) => score)),
  };
}
