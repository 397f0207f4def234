import { randomUUID } from "node:crypto";
import { openedBy } from "#app/domain/forms/opened-by.ts";
import type { FilledDatabase } from "../data/database.ts";
import { savePath } from "./saves.ts";
import { exchange, exchangeWell } from "./wire.ts";

const opens = 30;
const saves = 30;
const copies = 5;
const toWarm = 3;

/** Milliseconds each, of the program of a year; one request after the other. */
export type YearTimes = { week1: number[]; week52: number[]; saveOfDay: number[]; copy: number[] };

type Asker = { url: string; database: FilledDatabase };

/** What a long program costs: its first week beside its last, one changed day of it, and all of it copied. */
export async function measureYear(url: string, database: FilledDatabase): Promise<YearTimes> {
  const asker = { url, database };
  const [week1, week52] = await timeInTurn(opens, [() => openWeek(asker, 1), () => openWeek(asker, 52)]);
  const [saveOfDay] = await timeInTurn(saves, [saverOfDay(asker)]);
  const [copy] = await timeInTurn(copies, [() => copyAll(asker)]);
  return { week1: week1 ?? [], week52: week52 ?? [], saveOfDay: saveOfDay ?? [], copy: copy ?? [] };
}

/** Times each in turn, so that a slow moment of the machine falls on all of them. */
export async function timeInTurn(count: number, works: (() => Promise<unknown>)[]): Promise<number[][]> {
  const times: number[][] = works.map(() => []);
  for (let round = -toWarm; round < count; round++) {
    for (const [index, work] of works.entries()) {
      const started = performance.now();
      await work();
      if (round >= 0) times[index]?.push(performance.now() - started);
    }
  }
  return times;
}

function openWeek({ url, database: { cookie, yearProgramId } }: Asker, week: number) {
  const headers = { accept: "text/html", "accept-encoding": "gzip", cookie };
  return exchangeWell(`${url}/manage-program/${yearProgramId}?week=${week}`, { headers });
}

/** Saves one day over and over, with the version that the last save answered. */
function saverOfDay({ url, database: { own, yearProgramId, yearDay } }: Asker) {
  const headers = { "content-type": "application/json", "sec-fetch-site": "same-origin", ...own };
  let { version } = yearDay;
  return async () => {
    const saveId = randomUUID();
    const workout = { ...yearDay.workout, name: `Saved as ${saveId}` };
    const body = JSON.stringify({ saveId, workouts: [{ version, workout }] });
    await exchangeWell(url + savePath(yearProgramId), { headers, method: "POST", body });
    version += 1;
  };
}

async function copyAll({ url, database: { cookie, own, yearProgramId } }: Asker) {
  const headers = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin", cookie };
  const address = `${url}/manage-program/${yearProgramId}/copy`;
  const response = await exchange(address, {
    headers,
    method: "POST",
    body: `id=${randomUUID()}&${openedBy}=${own[openedBy]}`,
  });
  if (response.status !== 302) throw new Error(`The copy was answered with ${response.status}.`);
}
