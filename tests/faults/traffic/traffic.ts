import { setTimeout as wait } from "node:timers/promises";
import { v7 as newId } from "uuid";
import { paths } from "#app/paths.ts";
import type { Db } from "#db/client.ts";
import { givenCoach, sessionOf } from "../site.ts";
import { post, readPage, type Visitor } from "../visitor.ts";

export type Traffic = { sent: number; saved: string[]; failures: string[]; slowest: number };

export const unready = "No server was ready.";

const pages = [paths.programs(), paths.folders(), paths.exercises(), paths.clients()];

/** One request in so many saves something; the others read a page. */
const savesEvery = 4;

type Options = {
  perSecond: number;
  /** So many that none of them gets more folders than anybody would have. */
  coaches?: number;
};

/** Sends requests of coaches at an even pace, each to the next of the servers that `urls` returns. */
export async function startTraffic(db: Db, urls: () => string[], { perSecond, coaches = 1 }: Options) {
  const cookies: string[] = [];
  for (let number = 0; number < coaches; number++) {
    cookies.push(await sessionOf(db, await givenCoach(db, { email: `${newId()}@traffic.test` })));
  }
  const [first = ""] = urls();
  for (const cookie of cookies) await post({ url: first, cookie }, paths.folders(), { id: newId(), name: "First" });
  const traffic: Traffic = { sent: 0, saved: [], failures: [], slowest: 0 };
  const running = new Set<Promise<void>>();

  function send() {
    const number = traffic.sent++;
    const url = urls()[number % urls().length] ?? "";
    const cookie = cookies[Math.floor(number / savesEvery) % cookies.length] ?? "";
    const isSave = number % savesEvery === 0;
    const begun = performance.now();
    if (!url) return void traffic.failures.push(unready);
    const asked = isSave ? save({ url, cookie }) : read({ url, cookie }, pages[number % pages.length] ?? "");
    const request = asked.then((failure) => {
      traffic.slowest = Math.max(traffic.slowest, performance.now() - begun);
      if (failure) traffic.failures.push(failure);
      running.delete(request);
    });
    running.add(request);
  }

  async function read({ url, cookie }: Visitor, path: string) {
    const answer = await fetch(url + path, { redirect: "manual", headers: { Cookie: cookie } }).catch(described);
    if (typeof answer === "string") return `${path}: ${answer}`;
    await answer.text();
    return answer.status === 200 ? null : `${path}: ${answer.status}`;
  }

  async function save(visitor: Visitor) {
    const name = `Kept ${newId()}`;
    const answer = await post(visitor, paths.folders(), { id: newId(), name }).catch(described);
    if (typeof answer === "string") return `a save: ${answer}`;
    if (answer.status !== 302) return `a save: ${answer.status}`;
    traffic.saved.push(name);
    return null;
  }

  let isOn = true;
  const sending = (async () => {
    const since = performance.now();
    while (isOn) {
      send();
      // why: not one pause after another, which would fall behind
      await wait(Math.max(0, since + (traffic.sent * 1000) / perSecond - performance.now()));
    }
    await Promise.all(running);
  })();

  return {
    traffic,
    /** Returns how many acknowledged saves are not there. */
    async stop() {
      isOn = false;
      await sending;
      const stored: string[] = [];
      for (const cookie of cookies) stored.push(await readPage({ url: urls()[0] ?? "", cookie }, paths.folders()));
      const pages = stored.join();
      return traffic.saved.filter((name) => !pages.includes(name)).length;
    },
  };
}

function described(error: unknown) {
  return error instanceof Error ? `${error.message} ${error.cause ?? ""}` : String(error);
}
