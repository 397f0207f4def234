import { beforeAll, describe, expect, test } from "vitest";
import { can } from "#app/domain/policy/can.ts";
import type { Role } from "#app/domain/policy/roles.ts";
import { type FormSize, limitOf } from "#app/http/body/form-limits.server.ts";
import { carrying } from "#app/http/body/kept-form.server.ts";
import { systemAccountId } from "#db/seed/ids.ts";
import { builtEntries, type Entry } from "#tests/support/built-routes.ts";
import { coachingBusiness } from "#tests/support/factory.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import * as things from "#tests/support/things.ts";
import { cookieOf, get, unescaped, type Visitor } from "#tests/support/visitor.ts";
import type { Kind, Row } from "./access-row.ts";
import { access } from "./access-table.ts";
import { type Hostile, hostileForms, hostileJson, hostileValues } from "./hostile-values.ts";

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

type Person = Visitor & { user: things.Owner; roles: Role[] };
let server: TestServer;
const people: Person[] = [];

beforeAll(async () => {
  server = await startServer();
  for (const roles of [["TRN"], ["SYS"], ["PAR", "WRT"]] as Role[][]) {
    const { user } = await coachingBusiness({ roles });
    people.push({ url: server.url, cookie: await cookieOf(user), user, roles });
  }
});

const actions = builtEntries().filter(({ kind }) => kind === "action");

test("there are actions to ask", () => {
  expect(actions.length).toBeGreaterThan(30);
});

/** Whoever's business the page is: a trainer, else an administrator, else a partner who writes. */
function personFor(row: Row | undefined): Person {
  const found = people.find(({ user, roles }) => {
    const actor = { ...user, userId: user.id, roles, email: "", fullName: "", hasPaidAccess: false };
    const subject = { accountId: user.accountId, creatorId: user.id };
    return !row || (can(actor, row.page) && (!row.post?.allow || can(actor, row.post.allow, subject)));
  });
  return found ?? people[0] ?? fail();
}

function fail(): never {
  throw new Error("Nobody may post there.");
}

const make: Record<Kind, (owner: things.Owner) => Promise<string>> = {
  exercise: things.makeExercise,
  program: things.makeProgram,
  "placed program": things.makePlacedProgram,
  folder: things.makeFolder,
  category: things.makeCategory,
  subcategory: things.makeSubcategory,
  post: things.makePost,
  file: (owner) => things.makeFile(owner, 800),
};

/** The address, and the fields of the forms that its page has. */
async function validPost(address: string, row: Row | undefined, person: Person) {
  const owner = row?.thing === "category" ? { accountId: systemAccountId, id: person.user.id } : person.user;
  const id = row?.thing ? await make[row.thing](owner) : "";
  const path = address.replace(":key", "1").replace(/:\w+/, id).replace(/:\w+/g, "1").replace("*", "no/such/page");
  const page = await (await get(person, path)).text();
  const fields = new Map([...fieldsOf(page), ...Object.entries(row?.post?.fields ?? {})]);
  return { id, path, fields: [...fields].slice(0, long ? 200 : 25) };
}

function fieldsOf(page: string): [string, string][] {
  const forms = page.match(/<form[^>]*method="post"[\s\S]*?<\/form>/gi)?.join("") ?? "";
  const tags = forms.match(/<(input|select|textarea)\b[^>]*>/g) ?? [];
  return tags.flatMap((tag) => {
    const name = /\bname="([^"]*)"/.exec(tag)?.[1];
    return name ? [[unescaped(name), unescaped(/\bvalue="([^"]*)"/.exec(tag)?.[1] ?? "")] as [string, string]] : [];
  });
}

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
  const row = rowOf(address);
  const { id, path, fields } = await validPost(address, row, person);
  const json = row?.post?.json?.(id);
  const bodies = json ? hostileJson(json) : [...hostileForms(fields), ...hostileValues(fields, long)];
  return { address, path: !isResource && address === route ? "/" : path, bodies, isJson: Boolean(json) };
}

function rowOf(address: string): Row | undefined {
  const row = access[address];
  return row && !("open" in row) ? row : undefined;
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
    const person = personFor(rowOf(address));
    expect(await wrongOf(person, await targetOf(entry, person))).toEqual([]);
  });

  test("posted to by nobody", async () => {
    const target = await targetOf(entry, personFor(rowOf(address)));
    // why: nobody comes as far as the fields, so a third shows whether anything is read before that
    const bodies = long ? target.bodies : target.bodies.filter((_, place) => place % 3 === 0);
    expect(await wrongOf(server, { ...target, bodies })).toEqual([]);
  });
});

test("the server stands", async () => {
  expect((await get(server, "/login")).status).toBe(200);
});
