import type { SoreMuscle } from "#app/domain/readiness/muscles.ts";

export type AnswerView = { id: string; text: string; points: number };

/** `best`: the most points of any answer. */
export type QuestionView = {
  id: string;
  title: string;
  text: string;
  category: { id: string; name: string };
  best: number;
  answers: AnswerView[];
};

/** Nulls where nothing was answered. */
export type ReadinessRow = {
  id: string;
  fullName: string;
  pictureUrl: string | null;
  /** The day of the latest is YYYY-MM-DD. */
  responses: number;
  answeredOn: string | null;
  points: Record<string, number | null>;
  muscles: SoreMuscle[];
  /** In kilograms. */
  bodyWeight: number | null;
  /** In percent. */
  bodyFat: number | null;
  score: number | null;
};

export type DayView = {
  id: string;
  answeredOn: string;
  score: number;
  muscles: SoreMuscle[];
  bodyWeight: number | null;
  bodyFat: number | null;
  comment: string | null;
  isByCoach: boolean;
};

export type ResponseAnswer = {
  questionId: string;
  title: string;
  answerId: string;
  text: string;
  points: number;
  /** The fewest points first. */
  scale: AnswerView[];
};

export type ResponseView = DayView & { client: { id: string; fullName: string }; answers: ResponseAnswer[] };
