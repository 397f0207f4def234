import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openedBy } from "#app/domain/forms/opened-by.ts";
import { formMark } from "#app/services/form-marks.server.ts";
import { rateLimits } from "#db/schema/catalogues.ts";
import { type Sandbox, startSandbox } from "#scripts/sandbox/server.ts";
import { access } from "#tests/http/access/matrix/table.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { changedTables, storedNow } from "#tests/support/database/stored.ts";
import { builtEntries, type Entry, oneOfEachMaker } from "#tests/support/http/built-routes.ts";
import { hiddenFields } from "#tests/support/http/html.ts";
import { get, postJson, sessionOf, wordsOf } from "#tests/support/http/visitor.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { sessionSecret, startServer, type TestServer } from "#tests/support/servers/server.ts";
import { payers, payersAt } from "./payers.ts";
import { asksAgain, byScript, carriedOut, notCarriedOut, pressAt, questions } from "./presses.ts";
import { type Body, markedBy, send as sendTo, sentOn } from "./typed-posts.ts";
import { type Person, password, peopleAt, personFor, rowOf, thingAt, validPost } from "./valid-posts.ts";

/**
 * Posts to every action of the build. One of each maker and each form that a login carries out: by the person who opened
 * it, through a login, with and without script; of each maker also by somebody else, and in a second tab. Every other form,
 * which the same function reads: one post as a login sends it on, and one from a page that somebody else opened. A new form
 * is found by itself.
 */
let sandbox: Sandbox;
let server: TestServer;
let people: Person[];
let payerAt: Map<string, Person>;
/** Of somebody who opened the form before. */
let otherMark: string;

beforeAll(async () => {
  sandbox = await startSandbox();
  server = await startServer({ BRAINTREE_SANDBOX_URL: sandbox.url, BRAINTREE_3D_SECURE: "off" });
  people = await peopleAt(server);
  payerAt = await payersAt(server);
  otherMark = formMark(sessionSecret, (await coachingBusiness()).user.id);
});

afterAll(() => sandbox.stop());

beforeEach(async () => {
  await (await testDatabase()).db.delete(rateLimits);
});

const all = builtEntries().filter(({ kind }) => kind === "action");
/** Who posts to an open address has no session that could end. */
const actions = all.filter(({ address }) => rowOf(address));

/** They act by what they bring, such as a link's token or a password, and not by who is signed in: their rows say why. */
const byNoSession = [
  "/activate-account/:token",
  "/api/*",
  "/decline-invitation/:token",
  "/forgot-password",
  "/login",
  "/login/me/:token",
  "/login/passkey",
  "/logout",
  "/refused",
  "/reset-password/:token",
  "/signup",
  "/signup/coach/:token",
  "/webhooks/braintree",
];

const send = (path: string, body: Body, isMultipart: boolean, cookie = "") =>
  sendTo({ url: server.url, cookie }, path, body, isMultipart);

const personOf = (address: string) => payerAt.get(address) ?? personFor(people, rowOf(address));
const ownMark = ({ user }: Person) => formMark(sessionSecret, user.id);

/** Posts it through the login, at which the person logs in, and says what was stored before their browser posts it there. */
async function throughLogin(person: Person, press: { path: string; body: Body; hasFile: boolean }) {
  const { path, body, hasFile } = press;
  const sent = await send(path, body, hasFile);
  const login = sent.headers.get("Location") ?? "";
  const asked = await send(login, body, hasFile);
  const page = await asked.text();
  const carried = Object.entries({ ...hiddenFields(page), email: person.email, password });
  const completeLogin = await send(login, carried, false);
  const cookie = sessionOf(completeLogin);
  const before = await storedNow();
  const done = await send(path, [...carried, [openedBy, ""]], false, cookie);
  return { sent, login, asked, page, completeLogin, cookie, before, done };
}

const jsonOnly = actions.filter(({ address }) => rowOf(address)?.post?.json);
const posted = actions.filter((entry) => !jsonOnly.includes(entry));
const forms = posted.filter(({ address }) => !asksAgain(address));
const standing = oneOfEachMaker(posted);
const inFull = (entry: Entry) => standing.has(entry) || carriedOut.has(entry.address);
const others = posted.filter((entry) => !inFull(entry));

test("there are forms of all kinds, and what asks nobody who they are is known", () => {
  expect([forms.length > 20, jsonOnly.length > 1, actions.length > forms.length + 5]).toEqual([true, true, true]);
  expect([forms.filter(inFull).length > 20, others.length > 20]).toEqual([true, true]);
  const open = all.filter(({ address }) => !rowOf(address)).map(({ address }) => address);
  expect(open.toSorted()).toEqual(byNoSession);
  expect(open.filter((address) => access[address] === undefined)).toEqual([]);
  const named = [...carriedOut, ...Object.keys(byScript), ...Object.keys(payers)];
  expect(named.filter((one) => !posted.some(({ address }) => address === one))).toEqual([]);
  expect(questions.filter((one) => !posted.some(({ address }) => one.test(address)))).toEqual([]);
});

describe.each(forms.filter(inFull).map((entry) => [entry.address, entry] as const))("%s", (address, { isResource }) => {
  test("goes through its person's login with all that was typed", async () => {
    const person = personOf(address);
    const press = await pressAt(address, person);
    const { path, typed, hasFile } = press;
    const { sent, login, asked, page, completeLogin, before, done, cookie } = await throughLogin(person, {
      ...press,
      body: markedBy(ownMark(person), press.body),
    });
    expect(sent.status).toBe(307);
    expect(login).toBe(`/login?${new URLSearchParams({ returnUrl: path, form: "kept" })}`);
    expect(asked.status).toBe(401);
    expect(page.includes("Then choose squat.png again")).toBe(hasFile);
    expect([completeLogin.status, completeLogin.headers.get("Location")]).toEqual([307, path]);

    if (carriedOut.has(address)) {
      // why: asked with a session from the start, the same post comes to the same; with a file it asks for that again
      const direct = await send(path, markedBy(ownMark(person), press.body), hasFile, person.cookie);
      if (!hasFile) expect(done.status).toBe(direct.status);
      if (done.status === 302) return;
    } else {
      expect(done.status).toBe(notCarriedOut(address));
      expect(await storedNow()).toEqual(before);
    }
    if (isResource) return;
    const shown = await wordsOf(done.clone());
    expect(typed.filter(([, value]) => !shown.includes(value))).toEqual([]);
    expect(shown).not.toContain(password);
    // why: what comes back is that person's, to be pressed
    expect(await done.text()).toContain(ownMark(person));
    expect(cookie).not.toBe("");
  });

  test("is taken along by the router, too", async () => {
    const { path, body, hasFile } = await pressAt(address, personOf(address));
    const data = path === "/" ? "/_root.data" : path.replace(/\?|$/, ".data$&");
    const sent = await send(data, body, hasFile);
    expect(sent.status).toBe(202);
    const said = await sent.text();
    expect(said).toContain("307");
    expect(said).toContain(new URLSearchParams({ returnUrl: path, form: "kept" }).toString());
  });
});

describe.each([...standing].map(({ address }) => address))("%s, opened by somebody else,", (address) => {
  test("does nothing, and is a fresh page, in a second tab and after a login", async () => {
    const person = personOf(address);
    const press = await pressAt(address, person);
    const { path, hasFile, typed } = press;
    const body = markedBy(otherMark, press.body);
    const before = await storedNow();
    const tab = await send(path, body, hasFile, person.cookie);
    expect(await storedNow()).toEqual(before);
    if (byScript[address]) return expect(tab.status).toBe(412);
    expect([tab.status, tab.headers.get("Location")]).toEqual([302, path]);
    expect(tab.headers.get("X-Remix-Reload-Document")).toBe("true");
    const fresh = await wordsOf(await get(person, path));
    expect(typed.filter(([, value]) => fresh.includes(value))).toEqual([]);

    if (asksAgain(address)) return;
    const carried = await throughLogin(person, { path, body, hasFile });
    expect([carried.done.status, carried.done.headers.get("Location")]).toEqual([302, path]);
    expect(await storedNow()).toEqual(carried.before);
  });

  test("does nothing where it doesn't say who opened it", async () => {
    const person = personOf(address);
    const { path, body, hasFile } = await pressAt(address, person);
    const before = await storedNow();
    const sent = await send(path, markedBy("", body), hasFile, person.cookie);
    expect([302, 412, 428]).toContain(sent.status);
    const after = await storedNow();
    // why: a picture is kept by its id, for the form that asks to be pressed again
    expect(hasFile ? { ...after, files: before.files } : after).toEqual(before);
  });
});

test("every other form comes back from a login with all that was typed, to be pressed again", async () => {
  const wrong: unknown[] = [];
  for (const { address, isResource } of others.filter(({ address }) => !asksAgain(address))) {
    const person = personOf(address);
    const press = await pressAt(address, person);
    const { path, body } = sentOn(press, ownMark(person));
    const before = await storedNow();
    const answer = await send(path, body, false, person.cookie);
    const page = await wordsOf(answer);
    const stored = changedTables(before, await storedNow());
    const lost = isResource ? [] : press.typed.filter(([, value]) => !page.includes(value));
    const isTheirs = isResource || page.includes(ownMark(person));
    if (answer.status !== notCarriedOut(address) || stored.length > 0 || lost.length > 0 || !isTheirs)
      wrong.push({ address, status: answer.status, stored, lost, isTheirs });
  }
  expect(wrong).toEqual([]);
});

/** Those of the forms but one of each maker whose post with that mark is answered otherwise, or stores something. */
async function misjudged(mark: string, judge: (answer: Response, at: { address: string; path: string }) => boolean) {
  const wrong: unknown[] = [];
  for (const { address } of posted.filter((entry) => !standing.has(entry))) {
    const person = personOf(address);
    const { path, body, hasFile } = await pressAt(address, person);
    const before = await storedNow();
    const answer = await send(path, markedBy(mark, body), hasFile, person.cookie);
    const stored = changedTables(before, await storedNow());
    if (!judge(answer, { address, path }) || stored.length > 0) wrong.push({ address, status: answer.status, stored });
  }
  return wrong;
}

test("no other form that somebody else opened does anything, and its page is fresh", async () => {
  const isFresh = ({ status, headers }: Response, { address, path }: { address: string; path: string }) =>
    byScript[address] ? status === 412 : status === 302 && headers.get("Location") === path;
  expect(await misjudged(otherMark, isFresh)).toEqual([]);
});

test("no other form that doesn't say who opened it does anything", async () => {
  expect(await misjudged("", ({ status }) => [302, 412, 428].includes(status))).toEqual([]);
});

test("every question leads back to itself through the login", async () => {
  const wrong: unknown[] = [];
  for (const address of actions.map(({ address }) => address).filter(asksAgain)) {
    const { path } = await thingAt(address, personOf(address));
    const sent = await send(path, [], false);
    const found = [sent.status, sent.headers.get("Location")];
    if (found.join() !== `302,/login?${new URLSearchParams({ returnUrl: path })}`) wrong.push([address, ...found]);
  }
  expect(wrong).toEqual([]);
});

test.each(jsonOnly.map(({ address }) => address))("%s stores nothing for whom its page is not", async (address) => {
  const person = personOf(address);
  const { id, path } = await validPost(address, person);
  const body = rowOf(address)?.post?.json?.(id);
  const sent = await postJson(server, path, body);
  expect(sent.status).toBe(302);
  const before = await storedNow();
  for (const mark of [otherMark, ""]) {
    const asAnother = await postJson(person, path, body, { [openedBy]: mark });
    expect(asAnother.status).toBe(412);
  }
  expect(await storedNow()).toEqual(before);
});
