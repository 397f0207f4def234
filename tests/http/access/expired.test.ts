import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { expiredNotice } from "#app/domain/access/expired.ts";
import { newWorkout } from "#app/domain/workout/document/create.ts";
import { idOfDay } from "#app/features/workouts/queries.server.ts";
import { accounts } from "#db/schema/accounts.ts";
import { clientNotes } from "#db/schema/notes.ts";
import { workouts } from "#db/schema/programs.ts";
import { type Person, rowOf, validPost } from "#tests/http/kit/valid-posts.ts";
import { builtEntries } from "#tests/support/built-routes.ts";
import { testDatabase } from "#tests/support/database.ts";
import { coachingBusiness } from "#tests/support/factory.ts";
import { unescaped } from "#tests/support/html.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { cookieOf, get, pageOf, post, postJson } from "#tests/support/visitor.ts";

/**
 * Every address of the build is asked by a coach whose subscription has expired: as a page, as data, as a resource, and
 * by a valid post. Nothing of the account is served and nothing stored, but where decisions §2 leaves it open. A new
 * route is found by itself.
 */
const canary = "zxcanaryxz";

/** What stays open: Account, Billing, the way to pay, support; and what is nobody's administration. */
const open =
  /^\/settings$|^\/(me|settings\/(account|billing)|subscribe|billing-info|payment|payment-complete|support|theme|files)(\/|$)/;

let server: TestServer;
let coach: Person;

beforeAll(async () => {
  // why: mails of valid posts are sent in their own time, which is noted down
  server = await startServer({ WORKER: "off" });
  const { user } = await coachingBusiness({ roles: ["TRN", "PAR", "WRT"], licence: 50 });
  coach = { url: server.url, cookie: await cookieOf(user), user, roles: ["TRN", "PAR", "WRT"], email: user.email };
});

const entries = builtEntries().filter(({ address }) => address.startsWith("/") && rowOf(address));
const addresses = [...new Set(entries.map(({ address }) => address))];
const closed = addresses.filter((address) => !open.test(address) && address !== "/*");
const written: string[] = [];

test("there are addresses of both kinds", () => {
  expect([closed.length > 80, addresses.filter((address) => open.test(address)).length > 12]).toEqual([true, true]);
});

const entryOf = (address: string, kind: "loader" | "action") =>
  entries.find((entry) => entry.address === address && entry.kind === kind);

test.each(closed)("%s serves the notice alone and stores nothing", async (address) => {
  await subscribe("ACTIVE");
  const valid = await validPost(address, coach);
  await seedCanary(rowOf(address)?.thing === "program" ? valid.id : null);
  await subscribe("CANCELED");

  const stored = await rows();
  for (const answer of [...(await readIt(address, valid.path)), ...(await postIt(address, valid))]) {
    const text = unescaped(await answer.text());
    expect([answer.status, text.includes(expiredNotice), text.includes(canary)]).toEqual([402, true, false]);
  }
  expect(await rows()).toEqual(stored);

  // why: shows that what was refused was a valid post
  await subscribe("ACTIVE");
  const before = await rows();
  await postIt(address, valid);
  if ((await rows()).join() !== before.join()) written.push(address);
});

const dataOf = (path: string) => (path === "/" ? "/_root.data" : `${path}.data`);

/** As a page or a resource; a page as its data, too, and as that of its own loader alone. */
async function readIt(address: string, path: string) {
  const loader = entryOf(address, "loader");
  if (!loader) return [];
  const page = await get(coach, path);
  if (loader.isResource) return [page];
  return [page, await get(coach, dataOf(path)), await get(coach, `${dataOf(path)}?_routes=${loader.route}`)];
}

/** As a page posts it without script, and as the router does. */
async function postIt(address: string, { id, path, fields }: Awaited<ReturnType<typeof validPost>>) {
  const action = entryOf(address, "action");
  if (!action) return [];
  const json = rowOf(address)?.post?.json;
  if (json) return [await postJson(coach, path, json(id))];
  const sent = Object.fromEntries(fields);
  return [await post(coach, path, sent), ...(action.isResource ? [] : [await post(coach, dataOf(path), sent)])];
}

test("what was refused would have been stored by many", () => {
  expect(written.length).toBeGreaterThan(15);
});

test.each(addresses.filter((address) => open.test(address)))(
  "%s stays open, and shows nothing of the administration",
  async (address) => {
    await subscribe("ACTIVE");
    const { path } = await validPost(address, coach);
    await seedCanary(null);
    await subscribe("CANCELED");
    for (const at of [path, `${path}.data`]) {
      const answer = await get(coach, at);
      expect(answer.status).not.toBe(402);
      expect(await answer.text()).not.toContain(canary);
    }
  },
);

test("under the settings the notice stands above what stays open", async () => {
  await subscribe("CANCELED");
  for (const path of ["/settings/account/info", "/settings/billing", "/settings/account/data"]) {
    const page = await pageOf(coach, path);
    expect(page).toContain(expiredNotice);
    expect(page).toMatch(/<a class="btn btn-primary" [^>]*href="\/subscribe">Activate subscription/);
  }
  expect(await pageOf(coach, "/settings/commissions")).toContain('href="/settings/billing"');
});

test("what was typed into a form that is refused stands on the page", async () => {
  await subscribe("CANCELED");
  const refused = await post(coach, "/exercises/new", { name: "Sled push with a rope" });
  expect(refused.status).toBe(402);
  expect(await refused.text()).toContain("Sled push with a rope");
});

test("an unknown address is none, and the theme can be switched", async () => {
  await subscribe("CANCELED");
  expect((await get(coach, "/no/such/page")).status).toBe(404);
  expect((await post(coach, "/theme", { theme: "dark", from: "/all" })).status).toBe(302);
});

async function subscribe(subscriptionStatus: "ACTIVE" | "CANCELED") {
  const { db } = await testDatabase();
  const subscriptionValidUntil = new Date(subscriptionStatus === "ACTIVE" ? "2100-01-01" : "2026-01-01");
  const licence = subscriptionStatus === "ACTIVE" ? 50 : null;
  const changed = { subscriptionStatus, subscriptionValidUntil, subscriptionMaxUsers: 50, maxUsersOverride: licence };
  await db.update(accounts).set(changed).where(eq(accounts.id, coach.user.accountId));
}

/** A word in everything of the account that has a name or a text, and in a day of the program. */
async function seedCanary(programId: string | null) {
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
  if (programId) await seedDay(programId);
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

/** What a request, or the server's own clock, notes down of itself. */
const ofTheServer = ["rate_limits", "jobs", "job_marks"];

/** All that is stored, but for that. */
async function rows() {
  const { db } = await testDatabase();
  const found = await db.execute(sql`select tablename from pg_tables where schemaname = 'public' order by tablename`);
  const tables = found.map(({ tablename }) => String(tablename)).filter((name) => !ofTheServer.includes(name));
  const hashes = tables.map((name) => {
    const hash = sql`md5(coalesce(string_agg(row::text, ',' order by row::text), ''))`;
    return sql`select ${name}::text as name, ${hash} as hash from ${sql.identifier(name)} as row`;
  });
  const answer = await db.execute(sql.join(hashes, sql` union all `));
  return answer.map(({ name, hash }) => `${name} ${hash}`).sort();
}
