import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { canary } from "#tests/integration/users/leaving/canary-given.ts";
import { call, callerAs } from "#tests/support/http/api.ts";
import { cursors, filtersOf, hostileText, valuesOf } from "#tests/support/http/arbitraries.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { type SharedServer, sharedServer } from "#tests/support/servers/server.ts";
import * as things from "#tests/support/things.ts";
import { contractOf, type Described, operationsOf } from "./contract.ts";
import { givenForeign } from "./fuzz-given.ts";

/**
 * Every operation is asked at random, from its own description: whatever is sent, no answer is a fault of ours, each is
 * one that is declared, and nothing of somebody else's account is in it: no id, and no word. FAULTS=long asks more often.
 */
const usual = { coach: 4, athlete: 2, administrator: 2, nobody: 1 };
const runs = process.env.FAULTS === "long" ? { coach: 24, athlete: 16, administrator: 16, nobody: 8 } : usual;
type Who = keyof typeof runs;
let server: SharedServer;
let described: Awaited<ReturnType<typeof describe>>;
let foreign: string[];
let own: string[];
let people: Record<Who, Awaited<ReturnType<typeof callerAs>>>;

async function describe() {
  const document = await (await call({ url: server.url }, "GET", "/openapi.json")).json();
  return { operations: operationsOf(document), contract: contractOf(document), document };
}

/** One thing of each kind that is one account's alone. */
function thingsOf(owner: things.Owner) {
  const made = [things.makeExercise, things.makeProgram, things.makeFolder, things.makeClient, things.makeInvite];
  const more = [things.makeGroup, things.makeUser, things.makePersonalToken];
  return Promise.all([...made, ...more].map((make) => make(owner)));
}

beforeAll(async () => {
  server = await sharedServer();
  described = await describe();
  foreign = await givenForeign();
  const { user } = await coachingBusiness({ roles: ["TRN", "PAR", "WRT"], licence: 50 });
  own = await thingsOf(user);
  people = {
    coach: await callerAs(server, user),
    athlete: await callerAs(server, (await coachingBusiness({ roles: ["USR"] })).user),
    administrator: await callerAs(server, (await coachingBusiness({ roles: ["SYS"] })).user),
    nobody: { url: server.url },
  };
});

test.each(Object.keys(runs) as Who[])(
  "asked by %s at random, every operation answers what it declares",
  async (who) => {
    expect(described.operations.length).toBeGreaterThan(15);
    // why: most of the time is the server's, which has work for several at once
    const waiting = [...described.operations];
    const work = async () => {
      for (let operation = waiting.pop(); operation; operation = waiting.pop()) await fuzz(operation, who);
    };
    await Promise.all(Array.from({ length: 6 }, work));
  },
);

async function fuzz(operation: Described, who: Who) {
  await fc.assert(
    fc.asyncProperty(requests(operation), async ({ path, body }) => {
      for (const [, id = ""] of JSON.stringify(body ?? null).matchAll(/"id":"([^"]+)"/g)) named.add(id);
      const answer = await call(people[who], operation.method, path, body);
      const text = await answer.text();
      const asked = `${operation.method} ${path} ${JSON.stringify(body)}`;
      expect(answer.status, `${asked}: ${text}`).toBeLessThan(500);
      expect(described.contract.problemsOf(operation, answer, text), asked).toEqual([]);
      if (who !== "administrator") expect(text.toLowerCase().includes(canary), `${asked}: ${text}`).toBe(false);
      const isTold = (id: string) => text.includes(id) && !asked.includes(id) && !named.has(id);
      if (who !== "administrator" && answer.ok) expect(foreign.filter(isTold), asked).toEqual([]);
    }),
    { numRuns: runs[who], endOnFailure: true },
  );
}

// why: what is made under an id that somebody else's thing has, too, is one's own
const named = new Set<string>();

function requests({ path, parameters, body }: Described) {
  const known = { ids: [...own, ...foreign], resolve: described.contract.resolve };
  const inPath = parameters.filter((one) => one.in === "path");
  const inQuery = parameters.filter((one) => one.in === "query");
  const record = (list: typeof parameters) => {
    return Object.fromEntries(list.map((one) => [one.name, parameterOf(one, known)]));
  };
  const required = inQuery.filter((one) => one.required).map(({ name }) => name);
  return fc.record({
    path: fc
      .tuple(fc.record(record(inPath)), fc.record(record(inQuery), { requiredKeys: required }))
      .map(([names, query]) => fill(path, names) + queryOf(query)),
    body: body ? valuesOf(body, known) : fc.constant(undefined),
  });
}

function parameterOf(
  { name, schema, ...more }: Described["parameters"][number],
  known: Parameters<typeof valuesOf>[1],
) {
  const fields = more["x-fields"];
  const fitting = fields ? filtersOf(fields, known.ids) : name === "cursor" ? cursors : valuesOf(schema, known);
  return fc.oneof({ weight: 6, arbitrary: fitting }, { weight: 1, arbitrary: hostileText });
}

// why: what has a line break in its address is nobody's, and answered before the API is asked
const lineBreak = /%0A|%0D|%E2%80%A[89]/g;

function fill(path: string, names: Record<string, unknown>) {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encode(names[name]).replace(lineBreak, "") || "x");
}

function queryOf(query: Record<string, unknown>) {
  const parts = Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => `${name}=${encode(one)}`));
  return parts.length > 0 ? `?${parts.join("&")}` : "";
}

function encode(value: unknown) {
  const text = String(typeof value === "object" ? JSON.stringify(value) : value);
  // why: half a letter is none that an address could have
  return encodeURIComponent(text.slice(0, 1500).toWellFormed());
}
