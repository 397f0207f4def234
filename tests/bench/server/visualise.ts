import { gunzipSync } from "node:zlib";
import type { FilledDatabase } from "../data/database.ts";
import { headersFor } from "../pages.ts";
import { exchangeWell } from "./wire.ts";

/** Milliseconds of the page of a full week, asked for one at a time: for a client, and for nobody. */
export type Visualised = { client: number[]; nobody: number[]; numbers: number };

const pages = 60;
const pagesToWarm = 10;

/** Asks for the week of percentages, turn about, so that both meet the same load. */
export async function timeVisualised(url: string, { cookie, visualised }: FilledDatabase): Promise<Visualised> {
  const { programId, clientId } = visualised;
  const week = `/manage-program/${programId}?week=1`;
  const send = (path: string) => exchangeWell(url + path, { headers: headersFor({ who: "trainer" }, cookie) });
  const [client, nobody]: [number[], number[]] = [[], []];
  const shown = await send(`${week}&client=${clientId}`);
  for (let asked = 0; asked < pagesToWarm + pages; asked++) {
    const times = [await time(() => send(`${week}&client=${clientId}`)), await time(() => send(week))] as const;
    if (asked < pagesToWarm) continue;
    client.push(times[0]);
    nobody.push(times[1]);
  }
  return { client, nobody, numbers: countNumbers(shown.bytes) };
}

function countNumbers(bytes: Buffer) {
  const numbers = gunzipSync(bytes)
    .toString("utf8")
    .match(/<details class="calc" name="calc"><summary>\d/g);
  if (!numbers) throw new Error("The week shows no numbers of the client.");
  return numbers.length;
}

async function time(work: () => Promise<unknown>) {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
