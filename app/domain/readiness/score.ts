/** What an answer brings, and what the best answer of its question would have. */
export type Scored = { points: number; best: number };

/** Soreness of a muscle, from 1 to 10. */
export type Sore = { soreness: number };

/** So much soreness takes all of a score away (document 2 §4). */
const soreWithoutScore = 50;

/**
 * The readiness of a response, from 0 to 1: the points of its answers by the best that they could be, less the soreness of
 * its muscles by 50, and never below 0 (document 2 §4). 0 without answers.
 */
export function scoreOf(answers: readonly Scored[], muscles: readonly Sore[]): number {
  const best = sum(answers.map((answer) => answer.best));
  if (best <= 0) return 0;
  const points = sum(answers.map((answer) => answer.points));
  return Math.max(0, points / best - sum(muscles.map(({ soreness }) => soreness)) / soreWithoutScore);
}

export const bands = ["bad", "poor", "neutral", "good", "excellent"] as const;

export type Band = (typeof bands)[number];

/** Where each band but the last one ends, which belongs to it. */
const ends = [0.2, 0.4, 0.6, 0.8];

/** The band of a score, or of an answer's points by the best ones. */
export function bandOf(score: number): Band {
  // why: 0.6 - 0.2 is a little more than 0.4
  const place = ends.findIndex((end) => score <= end + 1e-9);
  return bands[place] ?? "excellent";
}

/** How each band is called, and what its athlete is told (document 2 §4). */
export const bandWords: Record<Band, { name: string; message: string }> = {
  bad: { name: "Bad", message: "Stay away from training!" },
  poor: { name: "Poor", message: "You are not feeling very good, think about skipping training." },
  neutral: { name: "Neutral", message: "Pretty neutral, train if you want to." },
  good: { name: "Good", message: "You are feeling good!" },
  excellent: { name: "Excellent", message: "You are in tip top shape for training!" },
};

/** '74 %': a score as it is shown. */
export function percentOf(score: number): string {
  return `${Math.round(score * 100)} %`;
}

/** Points, kilograms or percent, to two decimals; '–' for none. */
export function hundredths(value: number | null): string {
  return value === null ? "–" : value.toFixed(2);
}

/** The mean of those that there are; null of none. */
export function meanOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : sum(known) / known.length;
}

function sum(values: readonly number[]) {
  return values.reduce((total, value) => total + value, 0);
}

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
