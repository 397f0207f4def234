import { beforeAll, describe, expect, test } from "vitest";
import { type FormSize, limitOf } from "#app/http/body/form-limits.server.ts";
import { carrying } from "#app/http/body/kept-form.server.ts";
import { builtEntries, type Entry } from "#tests/support/built-routes.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { get, type Visitor } from "#tests/support/visitor.ts";
import { type Hostile, hostileForms, hostileJson, hostileValues } from "./hostile-values.ts";
import { type Person, peopleAt, personFor, rowOf, validPost } from "./valid-posts.ts";

/**
 * Every action of the build is sent one hostile field in an otherwise valid post, by nobody and by who may: no fault, and
 * no more read than the form may have. FAULTS=long tries every value in every field.
 */
const long = process.env.FAULTS === "long";

/** Forms that may be longer than a dialog's. */
const sizes: Record<string, FormSize> = {
  "/login": "login",
  "/exercises/categories": "list",
  "/exercises/subcategories": "list",
  "/manage-program/:programId": "week",
  "/manage-program/:programId/text": "week",
  "/manage-program/:programId/repeat": "week",
  "/manage-program/:programId/workouts/:key/move/:partId": "week",
  "/manage-program/:programId/workouts/:key": "week",
  "/manage-program/:programId/workouts/:key/text": "week",
};
const longestJson = 8 * 1024 * 1024;
/** Node hands a body on in pieces. */
const piece = 64 * 1024;

let server: TestServer;
let people: Person[];

beforeAll(async () => {
  server = await startServer();
  people = await peopleAt(server);
});

const actions = builtEntries().filter(({ kind }) => kind === "action");

test("there are actions to ask", () => {
  expect(actions.length).toBeGreaterThan(30);
});

async function send({ url, cookie }: Visitor, path: string, { headers, body }: Hostile) {
  const who: Record<string, string> = cookie ? { Cookie: cookie } : {};
  const from = { "Sec-Fetch-Site": "same-origin", Accept: "text/html" };
  const answer = await fetch(url + path, {
    method: "POST",
    redirect: "manual",
    body,
    headers: { ...from, ...who, ...headers },
  });
  await answer.arrayBuffer();
  const id = answer.headers.get("X-Request-Id");
  const line = await server.logged((logged) => logged.id === id && logged.msg === "request");
  return { status: answer.status, read: { bytes: 0, fields: 0, ...(line.read as object | undefined) } };
}

function mostOf(address: string, hostile: Hostile, isJson: boolean) {
  if (isJson) return { bytes: longestJson, fields: 0 };
  const size = sizes[address] ?? "plain";
  const { bytes, fields } = carrying(limitOf(size));
  // why: of a form in parts the file is read to its end, unkept, so that the rest is saved
  const isParts = hostile.headers["Content-Type"]?.startsWith("multipart");
  return { bytes: isParts ? hostile.body.length + piece : bytes + piece, fields: fields + 1 };
}

type Target = { address: string; path: string; bodies: Hostile[]; isJson: boolean };

async function targetOf({ address, route, isResource }: Entry, person: Person): Promise<Target> {
  const { id, path, fields: all } = await validPost(address, person);
  const fields = all.slice(0, long ? 200 : 25);
  const json = rowOf(address)?.post?.json?.(id);
  const bodies = json ? hostileJson(json) : [...hostileForms(fields), ...hostileValues(fields, long)];
  return { address, path: !isResource && address === route ? "/" : path, bodies, isJson: Boolean(json) };
}

/** What of the posts came to a fault, or was read beyond what the form may have. */
async function wrongOf(visitor: Visitor, { address, path, bodies, isJson }: Target) {
  const wrong: unknown[] = [];
  for (const hostile of bodies) {
    const { status, read } = await send(visitor, path, hostile);
    const most = mostOf(address, hostile, isJson);
    const isBounded = read.bytes <= most.bytes && read.fields <= most.fields;
    if (status >= 500 || !isBounded) wrong.push({ hostile: hostile.name, status, read, most });
  }
  return wrong;
}

describe.each(actions.map((entry) => [entry.address, entry] as const))("%s", (address, entry) => {
  test("posted to by who may", async () => {
    const person = personFor(people, rowOf(address));
    expect(await wrongOf(person, await targetOf(entry, person))).toEqual([]);
  });

  test("posted to by nobody", async () => {
    const target = await targetOf(entry, personFor(people, rowOf(address)));
    // why: nobody comes as far as the fields, so a third shows whether anything is read before that
    const bodies = long ? target.bodies : target.bodies.filter((_, place) => place % 3 === 0);
    expect(await wrongOf(server, { ...target, bodies })).toEqual([]);
  });
});

test("the server stands", async () => {
  expect((await get(server, "/login")).status).toBe(200);
});
