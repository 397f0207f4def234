import { z } from "zod";
import { addDays } from "#app/domain/schedule/dates.ts";
import { demoPassword } from "../people.ts";
import { programsOf } from "./assigned-programs.ts";
import type { AthleteMonth, Morning, Session } from "./athlete.ts";
import { openPhone, type Phone } from "./phone.ts";
import { lengthOfMonth, programNames } from "./programs.ts";
import { momentOf, sendSession } from "./session.ts";

const atOnce = 4;
const morningHour = "T06:00:00Z";

type Place = { url: string; now: Date };

export async function playMonth(place: Place, athletes: readonly AthleteMonth[], coach: string) {
  if (athletes.length === 0) return;
  const waiting = [...athletes];
  const carry = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await playAthlete(place, next);
  };
  await Promise.all(Array.from({ length: atOnce }, carry));
  await readOldComments(await openPhone(place.url, { email: coach, password: demoPassword }), place.now);
}

async function playAthlete({ url, now }: Place, athlete: AthleteMonth) {
  const phone = await openPhone(url, { email: athlete.email, password: demoPassword });
  const programs = await programsOf(phone, new Set(Object.values(programNames)));
  const started = programs.find(({ name }) => name === programNames[athlete.program])?.startDate ?? "";
  const today = addDays(started, lengthOfMonth);
  const asked = await readQuestions(phone);
  const events = eventsOf(athlete, today, {
    momentOf: (session) => momentOf({ athlete, session, programs, now }),
    train: (session) => sendSession(phone, { athlete, session, programs, now }),
    answer: (morning, on) => sendMorning(phone, asked, morning, on),
  });
  for (const [at, { happen }] of events.entries()) {
    if (at === Math.floor(events.length / 2)) phone.sleep();
    await happen();
  }
}

/** What an athlete does things with. */
export type Gear = {
  momentOf: (session: Session) => Date;
  train: (session: Session) => Promise<unknown>;
  answer: (morning: Morning, on: string) => Promise<unknown>;
};

/** Of an athlete, in their order. `at`: in milliseconds. */
export function eventsOf({ sessions, mornings }: AthleteMonth, today: string, { momentOf, train, answer }: Gear) {
  const evenings = sessions.map((session) => ({ at: momentOf(session).getTime(), happen: () => train(session) }));
  const answered = mornings.map((morning) => {
    const on = addDays(today, -morning.daysAgo);
    return { at: Date.parse(on + morningHour), happen: () => answer(morning, on) };
  });
  return [...evenings, ...answered].sort((one, other) => one.at - other.at);
}

const questions = z.array(
  z.object({ id: z.string(), answers: z.array(z.object({ id: z.string(), points: z.number() })) }),
);
type Questions = z.output<typeof questions>;

async function readQuestions(phone: Phone): Promise<Questions> {
  return questions.parse(await phone.call("GET", "/questionnaire/questions"));
}

function sendMorning(phone: Phone, asked: Questions, morning: Morning, date: string) {
  const { points, sore = {}, weight = null, fat = null, comment = null } = morning;
  return phone.call("POST", "/questionnaire/responses", {
    date,
    answers: asked.map(({ answers }, at) => ({ id: answers.find((answer) => answer.points === points[at])?.id })),
    muscleMap: Object.entries(sore).map(([muscleIdentifier, sorenessLevel]) => ({ muscleIdentifier, sorenessLevel })),
    bodyWeight: weight,
    bodyFat: fat,
    comment,
  });
}

const comments = z.array(z.object({ id: z.string(), completedOn: z.string() }));
const millisecondsOfWeek = 7 * 86_400_000;

export async function readOldComments(coach: Phone, now: Date) {
  const said = comments.parse(await coach.call("GET", "/workoutcompletions?limit=100"));
  const old = said.filter(({ completedOn }) => now.getTime() - Date.parse(completedOn) > millisecondsOfWeek);
  await coach.call(
    "POST",
    "/workoutcompletions/mark-as-read",
    old.map(({ id }) => id),
  );
}
