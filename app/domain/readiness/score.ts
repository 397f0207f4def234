export type Scored = { points: number; best: number };

export type Sore = { soreness: number };

/** This much soreness takes the whole score away (document 2 §4). */
const soreWithoutScore = 50;

/** From 0 to 1: points ÷ best possible points, minus soreness ÷ 50, at least 0 (document 2 §4). 0 without answers. */
export function scoreOf(answers: readonly Scored[], muscles: readonly Sore[]): number {
  const best = sum(answers.map((answer) => answer.best));
  if (best <= 0) return 0;
  const points = sum(answers.map((answer) => answer.points));
  return Math.max(0, points / best - sum(muscles.map(({ soreness }) => soreness)) / soreWithoutScore);
}

export const bands = ["bad", "poor", "neutral", "good", "excellent"] as const;

export type Band = (typeof bands)[number];

/** Upper ends of the bands, inclusive; the last band has none. */
const ends = [0.2, 0.4, 0.6, 0.8];

export function bandOf(score: number): Band {
  // why: 0.6 - 0.2 is slightly more than 0.4
  const place = ends.findIndex((end) => score <= end + 1e-9);
  return bands[place] ?? "excellent";
}

/** Document 2 §4. */
export const bandWords: Record<Band, { name: string; message: string }> = {
  bad: { name: "Bad", message: "Stay away from training!" },
  poor: { name: "Poor", message: "You are not feeling very good, think about skipping training." },
  neutral: { name: "Neutral", message: "Pretty neutral, train if you want to." },
  good: { name: "Good", message: "You are feeling good!" },
  excellent: { name: "Excellent", message: "You are in tip top shape for training!" },
};

export function formatScore(score: number): string {
  return `${Math.round(score * 100)} %`;
}

/** To two decimals; '–' for null. */
export function formatHundredths(value: number | null): string {
  return value === null ? "–" : value.toFixed(2);
}

export function meanOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : sum(known) / known.length;
}

function sum(values: readonly number[]) {
  return values.reduce((total, value) => total + value, 0);
}

export type Figures = {
  points: Readonly<Record<string, number | null>>;
  bodyWeight: number | null;
  bodyFat: number | null;
  score: number | null;
};

/** Decisions §12. */
export function averageOf(rows: readonly Figures[], questionIds: readonly string[]): Figures {
  const points = questionIds.map((id) => [id, meanOf(rows.map((row) => row.points[id] ?? null))]);
  return {
    points: Object.fromEntries(points),
    bodyWeight: meanOf(rows.map(({ bodyWeight }) => bodyWeight)),
    bodyFat: meanOf(rows.map(({ bodyFat }) => bodyFat)),
    score: meanOf(rows.map(({ score }) => score)),
  };
}
