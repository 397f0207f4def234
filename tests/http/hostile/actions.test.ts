import { beforeAll, describe, expect, test } from "vitest";
import { type FormLimit, type FormSize, limitOf } from "#app/http/body/form-limits.server.ts";
import { carrying } from "#app/http/body/kept-form.server.ts";
import { type Person, peopleAt, personFor, rowOf, validPost } from "#tests/http/kit/valid-posts.ts";
import { builtEntries, type Entry, oneOfEachMaker } from "#tests/support/http/built-routes.ts";
import { get, type Visitor } from "#tests/support/http/visitor.ts";
import { startServer, type TestServer } from "#tests/support/servers/server.ts";
import {
  type Hostile,
  hostileForms,
  hostileJson,
  hostileValues,
  refusedForms,
  tooLong,
  validForm,
  withNul,
} from "./values.ts";

/**
 * Every action of the build is sent one hostile field in an otherwise valid post by who may: no fault, and no more read
 * than the form may have, and the page of a refused form says so in its title. What no form is, which one reader refuses
 * for all of them, is sent to one action of each maker, a third of it to each and all of it to the gallery's sample; the
 * others get hostile values and one post that is too long. Nobody is asked of each open action, and of one of each kind of the others, which all carry the form
 * to the login. FAULTS=long tries everything everywhere. Each failure lists all posts that are wrong.
 */
const long = process.env.FAULTS === "long";

/** Forms that may be longer than a dialog's. */
const sizes: Record<string, FormSize> = {
  "/login": "login",
  "/exercises/categories": "list",
  "/exercises/subcategories": "list",
  "/train/done/:completionId/change": "list",
  "/clients/import": "import",
  "/clients/import/:importId": "import",
  "/manage-program/:programId": "week",
  "/manage-program/:programId/text": "week",
  "/manage-program/:programId/program-text": "week",
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
const standing = oneOfEachMaker(actions);
const sample = "/all";

test("there are actions to ask", () => {
  expect(actions.length).toBeGreaterThan(30);
});

/** `onlyAction`: asked as a script does, so that no page is rendered around the answer. */
async function send({ url, cookie }: Visitor, path: string, { headers, body }: Hostile, onlyAction = false) {
  const who: Record<string, string> = cookie ? { Cookie: cookie } : {};
  const from = { "Sec-Fetch-Site": "same-origin", Accept: "text/html" };
  const address = onlyAction ? `${path === "/" ? "/_root" : path}.data` : path;
  const answer = await fetch(url + address, {
    method: "POST",
    redirect: "manual",
    body,
    headers: { ...from, ...who, ...headers },
  });
  const title = refusedTitle(answer.status, await answer.text());
  const id = answer.headers.get("X-Request-Id");
  const line = await server.logged((logged) => logged.id === id && logged.msg === "request");
  return { status: answer.status, title, read: { bytes: 0, fields: 0, ...(line.read as object | undefined) } };
}

/** The title of a page that shows a refused form again; null of any other answer. */
function refusedTitle(status: number, page: string) {
  const isShown = status >= 400 && page.includes("<html") && !/error-page|You are no longer logged in/.test(page);
  return isShown ? (/<title>([^<]*)/.exec(page)?.[1] ?? "") : null;
}

type Sent = Awaited<ReturnType<typeof send>>;

function mostOf({ limit, isJson }: Target, hostile: Hostile) {
  if (isJson) return { bytes: longestJson, fields: 0 };
  const { bytes, fields } = carrying(limit);
  // why: of a form in parts the file is read to its end, unkept, so that the rest is saved
  const isParts = hostile.headers["Content-Type"]?.startsWith("multipart");
  return { bytes: isParts ? hostile.body.length + piece : bytes + piece, fields: fields + 1 };
}

type Target = {
  path: string;
  isResource: boolean;
  isJson: boolean;
  limit: FormLimit;
  /** In the order in which they are sent: what must change nothing first. */
  bodies: Hostile[];
};

const targets = new Map<Entry, Promise<Target>>();

/** Its page is asked for once, by who may. */
function targetOf(entry: Entry): Promise<Target> {
  const known = targets.get(entry) ?? findTarget(entry);
  targets.set(entry, known);
  return known;
}

async function findTarget(entry: Entry): Promise<Target> {
  const { address, route, isResource } = entry;
  const { id, path, fields: all, own } = await validPost(address, personFor(people, rowOf(address)));
  const fields = (own.fields.length > 0 ? own.fields : all).slice(0, long ? 200 : 25);
  const json = rowOf(address)?.post?.json?.(id);
  const limit = limitOf(sizes[address] ?? "plain");
  const turn = actions.findIndex((action) => action.address === address);
  // why: one function reads the version of all forms, so each value of it is tried where its maker stands for the others
  const takesAll = (name: string) =>
    long || /days|latest/.test(name) || (standing.has(entry) && name.includes("version"));
  const [valid, values] = [validForm(fields), hostileValues(fields, turn, takesAll)];
  const isAll = long || address === sample;
  const inTurn = (bodies: Hostile[]) => bodies.filter(({ name }, at) => isAll || (at + turn) % 3 === 0 || isOwn(name));
  const refused = refusedForms(fields, limit);
  const forms =
    long || standing.has(entry)
      ? [...inTurn(refused), valid, valid, ...inTurn(hostileForms(fields))]
      : [...refused.filter(({ name }) => name === tooLong), valid];
  const bodies = json ? hostileJson(json) : [...forms, withNul(fields, own.typed), ...values];
  return { path: !isResource && address === route ? "/" : path, isResource, isJson: Boolean(json), limit, bodies };
}

/** What each form answers in a way of its own. */
const isOwn = (name: string) => name.includes("its own fields") || name.includes("a file for a text");

/** What of the posts came to a fault, or was read beyond what the form may have. */
async function wrongOf(visitor: Visitor, target: Target, bodies = target.bodies) {
  const sent: { hostile: Hostile; answer: Sent }[] = [];
  const [shown] = bodies.filter(({ name }) => name.startsWith("value"));
  for (const hostile of bodies) {
    // why: a page shows what was typed, so the one around a hostile value is rendered, and not one for each post
    const onlyAction = !target.isResource && hostile !== shown;
    sent.push({ hostile, answer: await send(visitor, target.path, hostile, onlyAction) });
  }
  const wrong = sent.filter(({ hostile, answer: { status, read, title } }) => {
    const most = mostOf(target, hostile);
    return (
      status >= 500 || title?.startsWith("Error: ") === false || read.bytes > most.bytes || read.fields > most.fields
    );
  });
  return [...wrong, ...otherwiseAnswered(sent)].map(({ hostile, answer }) => [hostile.name, answer]);
}

/** Those that were not answered as they must be, by an action that reads what is posted. */
function otherwiseAnswered(sent: { hostile: Hostile; answer: Sent }[]) {
  const [first, second = first] = sent.filter(({ hostile }) => hostile.name === "valid").map(({ answer }) => answer);
  if (!first || !second || first.read.bytes === 0 || [403, 404, 405].includes(first.status)) return [];
  // why: what is done once alone, as a deletion, is answered otherwise the second time, whatever stands beside it
  const asValid = isOk(first) === isOk(second) ? isOk(second) : null;
  return sent.filter(({ hostile: { status }, answer }) => {
    return status === "as valid" ? asValid !== null && isOk(answer) !== asValid : status && answer.status !== status;
  });
}

/** A redirect is a status of its own where the action alone is asked; that it was done too often comes after the fields. */
function isOk({ status }: Sent) {
  return status < 400 || status === 429;
}

describe.each(actions.map((entry) => [entry.address, entry] as const))("%s", (address, entry) => {
  test("posted to by who may", async () => {
    expect(await wrongOf(personFor(people, rowOf(address)), await targetOf(entry))).toEqual([]);
  });
});

test.each(actions.filter(isForNobody).map((entry) => [entry.address, entry] as const))(
  "%s posted to by nobody",
  async (_address, entry) => {
    const target = await targetOf(entry);
    // why: nobody comes as far as the fields, so a third shows whether anything is read before that
    const bodies = target.bodies.filter(({ name }, place) => long || (place % 3 === 0 && name !== "valid"));
    expect(await wrongOf(server, target, bodies)).toEqual([]);
  },
);

function isForNobody(entry: Entry) {
  if (long || !rowOf(entry.address)) return true;
  const kindOf = ({ address, isResource }: Entry) =>
    [sizes[address] ?? "plain", isResource, Boolean(rowOf(address)?.post?.json)].join();
  return actions.find((one) => rowOf(one.address) && kindOf(one) === kindOf(entry)) === entry;
}

test("the server stands", async () => {
  expect((await get(server, "/login")).status).toBe(200);
});
