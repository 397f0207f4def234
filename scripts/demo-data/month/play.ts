import { addDays } from "#app/domain/schedule/dates.ts";
import { demoPassword } from "../people.ts";
import type { AthleteMonth } from "./athlete.ts";
import { programsOf } from "./held.ts";
import { readQuestions, sendMorning } from "./morning.ts";
import { openPhone } from "./phone.ts";
import { lengthOfMonth, programNames } from "./programs.ts";
import { readOldComments } from "./reading.ts";
import { momentOf, sendSession } from "./session.ts";

/** How many phones send at a time. */
const atOnce = 4;
/** When they answer the questions, in the hours of UTC. */
const morningHour = "T06:00:00Z";

/** `now`: when the demo was made; nothing is sent that lies behind it. */
type Place = { url: string; now: Date };

/** Plays the month of each over HTTP as the mobile app would; then their coach reads what was said before last week. */
export async function playMonth(place: Place, athletes: readonly AthleteMonth[], coach: string) {
  if (athletes.length === 0) return;
  const waiting = [...athletes];
  const carry = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await playAthlete(place, next);
  };
  await Promise.all(Array.from({ length: atOnce }, carry));
  await readOldComments(await openPhone(place.url, { email: coach, password: demoPassword }), place.now);
}

/** One phone, in the order in which things happened; in the middle of the month it is opened after a long sleep. */
async function playAthlete({ url, now }: Place, athlete: AthleteMonth) {
  const phone = await openPhone(url, { email: athlete.email, password: demoPassword });
  const programs = await programsOf(phone, new Set(Object.values(programNames)));
  const started = programs.find(({ name }) => name === programNames[athlete.program])?.startDate ?? "";
  const today = addDays(started, lengthOfMonth);
  const questions = await readQuestions(phone);
  const evenings = athlete.sessions.map((session) => {
    const trained = { athlete, session, programs, now };
    return { at: momentOf(trained).getTime(), send: () => sendSession(phone, trained) };
  });
  const mornings = athlete.mornings.map((morning) => ({
    at: Date.parse(addDays(today, -morning.daysAgo) + morningHour),
    send: () => sendMorning(phone, questions, morning, today),
  }));
  const events = [...evenings, ...mornings].sort((one, other) => one.at - other.at);
  for (const [at, { send }] of events.entries()) {
    if (at === Math.floor(events.length / 2)) phone.sleep();
    await send();
  }
}
