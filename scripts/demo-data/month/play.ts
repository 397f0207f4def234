import { z } from "zod";
import { addDays } from "#app/domain/schedule/dates.ts";
import { demoPassword } from "../people.ts";
import { programsOf } from "./assigned-programs.ts";
import type { AthleteMonth, Morning } from "./athlete.ts";
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
  const evenings = athlete.sessions.map((session) => {
    const trained = { athlete, session, programs, now };
    return { at: momentOf(trained).getTime(), send: () => sendSession(phone, trained) };
  });
  const mornings = athlete.mornings.map((morning) => ({
    at: Date.parse(addDays(today, -morning.daysAgo) + morningHour),
    send: () => sendMorning(phone, asked, morning, today),
  }));
  const events = [...evenings, ...mornings].sort((one, other) => one.at - other.at);
  for (const [at, { send }] of events.entries()) {
    if (at === Math.floor(events.length / 2)) phone.sleep();
    await send();
  }
}

const questions = z.array(
  z.object({ id: z.string(), answers: z.array(z.object({ id: z.string(), points: z.number() })) }),
);
type Questions = z.output<typeof questions>;

async function readQuestions(phone: Phone): Promise<Questions> {
  return questions.parse(await phone.call("GET", "/questionnaire/questions"));
}

function sendMorning(phone: Phone, asked: Questions, morning: Morning, today: string) {
  const { daysAgo, points, sore = {}, weight = null, fat = null, comment = null } = morning;
  return phone.call("POST", "/questionnaire/responses", {
    date: addDays(today, -daysAgo),
    answers: asked.map(({ answers }, at) => ({ id: answers.find((answer) => answer.points === points[at])?.id })),
    muscleMap: Object.entries(sore).map(([muscleIdentifier, sorenessLevel]) => ({ muscleIdentifier, sorenessLevel })),
    bodyWeight: weight,
    bodyFat: fat,
    comment,
  });
}

const comments = z.array(z.object({ id: z.string(), completedOn: z.string() }));
const millisecondsOfWeek = 7 * 86_400_000;

async function readOldComments(coach: Phone, now: Date) {
  const said = comments.parse(await coach.call("GET", "/workoutcompletions?limit=100"));
  const old = said.filter(({ completedOn }) => now.getTime() - Date.parse(completedOn) > millisecondsOfWeek);
  await coach.call(
    "POST",
    "/workoutcompletions/mark-as-read",
    old.map(({ id }) => id),
  );
}
