import postgres from "postgres";
import type { FilledDatabase } from "../data/database.ts";
import { exchange } from "./wire.ts";

/** Milliseconds of each answer, for the e-mail of somebody and for one that nobody has. */
export type StrangerTimes = { path: string; what: string; known: number[]; unknown: number[] };

/** As long as one another. The sign-up is none of them: it says who has an e-mail, as it is meant to. */
const emails = { known: "trainer@demo.test", unknown: "nobodys@demo.test" };
const asked: { path: string; what: string; fields: Record<string, string> }[] = [
  { path: "/login", what: "a wrong password", fields: { password: "wrong" } },
  { path: "/forgot-password", what: "a mail asked for", fields: {} },
];
const rounds = 40;
const roundsToWarm = 5;

/** Asks as a stranger does, in turn for both e-mails, so that a slow moment of the machine falls on both. */
export async function timeStrangers(url: string, database: Pick<FilledDatabase, "url">): Promise<StrangerTimes[]> {
  const sql = postgres(database.url, { max: 1 });
  try {
    const all: StrangerTimes[] = [];
    for (const { path, what, fields } of asked) {
      const times: StrangerTimes = { path, what, known: [], unknown: [] };
      for (let round = -roundsToWarm; round < rounds; round++) {
        // why: of both only so many are looked at in an hour
        await sql`delete from rate_limits`;
        for (const whose of ["known", "unknown"] as const) {
          const taken = await time(url + path, emails[whose], fields);
          if (round >= 0) times[whose].push(taken);
        }
      }
      all.push(times);
    }
    return all;
  } finally {
    await sql.end();
  }
}

async function time(url: string, email: string, fields: Record<string, string>) {
  const headers = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };
  const body = new URLSearchParams({ email, ...fields }).toString();
  const started = performance.now();
  const { status } = await exchange(url, { headers, method: "POST", body });
  if (status !== 401 && status !== 302) throw new Error(`${url} answered ${status}.`);
  return performance.now() - started;
}
