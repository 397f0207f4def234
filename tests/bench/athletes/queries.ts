import { volumeLoad } from "#app/domain/benchmarks/quantities.ts";
import { readHistories } from "#app/features/benchmarks/history-queries.server.ts";
import { readHub } from "#app/features/clients/hub.server.ts";
import { clientList } from "#app/features/clients/list.ts";
import { findPerson } from "#app/features/clients/person-queries.server.ts";
import { compliancesOf } from "#app/features/compliance/queries.server.ts";
import { listReadiness } from "#app/features/readiness/table-queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { starterExercises } from "#db/seed/library/all.ts";
import type { Client } from "../data/athletes/people.ts";

/** A read of athletes' data that has a target: what it is called, how many milliseconds its SQL may take, and itself. */
export type Read = {
  name: string;
  sqlMs: number;
  read: (ctx: Context, clients: Client[]) => Promise<{ length: number }>;
};

const athletesOfTable = 200;
const linesOfGraph = 8;

/** `clients`: of the coach who asks, who has at least 200 at full size. */
export const reads: Read[] = [
  {
    name: `readiness of ${athletesOfTable} clients, a month`,
    sqlMs: 50,
    read: async (ctx) => {
      const chosen = { search: "", clientIds: [], groupIds: [] };
      const { rows } = await listReadiness(ctx, {
        timeframe: "oneMonth",
        ...chosen,
        limit: athletesOfTable,
        offset: 0,
      });
      return rows;
    },
  },
  { name: "a client's page", sqlMs: 30, read: hubOf },
  {
    name: `the compliance of ${clientList.size} clients in their list`,
    sqlMs: 30,
    read: complianceOf,
  },
  { name: "a client's year in benchmarks", sqlMs: 5, read: (ctx, clients) => graphOf(ctx, clients.slice(0, 1)) },
  {
    name: `a graph of ${linesOfGraph} clients, a year`,
    sqlMs: 20,
    read: (ctx, clients) => graphOf(ctx, clients.slice(0, linesOfGraph)),
  },
  {
    name: `the volume load of ${linesOfGraph} clients, a year`,
    sqlMs: 20,
    read: (ctx, clients) => graphOf(ctx, clients.slice(0, linesOfGraph), true),
  },
];

async function complianceOf(ctx: Context, clients: Client[]) {
  const ids = clients.slice(0, clientList.size).map(({ id }) => id);
  return [...(await compliancesOf(ctx, ids))];
}

async function hubOf(ctx: Context, [client]: Client[]) {
  const person = await findPerson(ctx, client?.id ?? "");
  return (await readHub(ctx, person, 1)).workouts.rows;
}

async function graphOf(ctx: Context, clients: Client[], isVolume = false) {
  const people = clients.map(({ id, accountId, lastName }) => ({ id, accountId, fullName: lastName }));
  const exerciseId = isVolume ? volumeLoad.id : starterExercises.find(({ name }) => name === "Back squat")?.id;
  const graph = {
    exerciseId: exerciseId ?? "",
    category: "weight",
    unit: "kilograms",
    onlyMaxAttempts: false,
  } as const;
  const [histories = []] = await readHistories(ctx, people, [graph], "oneYear");
  return histories.flatMap(({ points }) => points);
}
