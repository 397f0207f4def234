import { parseArgs } from "node:util";
import { todayOf, utc } from "#app/domain/schedule/time-zone.ts";
import { prepareDatabase } from "#scripts/database.ts";
import { loadAthletes } from "./load.ts";
import { scaled } from "./people.ts";

/** `node tests/bench/data/athletes/main.ts [--scale 0.01] [--seed 1] [--until 2026-03-01]`, into DATABASE_URL's database. */
const { values } = parseArgs({
  options: { scale: { type: "string" }, seed: { type: "string" }, until: { type: "string" } },
});
const url = process.env.DATABASE_URL;
if (!url) throw new Error("DATABASE_URL names no database.");
await prepareDatabase(url);
const until = values.until ?? todayOf({ now: new Date(), timeZone: utc });
const { coaches, clients, counts, seconds } = await loadAthletes(url, {
  ...{ seed: Number(values.seed ?? 1), ...scaled(Number(values.scale ?? 1)) },
  until,
});
const all = { coaches: coaches.length, clients: clients.length, ...counts };
console.log(JSON.stringify({ until, seconds, counts: all }));
