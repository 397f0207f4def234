import { chmod, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { WorkoutView } from "#app/features/workouts/queries.server.ts";
import { startEmbedded } from "#db/embedded/embedded.ts";
import { maintain } from "#tests/support/database/maintenance.ts";
import { runScript } from "../server/processes.ts";
import type { Athlete } from "./athlete.ts";

/**
 * What `fill.ts` writes down: the trainer's cookie, the full program, its first week as it is edited, and a program of
 * percentages with a client whose maxima are known; the program of a year with its first day, and the cookies of an
 * administrator, who prints it, of a partner and of an athlete.
 */
export type Filled = {
  cookie: string;
  /** The headers of the trainer's own scripts. */
  own: Record<string, string>;
  programId: string;
  /** The week of an ordinary program. */
  boringButBigId: string;
  workouts: WorkoutView[];
  visualised: { programId: string; clientId: string };
  yearProgramId: string;
  yearDay: WorkoutView;
  adminCookie: string;
  partnerCookie: string;
  /** What the athlete trains, and what signs them in. */
  athlete: Athlete;
};

export type FilledDatabase = Filled & { url: string };

/** The embedded server, as durable as in production, in the bench's own folder. */
export async function startDatabase(folder: string) {
  // why: for root the server runs as another user, who must be able to enter
  await chmod(folder, 0o755);
  return startEmbedded(join(folder, "data"));
}

/** The settings of a production server on a database with the demo's users in it. */
export function serverSettings(folder: string, databaseUrl: string) {
  return {
    DEMO: "1",
    SESSION_SECRET: "the secret of the bench, which is long enough",
    DATA_DIR: join(folder, "data"),
    DATABASE_URL: databaseUrl,
  };
}

/** A database with the demo, the full program, and `count` more exercises, programs and clients. */
export async function fillDatabase(folder: string, server: EmbeddedUrls, count: number): Promise<FilledDatabase> {
  const name = `bench_${count}`;
  await maintain(server.urlOf("postgres"), async (sql) => {
    await sql.unsafe(`create database ${name}`);
  });
  const url = server.urlOf(name);
  const response = join(folder, `${name}.json`);
  const settings = { ...serverSettings(folder, url), LOG_LEVEL: "silent" };
  await runScript(folder, ["tests/bench/data/fill.ts", String(count), response], settings);
  const filled: Filled = JSON.parse(await readFile(response, "utf8"));
  return { ...filled, url };
}

type EmbeddedUrls = { urlOf: (name: string) => string };
