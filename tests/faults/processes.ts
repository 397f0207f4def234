import { setTimeout as wait } from "node:timers/promises";
import { v7 as newId } from "uuid";
import { paths } from "#app/paths.ts";
import { hashPassword } from "#app/services/passwords.server.ts";
import type { Db } from "#db/client.ts";
import { rateLimits } from "#db/schema/catalogues.ts";
import { end, givenCoach, type Server, startServer, untilSent, withSite } from "./site.ts";
import { post } from "./visitor.ts";

const processes = 3;
const email = "coach@processes.test";
const password = "correct horse battery";

/** Three processes on one database: what one is told, the others know, and each mail is sent by one of them, once. */
export function processesRun(rounds: number) {
  return withSite(async (site) => {
    await givenCoach(site.db, { email, passwordHash: await hashPassword(password) });
    const servers: Server[] = [];
    try {
      for (let started = 0; started < processes; started++) servers.push(await startServer(site));
      const urls = servers.map(({ url }) => url);
      const agreed = await agree(site.db, urls, rounds);
      await untilSent(site.db);
      // why: a second worker that holds the same mail would give it a moment later
      await wait(1_500);
      const recipients = site.provider.given.map(({ to }) => to);
      return judge(rounds, agreed, recipients);
    } finally {
      await Promise.all(servers.map(({ child }) => end(child)));
    }
  });
}

type Agreed = { sessions: number; limits: number; asked: string[] };

/** How often sessions and limits were the same everywhere, and who is to get a mail. */
async function agree(db: Db, urls: string[], rounds: number): Promise<Agreed> {
  const agreed: Agreed = { sessions: 0, limits: 0, asked: [] };
  for (let round = 0; round < rounds; round++) {
    await db.delete(rateLimits);
    if (await sessionsAgree(urls, round)) agreed.sessions += 1;
    if (await limitsAgree(urls)) agreed.limits += 1;
    await db.delete(rateLimits);
    agreed.asked.push(...(await askForMails(urls)));
  }
  return agreed;
}

/** Logged in by one process, in with all; logged out by another, out of all. */
async function sessionsAgree(urls: string[], round: number) {
  const first = urls[round % urls.length] ?? "";
  const last = urls[(round + 1) % urls.length] ?? "";
  const set = (await post({ url: first, cookie: "" }, paths.login(), { email, password })).headers.getSetCookie();
  const cookie = set.find((one) => one.includes("session="))?.split(";")[0] ?? "";
  const statuses = () => Promise.all(urls.map(async (url) => (await open(url + paths.programs(), cookie)).status));
  const isIn = (await statuses()).every((status) => status === 200);
  await post({ url: last, cookie }, paths.logout(), {});
  return isIn && (await statuses()).every((status) => status === 302);
}

function open(url: string, cookie: string) {
  return fetch(url, { redirect: "manual", headers: { Cookie: cookie } });
}

/** Of twelve wrong passwords, sent to all processes at once, five are looked at; then none lets the right one in. */
async function limitsAgree(urls: string[]) {
  const tries = Array.from({ length: 4 }, () => urls).flat();
  const logIn = async (url: string, typed: string) =>
    (await post({ url, cookie: "" }, paths.login(), { email, password: typed })).status;
  const statuses = await Promise.all(tries.map((url) => logIn(url, "wrong")));
  const right = await Promise.all(urls.map((url) => logIn(url, password)));
  const all = [...statuses, ...right].sort();
  const expected = [...Array(5).fill(401), ...Array(all.length - 5).fill(429)];
  const isAgreed = all.join() === expected.join();
  if (!isAgreed) console.error(`Twelve wrong passwords and three right ones were answered with ${all.join()}.`);
  return isAgreed;
}

/** Somebody new signs up with each process at the same time. */
async function askForMails(urls: string[]) {
  const names = { name: "Ana", surname: "Kos", password, repeatPassword: password, terms: "on" };
  const people = urls.map((url) => ({ url, id: newId(), email: `${newId()}@processes.test` }));
  await Promise.all(people.map(({ url, ...who }) => post({ url, cookie: "" }, paths.signUp(), { ...names, ...who })));
  return people.map((who) => who.email);
}

function judge(rounds: number, { sessions, limits, asked }: Agreed, given: string[]) {
  const timesOf = asked.map((recipient) => given.filter((to) => to === recipient).length);
  const lost = timesOf.filter((times) => times === 0).length;
  const doubled = timesOf.filter((times) => times > 1).length;
  const figures = `${rounds} rounds on ${processes} processes: sessions agreed ${sessions} times, limits ${limits} times; ${asked.length} mails, ${lost} lost, ${doubled} sent twice`;
  const isGood = sessions === rounds && limits === rounds && lost + doubled === 0;
  return { name: "three processes on one database", figures, isGood };
}
