import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { expiredNotice } from "#app/domain/access/expired.ts";
import { newWorkout } from "#app/domain/workout/document/create.ts";
import { idOfDay } from "#app/features/workouts/queries.server.ts";
import { accounts, sessions } from "#db/schema/accounts.ts";
import { clientNotes } from "#db/schema/notes.ts";
import { workouts } from "#db/schema/programs.ts";
import { type Person, rowOf, thingAt, validPost } from "#tests/http/kit/valid-posts.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { changedTables, storedNow } from "#tests/support/database/stored.ts";
import { builtEntries } from "#tests/support/http/built-routes.ts";
import { unescaped } from "#tests/support/http/html.ts";
import { cookieOf, get, pageOf, post, postJson } from "#tests/support/http/visitor.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { type SharedServer, sharedServer } from "#tests/support/servers/server.ts";

/**
 * A coach whose subscription has expired asks every address of the build, in one pass: its page, its loader alone, and a
 * valid post. No answer serves or stores anything of the account, except where decisions §2 leaves it open. A new route
 * is found by itself. Each failure lists all addresses that are wrong.
 */
const canary = "zxcanaryxz";

/** What stays open: Account, Billing, the way to pay, support; and what is nobody's administration. */
const open =
  /^\/settings$|^\/(me|train|settings\/(account|billing)|subscribe|billing-info|payment|payment-complete|support|theme|files)(\/|$)/;

type Asked = { address: string; id: string; path: string; fields: [string, string][] };

let server: SharedServer;
let coach: Person;
const closed: Asked[] = [];
const left: Asked[] = [];

const entries = builtEntries().filter(({ address }) => address.startsWith("/") && rowOf(address));
const addresses = [...new Set(entries.map(({ address }) => address))].filter((address) => address !== "/*");

const entryOf = (address: string, kind: "loader" | "action") =>
  entries.find((entry) => entry.address === address && entry.kind === kind);

beforeAll(async () => {
  server = await sharedServer();
  const { user } = await coachingBusiness({ roles: ["TRN", "PAR", "WRT"], licence: 50 });
  coach = { url: server.url, cookie: await cookieOf(user), user, roles: ["TRN", "PAR", "WRT"], email: user.email };
  await subscribe("ACTIVE");
  for (const address of addresses) {
    const isPosted = entryOf(address, "action");
    const asked = { address, fields: [], ...(await (isPosted ? validPost : thingAt)(address, coach)) };
    (open.test(address) ? left : closed).push(asked);
  }
  await seedCanary(closed.filter(({ address }) => rowOf(address)?.thing === "program").map(({ id }) => id));
  await subscribe("CANCELED");
});

test("there are addresses of both kinds", () => {
  expect([closed.length > 80, left.length > 12]).toEqual([true, true]);
});

test("every closed address serves the notice alone and stores nothing", async () => {
  const wrong: unknown[] = [];
  let before = await storedNow();
  const sessionsBefore = await countSessions();
  for (const asked of closed) {
    for (const [how, answer] of [...(await readIt(asked)), ...(await postIt(asked))]) {
      const text = unescaped(await answer.text());
      const said = { status: answer.status, notice: text.includes(expiredNotice), canary: text.includes(canary) };
      if (said.status !== 402 || !said.notice || said.canary) wrong.push([asked.address, how, said]);
    }
    const after = await storedNow();
    const stored = changedTables(before, after);
    if (stored.length > 0) wrong.push([asked.address, "stored", stored]);
    before = after;
  }
  expect(wrong).toEqual([]);
  expect(await countSessions()).toBe(sessionsBefore);
});

test("every open address stays open, and shows nothing of the administration", async () => {
  const wrong: unknown[] = [];
  for (const { address, path } of left) {
    for (const at of entryOf(address, "loader")?.isResource ? [path] : [path, dataOf(path)]) {
      const answer = await get(coach, at);
      const isShown = (await answer.text()).includes(canary);
      if (answer.status === 402 || isShown) wrong.push([at, address, answer.status, isShown]);
    }
  }
  expect(wrong).toEqual([]);
});

const dataOf = (path: string) => (path === "/" ? "/_root.data" : `${path}.data`);

type Answers = [how: string, answer: Response][];

/** As a page or a resource; of a page its own loader alone, too, so that no guard around it answers instead. */
async function readIt({ address, path }: Asked): Promise<Answers> {
  const loader = entryOf(address, "loader");
  if (!loader) return [];
  const page: Answers = [["page", await get(coach, path)]];
  if (loader.isResource) return page;
  const alone = await get(coach, `${dataOf(path)}?_routes=${loader.route}`);
  return [...page, ["loader", alone]];
}

async function postIt({ address, id, path, fields }: Asked): Promise<Answers> {
  const action = entryOf(address, "action");
  if (!action) return [];
  const json = rowOf(address)?.post?.json;
  if (json) return [["post", await postJson(coach, path, json(id))]];
  const sent = Object.fromEntries(fields);
  const router: Answers = action.isResource ? [] : [["router's post", await post(coach, dataOf(path), sent)]];
  return [["post", await post(coach, path, sent)], ...router];
}

test("under the settings the notice stands above what stays open", async () => {
  for (const path of ["/settings/account/info", "/settings/billing", "/settings/account/data"]) {
    const page = await pageOf(coach, path);
    expect(page).toContain(expiredNotice);
    expect(page).toMatch(/<a class="btn btn-primary" [^>]*href="\/subscribe">Activate subscription/);
  }
  expect(await pageOf(coach, "/settings/commissions")).toContain('href="/settings/billing"');
});

test("what was typed into a form that is refused stands on the page", async () => {
  const refused = await post(coach, "/exercises/new", { name: "Sled push with a rope" });
  expect(refused.status).toBe(402);
  expect(await refused.text()).toContain("Sled push with a rope");
});

test("an unknown address is none, and the theme can be switched", async () => {
  expect((await get(coach, "/no/such/page")).status).toBe(404);
  expect((await post(coach, "/theme", { theme: "dark", from: "/all" })).status).toBe(302);
});

test("what was refused would have been stored by many", async () => {
  await subscribe("ACTIVE");
  const written: string[] = [];
  let before = await storedNow();
  for (const asked of closed) {
    await postIt(asked);
    const after = await storedNow();
    if (changedTables(before, after).length > 0) written.push(asked.address);
    before = after;
  }
  expect(written.length).toBeGreaterThan(15);
});

async function subscribe(subscriptionStatus: "ACTIVE" | "CANCELED") {
  const { db } = await testDatabase();
  const subscriptionValidUntil = new Date(subscriptionStatus === "ACTIVE" ? "2100-01-01" : "2026-01-01");
  const licence = subscriptionStatus === "ACTIVE" ? 50 : null;
  const changed = { subscriptionStatus, subscriptionValidUntil, subscriptionMaxUsers: 50, maxUsersOverride: licence };
  await db.update(accounts).set(changed).where(eq(accounts.id, coach.user.accountId));
}

/** A word in everything of the account that has a name or a text, and in a day of each program. */
async function seedCanary(programIds: string[]) {
  const { db } = await testDatabase();
  const { accountId } = coach.user;
  for (const [table, column] of named) {
    const is = sql`account_id = ${accountId} and ${sql.identifier(column)} not like ${`%${canary}%`}`;
    const text = sql`${`${canary} `} || ${sql.identifier(column)}`;
    await db.execute(sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${text} where ${is}`);
  }
  const clients = sql`select user_id from account_clients where account_id = ${accountId}`;
  await db.execute(sql`update users set first_name = ${canary} where id in (${clients})`);
  const isOpen = sql`account_id = ${accountId} and status = 'open'`;
  await db.execute(sql`update invites set email = ${canary} || id || '@invites.test' where ${isOpen}`);
  await seedNotes();
  for (const programId of programIds) await seedDay(programId);
}

const named = [
  ["programs", "name"],
  ["exercises", "name"],
  ["folders", "name"],
  ["client_groups", "name"],
  ["posts", "title"],
  ["set_names", "name"],
] as const;

async function seedNotes() {
  const { db } = await testDatabase();
  const { accountId, id: creatorId } = coach.user;
  const note = { notedOn: "2026-03-02", text: canary, createdAt: new Date() };
  const clients = await db.execute(sql`select user_id from account_clients where account_id = ${accountId}`);
  for (const { user_id } of clients) {
    const userId = String(user_id);
    await db
      .insert(clientNotes)
      .values({ ...note, accountId, creatorId, userId, id: userId })
      .onConflictDoNothing();
  }
}

async function seedDay(programId: string) {
  const { db } = await testDatabase();
  const { accountId, id: updatedBy } = coach.user;
  const id = idOfDay(programId, { day: 1, date: null });
  const document = { ...newWorkout({ id, day: 1, date: null }), name: canary };
  const saved = { version: 1, saveId: id, updatedBy, updatedAt: new Date() };
  const row = { accountId, programId, id, day: 1, restDay: false, document, ...saved };
  await db.insert(workouts).values(row).onConflictDoNothing();
}

async function countSessions() {
  return (await testDatabase()).db.$count(sessions);
}
