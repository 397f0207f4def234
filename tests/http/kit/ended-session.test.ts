import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openedBy } from "#app/domain/forms/opened-by.ts";
import { formMark } from "#app/services/form-marks.server.ts";
import { rateLimits } from "#db/schema/catalogues.ts";
import { type Sandbox, startSandbox } from "#scripts/sandbox/server.ts";
import { access } from "#tests/http/access/matrix/table.ts";
import { builtEntries } from "#tests/support/built-routes.ts";
import { testDatabase } from "#tests/support/database.ts";
import { coachingBusiness } from "#tests/support/factory.ts";
import { hiddenFields } from "#tests/support/html.ts";
import { sessionSecret, startServer, type TestServer } from "#tests/support/server.ts";
import { storedNow } from "#tests/support/stored.ts";
import { get, postJson, sessionOf, wordsOf } from "#tests/support/visitor.ts";
import { payers, payersAt } from "./payers.ts";
import { placed } from "./placed-things.ts";
import { type Body, markedBy, send as sendTo, typedPost } from "./typed-posts.ts";
import { type Person, password, peopleAt, personFor, rowOf, validPost } from "./valid-posts.ts";

/**
 * Every action of the build is posted to: by the person who opened its form and by somebody else, with a login in between
 * and in a second tab without one, as a page does without script and as the router does with it. A new form is found by
 * itself.
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

/** Answers to a question, with nothing typed: the question is asked again, where it was asked. */
const questions = [
  /\/(delete|sign-out|leave|cancel|reset|revoke|end-licence)$/,
  /^\/all\/confirm$/,
  /^\/settings\/account\/data$/,
  /^\/me\/(coaches\/.+|notice|data)$/,
];
const asksAgain = (address: string) => questions.some((question) => question.test(address));

/** What decisions §3 lets a login carry out: what somebody saves or creates of their own and that concerns nobody else. */
const carriedOut = new Set([
  "/exercises/new",
  "/exercises/:exerciseId",
  "/exercises/:exerciseId/copy",
  "/programs/new",
  "/programs/folders",
  "/programs/folders/:folderId/rename",
  "/manage-program/:programId",
  "/manage-program/:programId/details",
  "/manage-program/:programId/text",
  "/manage-program/:programId/workouts/:key",
  "/manage-program/:programId/workouts/:key/text",
  "/manage-program/:programId/workouts/:key/move/:partId",
  "/posts/new",
  "/posts/:postId",
  "/settings/account/info",
]);

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

/** No page has a form that leads there: a script sends it, and says by itself what to do when it is refused. */
const byScript: Record<string, string> = {
  "/tour": "the tour's script keeps which of its steps were seen",
  "/settings/account/passkeys/options": "the browser asks the device to make a passkey with the answer",
};

/** The address and its form as a person fills it in; of a question, with nothing in it. */
async function pressAt(address: string, person: Person) {
  const at = await placed[address]?.(person);
  if (asksAgain(address)) {
    const { path, own } = await validPost(address, person, at);
    return { path, body: own.fields as Body, hasFile: false, typed: [] };
  }
  const { path, body, typed, hasFile } = await typedPost(address, person, at);
  // why: of a dialog over the week that has no form now, the week's is found, with its searches
  const isOwn = ([name]: [string, string]) =>
    !/password/i.test(name) && (carriedOut.has(address) || !/^(week|explorer-search)$/.test(name));
  return { path, body, hasFile, typed: typed.filter(isOwn) };
}

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

test("there are forms of all kinds, and what asks nobody who they are is known", () => {
  expect([forms.length > 20, jsonOnly.length > 1, actions.length > forms.length + 5]).toEqual([true, true, true]);
  const open = all.filter(({ address }) => !rowOf(address)).map(({ address }) => address);
  expect(open.toSorted()).toEqual(byNoSession);
  expect(open.filter((address) => access[address] === undefined)).toEqual([]);
  const named = [...carriedOut, ...Object.keys(byScript), ...Object.keys(payers)];
  expect(named.filter((one) => !posted.some(({ address }) => address === one))).toEqual([]);
  expect(questions.filter((one) => !posted.some(({ address }) => one.test(address)))).toEqual([]);
});

describe.each(forms.map((entry) => [entry.address, entry] as const))("%s", (address, { isResource }) => {
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
    expect(page.includes("Choose squat.png again")).toBe(hasFile);
    expect([completeLogin.status, completeLogin.headers.get("Location")]).toEqual([307, path]);

    if (carriedOut.has(address)) {
      // why: asked with a session from the start, the same post comes to the same; with a file it asks for that again
      const direct = await send(path, markedBy(ownMark(person), press.body), hasFile, person.cookie);
      if (!hasFile) expect(done.status).toBe(direct.status);
      if (done.status === 302) return;
    } else {
      expect(done.status).toBe(address === "/files" || byScript[address] ? 412 : 428);
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

describe.each(posted.map(({ address }) => address))("%s, opened by somebody else,", (address) => {
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

test.each(actions.filter(({ address }) => asksAgain(address)).map(({ address }) => address))(
  "%s leads back to its question",
  async (address) => {
    const { path } = await validPost(address, personOf(address));
    const sent = await send(path, [], false);
    const login = `/login?${new URLSearchParams({ returnUrl: path })}`;
    expect([sent.status, sent.headers.get("Location")]).toEqual([302, login]);
  },
);

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
