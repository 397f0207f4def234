import { metricUnits, printUnits } from "#app/domain/trackables/preferred.ts";
import { trainPaths } from "#app/train-paths.ts";
import type { FilledDatabase } from "../data/database.ts";
import { exchange, exchangeWell } from "./wire.ts";

/** Milliseconds of each workout saved with every round done, and finished: as the page does, and by the API. */
export type TrainingTimes = Record<"page" | "api", Stored>;
type Stored = { saves: number[]; finishes: number[] };

const workouts = 30;
const workoutsToWarm = 5;

/** What is saved next; `version` is 0 until it is. */
type Next = { occurrence: number; version: number };

type Way = { save: (next: Next) => Promise<unknown>; finish: (next: Next) => Promise<unknown> };

/** Does the workout that was begun again and again, turn about, so that both ways meet the same load. */
export async function timeTraining(url: string, { athlete }: FilledDatabase): Promise<TrainingTimes> {
  const ways = { page: byPage(url, athlete), api: byApi(url, athlete) };
  const times: TrainingTimes = { page: { saves: [], finishes: [] }, api: { saves: [], finishes: [] } };
  let { occurrence, version } = await findNext(url, athlete);
  for (let done = 0; done < workoutsToWarm + workouts; done++) {
    for (const kind of ["page", "api"] as const) {
      const save = await time(() => ways[kind].save({ occurrence, version }));
      const finish = await time(() => ways[kind].finish({ occurrence, version: version + 1 }));
      [occurrence, version] = [occurrence + 1, 0];
      if (done < workoutsToWarm) continue;
      times[kind].saves.push(save);
      times[kind].finishes.push(finish);
    }
  }
  // why: the page of Finish needs something to finish
  await ways.page.save({ occurrence, version });
  return times;
}

type Athlete = FilledDatabase["athlete"];

/** Saved by the page's script, and finished by its form. */
function byPage(url: string, { programId, begun, own }: Athlete): Way {
  const headers = { ...own, "sec-fetch-site": "same-origin" };
  const { cookie: _, ...mark } = own;
  const keep = `${url}${trainPaths.trainWorkout(programId, begun.key)}/keep`;
  const finish = url + trainPaths.finishWorkout(programId, begun.key);
  return {
    save: (next) => sendJson(keep, headers, { ...next, units: printUnits(metricUnits), typed: begun.typed }),
    async finish({ occurrence, version }) {
      const at = { occurrence: `${occurrence}`, version: `${version}` };
      const body = { ...mark, ...at, minutes: "60", successfullyCompleted: "on", sessionRpe: "7" };
      const form = { ...headers, "content-type": "application/x-www-form-urlencoded" };
      const { status } = await exchange(finish, {
        headers: form,
        method: "POST",
        body: `${new URLSearchParams(body)}`,
      });
      if (status !== 302) throw new Error(`Finish was answered with ${status}.`);
    },
  };
}

function byApi(url: string, { programId, begun, token }: Athlete): Way {
  const headers = { accept: "application/json", authorization: `Bearer ${token}` };
  const draft = `${url}${draftOf(programId, begun)}`;
  const { workout } = begun;
  return {
    save: (next) => sendJson(draft, headers, { ...next, workout }, "PUT"),
    finish: (next) =>
      sendJson(`${draft}/finish`, headers, {
        ...{ ...next, programId, workout, doneAt: new Date().toISOString(), comment: "" },
        ...{ successfullyCompleted: true, sessionRpe: 7, minutes: 60 },
      }),
  };
}

function draftOf(programId: string, { workoutId }: Athlete["begun"]) {
  return `/api/programs/own/${programId}/workouts/${workoutId}/draft`;
}

async function findNext(url: string, { programId, begun, token }: Athlete): Promise<Next> {
  const headers = { accept: "application/json", authorization: `Bearer ${token}` };
  const { bytes } = await exchangeWell(url + draftOf(programId, begun), { headers });
  return JSON.parse(bytes.toString("utf8"));
}

function sendJson(url: string, headers: Record<string, string>, body: object, method = "POST") {
  const typed = { ...headers, "content-type": "application/json" };
  return exchangeWell(url, { headers: typed, method, body: JSON.stringify(body) });
}

async function time(work: () => Promise<unknown>) {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
