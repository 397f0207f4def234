import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { rateLimits } from "#db/schema/catalogues.ts";
import { builtEntries } from "#tests/support/built-routes.ts";
import { testDatabase } from "#tests/support/database.ts";
import { hiddenFields } from "#tests/support/html.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { postJson, sessionOf, wordsOf } from "#tests/support/visitor.ts";
import { type Body, send as sendTo, typedPost } from "./typed-posts.ts";
import { type Person, password, peopleAt, personFor, rowOf, validPost } from "./valid-posts.ts";

/**
 * Every action of the build is posted to by somebody whose session is over, as a page does without script and as the
 * router does with it: what was typed is carried through the login, and then acted on or shown again. A new form is
 * found by itself.
 */
let server: TestServer;
let people: Person[];

beforeAll(async () => {
  server = await startServer();
  people = await peopleAt(server);
});

beforeEach(async () => {
  await (await testDatabase()).db.delete(rateLimits);
});

/** Who posts to an open address has no session that could end. */
const actions = builtEntries().filter(({ kind, address }) => kind === "action" && rowOf(address));

/** Answers to a question, with nothing typed: the question is asked again, where it was asked. */
const asksAgain =
  /\/(delete|sign-out|leave|cancel|reset|revoke)$|^\/all\/confirm$|^\/settings\/account\/data$|^\/me\/(coaches\/.+|notice|data)$/;

/** What was made is shown in place of a redirect, and never again. */
const shownOnce = /^\/settings\/account\/tokens\/new$/;

const send = (path: string, body: Body, isMultipart: boolean, cookie = "") =>
  sendTo({ url: server.url, cookie }, path, body, isMultipart);

const filledIn = new Map<string, ReturnType<typeof typedPost>>();

/** Its page is asked for once. */
function typedBy(address: string, person: Person) {
  const known = filledIn.get(address) ?? typedPost(address, person);
  filledIn.set(address, known);
  return known;
}

const jsonOnly = actions.filter(({ address }) => rowOf(address)?.post?.json);
const forms = actions.filter((entry) => !jsonOnly.includes(entry) && !asksAgain.test(entry.address));

test("there are forms of all kinds", () => {
  expect([forms.length > 20, jsonOnly.length > 1, actions.length > forms.length + 5]).toEqual([true, true, true]);
});

describe.each(forms.map((entry) => [entry.address, entry] as const))("%s", (address, { isResource }) => {
  test("goes through the login with all that was typed, and is acted on or shown again", async () => {
    const person = personFor(people, rowOf(address));
    const { path, body, typed, hasFile } = await typedBy(address, person);
    const sent = await send(path, body, hasFile);
    const login = sent.headers.get("Location") ?? "";
    expect(sent.status).toBe(307);
    expect(login).toBe(`/login?${new URLSearchParams({ returnUrl: path, form: "kept" })}`);

    const asked = await send(login, body, hasFile);
    const page = await asked.text();
    expect(asked.status).toBe(401);
    expect(page.includes("Choose squat.png again")).toBe(hasFile);
    const carried = Object.entries({ ...hiddenFields(page), email: person.email, password });
    const letIn = await send(login, carried, false);
    expect([letIn.status, letIn.headers.get("Location")]).toEqual([307, path]);

    const cookie = sessionOf(letIn);
    const done = await send(path, carried, false, cookie);
    // why: asked with a session from the start, the same post comes to the same; with a file it asks for that again
    const direct = await send(path, body, hasFile, person.cookie);
    // why: and what is shown once is refused to who sends it again
    if (!hasFile && !shownOnce.test(address)) expect(done.status).toBe(direct.status);
    if (isResource || done.status === 302) return;
    const shown = await wordsOf(done);
    if (shownOnce.test(address)) return expect(shown).toContain("Copy it now");
    const missing = typed.filter(([name, value]) => !/password/i.test(name) && !shown.includes(value));
    expect(missing).toEqual([]);
  });

  test("is taken along by the router, too", async () => {
    const { path, body, hasFile } = await typedBy(address, personFor(people, rowOf(address)));
    const data = path === "/" ? "/_root.data" : `${path}.data`;
    const sent = await send(data, body, hasFile);
    expect(sent.status).toBe(202);
    const said = await sent.text();
    expect(said).toContain("307");
    expect(said).toContain(new URLSearchParams({ returnUrl: path, form: "kept" }).toString());
  });
});

test.each(actions.filter(({ address }) => asksAgain.test(address)).map(({ address }) => address))(
  "%s leads back to its question",
  async (address) => {
    const { path } = await validPost(address, personFor(people, rowOf(address)));
    const sent = await send(path, [], false);
    const login = `/login?${new URLSearchParams({ returnUrl: path })}`;
    expect([sent.status, sent.headers.get("Location")]).toEqual([302, login]);
  },
);

test.each(jsonOnly.map(({ address }) => address))(
  "%s stores nothing, and leaves the page to say so",
  async (address) => {
    const { id, path } = await validPost(address, personFor(people, rowOf(address)));
    const sent = await postJson(server, path, rowOf(address)?.post?.json?.(id));
    expect(sent.status).toBe(302);
  },
);
