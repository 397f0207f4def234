import type { SoreMuscle } from "#app/domain/readiness/muscles.ts";

export type AnswerView = { id: string; text: string; points: number };

/** A question that is asked; `best`: the most points that an answer to it brings. */
export type QuestionView = {
  id: string;
  title: string;
  text: string;
  category: { id: string; name: string };
  best: number;
  answers: AnswerView[];
};

/** An athlete's latest response, or the mean of a window's; numbers are null where nothing was answered. */
export type ReadinessRow = {
  id: string;
  fullName: string;
  pictureUrl: string | null;
  /** How many responses it tells of, and the day of the latest, YYYY-MM-DD. */
  responses: number;
  answeredOn: string | null;
  /** By question. */
  points: Record<string, number | null>;
  muscles: SoreMuscle[];
  /** In kilograms. */
  bodyWeight: number | null;
  /** In percent. */
  bodyFat: number | null;
  /** From 0 to 1. */
  score: number | null;
};

/** A day in the list of a client's responses. */
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

export type GivenAnswer = {
  questionId: string;
  title: string;
  answerId: string;
  text: string;
  points: number;
  /** All that it could have been, the least points first. */
  scale: AnswerView[];
};

export type ResponseView = DayView & { client: { id: string; fullName: string }; answers: GivenAnswer[] };
