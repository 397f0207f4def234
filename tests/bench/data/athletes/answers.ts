import type { Muscle } from "#app/domain/readiness/muscles.ts";
import type { Athlete } from "./athlete.ts";
import { idAt } from "./ids.ts";
import type { Client } from "./people.ts";

/** A question of the questionnaire with its answers, of which each has its points. */
export type Question = { id: string; answers: { id: string; points: number }[] };

type Mood = { level: number };

const muscles: readonly Muscle[] = ["leftQuadriceps", "rightQuadriceps", "leftGlute", "rightGlute", "lowerBack"];

/** How somebody feels goes on from yesterday: around the middle, better and worse by stretches. */
export function answering(client: Client, athlete: Athlete, questions: readonly Question[]) {
  const { random } = client;
  const mood: Mood = { level: random.around(0, 0.4) };
  let bodyWeight = athlete.bodyWeight;

  /** The rows of a day's answers; `isAfterTraining`: muscles that were used the day before are sore. */
  function answer(date: string, time: number, isAfterTraining: boolean) {
    mood.level = mood.level * 0.8 + random.around(0, 0.25);
    bodyWeight += random.around(0, 0.08);
    const id = idAt(time, random);
    const chosen = questions.map((question) => chooseAnswer(question));
    const sore = isAfterTraining && random.chance(0.6) ? soreMuscles() : [];
    const body = {
      bodyWeight: random.chance(0.3) ? Math.round(bodyWeight * 10) / 10 : null,
      bodyFat: random.chance(0.1) ? Math.round(random.around(18, 2) * 10) / 10 : null,
    };
    return { ...rowsOf({ id, date, time, chosen, sore, body }), measures: measureRows(id, date, time, body) };
  }

  function chooseAnswer({ id, answers }: Question) {
    const ranked = answers.toSorted((one, other) => one.points - other.points);
    const middle = 0.62 + mood.level * 0.35 + random.around(0, 0.12);
    const at = Math.max(0, Math.min(ranked.length - 1, Math.floor(middle * ranked.length)));
    const answer = ranked[at];
    const best = ranked.at(-1);
    if (!answer || !best) throw new Error("A question has no answers.");
    return { questionId: id, answerId: answer.id, points: answer.points, best: best.points };
  }

  function soreMuscles() {
    const first = random.whole(0, muscles.length - 1);
    const sore = Array.from({ length: random.whole(1, 3) }, (_, at) => muscles[(first + at) % muscles.length]);
    return sore.flatMap((muscle) => (muscle ? [{ muscle, soreness: random.whole(1, 7) }] : []));
  }

  type Answered = {
    id: string;
    date: string;
    time: number;
    chosen: ReturnType<typeof chooseAnswer>[];
    sore: ReturnType<typeof soreMuscles>;
    body: Body;
  };

  function rowsOf({ id, date, time, chosen, sore, body }: Answered) {
    const { accountId, id: userId } = client;
    const comment = random.chance(0.04) ? "Long day at work." : null;
    return {
      response: {
        ...{ accountId, id, userId, answeredOn: date, answeredAt: new Date(time), score: scoreOf(chosen, sore) },
        ...{ muscles: sore, ...body, comment, source: "client" as const, enteredBy: userId },
      },
      answers: chosen.map(({ questionId, answerId, points }) => ({
        ...{ accountId, responseId: id, questionId, answerId, userId, answeredOn: date, points },
      })),
    };
  }

  function measureRows(id: string, date: string, time: number, body: Body) {
    if (body.bodyWeight === null && body.bodyFat === null) return [];
    const { accountId, id: userId } = client;
    const entered = { source: "client" as const, enteredBy: userId, enteredAt: new Date(time) };
    return [{ accountId, id, userId, measuredOn: date, ...body, ...entered }];
  }

  return answer;
}

type Body = { bodyWeight: number | null; bodyFat: number | null };

/** Decisions §12, written down once more: the product's own is compared with it. */
function scoreOf(chosen: { points: number; best: number }[], sore: { soreness: number }[]) {
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const share = sum(chosen.map(({ points }) => points)) / sum(chosen.map(({ best }) => best));
  return Math.max(0, share - sum(sore.map(({ soreness }) => soreness)) / 50);
}
