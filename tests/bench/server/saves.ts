import { randomUUID } from "node:crypto";
import type { FilledDatabase } from "../data/database.ts";
import { exchangeWell } from "./wire.ts";

const savesToWarm = 5;

/** The address of Save program. */
export function savePath(programId: string) {
  return `/manage-program/${programId}/workouts`;
}

/**
 * Saves the seven full workouts of a week as the hydrated editor does, each time with the versions that the last save
 * answered and another title in each day. `database.workouts` goes along, so that the next saver goes on from here.
 */
export function startSaving(url: string, database: FilledDatabase) {
  const headers = { "content-type": "application/json", "sec-fetch-site": "same-origin", ...database.own };

  async function save() {
    const saveId = randomUUID();
    const workouts = database.workouts.map(({ version, workout }) => ({
      version,
      workout: { ...workout, name: `Saved as ${saveId}` },
    }));
    const body = JSON.stringify({ saveId, workouts });
    const response = await exchangeWell(url + savePath(database.programId), { headers, method: "POST", body });
    takeVersions(response.bytes);
    return response;
  }

  function takeVersions(bytes: Buffer) {
    const { saved }: { saved: { key: string; version: number }[] } = JSON.parse(bytes.toString("utf8"));
    const versions = new Map(saved.map(({ key, version }) => [key, version]));
    database.workouts = database.workouts.map((view) => {
      const version = versions.get(view.key);
      if (version !== view.version + 1) throw new Error(`Day ${view.key} was not stored.`);
      return { ...view, version };
    });
  }

  return { save };
}

/** Milliseconds of each of `count` saves, one after the other, after a few that warm the server. */
export async function timeSaves(save: () => Promise<unknown>, count: number) {
  for (let done = 0; done < savesToWarm; done++) await save();
  const times: number[] = [];
  for (let done = 0; done < count; done++) {
    const started = performance.now();
    await save();
    times.push(performance.now() - started);
  }
  return times;
}

/** The same request to a server that answers it without reading it: the floor under a save. */
export function bareSave(url: string, { workouts, programId }: FilledDatabase) {
  const body = JSON.stringify({ saveId: randomUUID(), workouts });
  return () => exchangeWell(url + savePath(programId), { headers: {}, method: "POST", body });
}
