import { isIsoDate } from "../schedule/dates.ts";
import { todayOf, utc } from "../schedule/time-zone.ts";
import { isMuscle, maxSoreness } from "./muscles.ts";

/** Body weight in kilograms, body fat in percent; null if not given. */
export type Sent = {
  /** YYYY-MM-DD. */
  on: string;
  answerIds: readonly string[];
  muscles: readonly { muscle: string; soreness: number }[];
  bodyWeight: number | null;
  bodyFat: number | null;
  comment: string;
};

export const bodyWeights = { least: 20, most: 600 } as const;
export const bodyFats = { least: 1, most: 80 } as const;
export const longestComment = 2000;

type Field = "on" | "answers" | "muscles" | "bodyWeight" | "bodyFat" | "comment";
type Problems = Partial<Record<Field, string[]>>;

/** Milliseconds: the furthest that any clock is ahead of UTC. */
const furthestAhead = 14 * 60 * 60 * 1000;

const firstDay = "2000-01-01";

/** A day counts as come once it has begun anywhere, since athletes travel. */
export function problemsOf(sent: Sent, answers: readonly { questionId: string }[], now: Date): Problems | null {
  const last = todayOf({ now: new Date(now.getTime() + furthestAhead), timeZone: utc });
  const isDay = isIsoDate(sent.on) && sent.on >= firstDay;
  const problems: Problems = {
    ...(isDay && sent.on <= last ? {} : { on: [isDay ? "This day is in the future" : "Enter the day"] }),
    ...(areAnswers(sent, answers) ? {} : { answers: ["Answer at least one question, each with one of its answers"] }),
    ...(areSore(sent) ? {} : { muscles: ["Choose muscles on the map, each with a soreness from 1 to 10"] }),
    ...limited("bodyWeight", sent.bodyWeight, bodyWeights, "a body weight"),
    ...limited("bodyFat", sent.bodyFat, bodyFats, "a body fat percentage"),
    ...(sent.comment.length > longestComment ? { comment: [tooLongComment] } : {}),
  };
  return Object.keys(problems).length > 0 ? problems : null;
}

export const tooLongComment = `A comment can have at most ${longestComment} characters`;

function areAnswers({ answerIds }: Sent, answers: readonly { questionId: string }[]) {
  const questions = new Set(answers.map(({ questionId }) => questionId));
  return answers.length > 0 && answers.length === answerIds.length && questions.size === answers.length;
}

function areSore({ muscles }: Sent) {
  const isLevel = (level: number) => Number.isInteger(level) && level >= 1 && level <= maxSoreness;
  const named = new Set(muscles.map(({ muscle }) => muscle));
  return (
    named.size === muscles.length && muscles.every(({ muscle, soreness }) => isMuscle(muscle) && isLevel(soreness))
  );
}

type Limits = { least: number; most: number };

function limited(field: Field, value: number | null, { least, most }: Limits, what: string): Problems {
  if (value === null || (value >= least && value <= most)) return {};
  return { [field]: [`Enter ${what} from ${least} to ${most}.`] };
}
