import { addDays } from "#app/domain/schedule/dates.ts";
import { answering, type Question } from "./answers.ts";
import { athleteOf } from "./athlete.ts";
import { daysOfWeek, habitsOf, weeksOfYear } from "./calendar.ts";
import { collectMaxima } from "./maxima.ts";
import { type Client, type Wanted, yearDays } from "./people.ts";
import type { Block } from "./program.ts";
import { sessionRows } from "./session.ts";

type Given = Pick<Wanted, "until"> & { block: Block; questions: readonly Question[] };

/**
 * What a client sends in a year, a week at a time, so that the rows of all can be stored in the order of their days, as
 * they would have come; their records at the end.
 */
export function* clientYear(client: Client, { until, block, questions }: Given) {
  const { random } = client;
  const first = addDays(until, 1 - yearDays);
  const athlete = athleteOf(client);
  const habits = habitsOf(client);
  const answer = answering(client, athlete, questions);
  const maxima = collectMaxima(client);
  let [sessions, trainedOn] = [0, -2];
  for (let week = 0; week < weeksOfYear; week++) {
    const made = { sessions: [] as ReturnType<typeof sessionRows>[], answered: [] as ReturnType<typeof answer>[] };
    for (const { day, date, isTrained, isAnswered } of daysOfWeek(habits, week, first, random)) {
      const midnight = Date.parse(`${date}T00:00:00Z`);
      if (isAnswered)
        made.answered.push(answer(date, midnight + minutes(random.whole(330, 540)), trainedOn === day - 1));
      const planned = block.planned[sessions % block.planned.length];
      if (!isTrained || !planned) continue;
      const time = midnight + minutes(random.whole(900, 1260)) + random.whole(0, 59_999);
      const done = sessionRows(client, athlete, { block, planned, day, date, time });
      for (const result of done.results) maxima.take(result, date, time);
      made.sessions.push(done);
      [sessions, trainedOn] = [sessions + 1, day];
    }
    yield made;
  }
  return maxima.rows();
}

function minutes(count: number) {
  return count * 60_000;
}
