import { setTimeout as wait } from "node:timers/promises";
import { v7 as newId } from "uuid";
import { paths } from "#app/paths.ts";
import { jobs } from "#db/schema/jobs.ts";
import { end, givenCoach, notSentOnce, type Site, sessionOf, startServer, untilSent, withSite } from "../site.ts";
import { post, readPage, signUp } from "../visitor.ts";

const oneHour = 60 * 60 * 1000;

/** In hours. */
const ahead = 400 * 24;
const nextDay = 25;

/** In milliseconds: a server looks for due jobs a minute after its start. */
const patience = 150_000;

type Work = { site: Site; coach: { accountId: string; id: string }; saved: string[]; people: string[] };

/** A server whose clock is more than a year ahead, then right again, then a day later: daily jobs run, nothing is lost. */
export function clockRun() {
  return withSite(async (site) => {
    const coach = await givenCoach(site.db, { email: `${newId()}@clock.test` });
    const work = { site, coach, saved: [], people: [] };
    const wrong = await workAt(work, ahead);
    const right = await workAt(work, 0);
    const later = await workAt(work, nextDay);
    const missing = notSentOnce(site, work.people);
    const lost = [wrong, right, later].reduce((sum, phase) => sum + phase.lost, 0);
    const figures =
      `400 days ahead ${wrong.begun} daily and hourly jobs ran; with the right time ${right.begun} were due again from ` +
      `then on, and a day later ${later.begun} ran; ${work.saved.length} saves, ${lost} lost; ` +
      `${work.people.length} mails, ${missing} not sent once`;
    const isWhole = wrong.begun > 0 && right.begun === wrong.begun && later.begun === wrong.begun;
    return { name: "the clock is ahead and back", figures, isGood: isWhole && lost + missing === 0 };
  });
}

/** Saves, signs up and waits for the jobs at a server whose clock is so many hours ahead. */
async function workAt({ site, coach, saved, people }: Work, hours: number) {
  const preload = new URL("shifted-date.ts", import.meta.url).href;
  const { url, child } = await startServer(site, { NODE_OPTIONS: `--import=${preload}`, CLOCK_AHEAD: String(hours) });
  try {
    const shift = hours * oneHour;
    const cookie = await sessionOf(site.db, coach, new Date(Date.now() + shift));
    const begun = await untilJobsBegan(site, Date.now() + shift);
    const name = `Kept ${newId()}`;
    const answer = await post({ url, cookie }, paths.folders(), { id: newId(), name });
    if (answer.status === 302) saved.push(name);
    people.push(await signUp(url));
    await untilSent(site.db);
    const page = await readPage({ url, cookie }, paths.folders());
    return { begun, lost: saved.filter((one) => !page.includes(one)).length };
  } finally {
    await end(child);
  }
}

/** Returns how many jobs began at about that time; waits until all have, or for as long as that may take. */
async function untilJobsBegan({ db }: Site, time: number) {
  const since = performance.now();
  for (;;) {
    const all = await db.select({ at: jobs.beganAt }).from(jobs);
    const near = all.filter(({ at }) => Math.abs(at.getTime() - time) < oneHour / 2);
    const isOver = performance.now() - since > patience;
    if (isOver || (near.length > 0 && near.length === all.length)) return near.length;
    await wait(1000);
  }
}
