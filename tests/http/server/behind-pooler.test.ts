import { eq, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { paths } from "#app/paths.ts";
import { confirmTerms } from "#app/services/terms.server.ts";
import { openDatabase } from "#db/client.ts";
import { invites } from "#db/schema/access.ts";
import { completions } from "#db/schema/completions.ts";
import { charges } from "#db/schema/sales.ts";
import { findPooler } from "#scripts/check/find-pooler.ts";
import { type Sandbox, startSandbox } from "#scripts/sandbox/server.ts";
import { ask } from "#tests/http/api/ask.ts";
import { send } from "#tests/http/kit/typed-posts.ts";
import { readWeek, writeWeek } from "#tests/http/programs/texts.ts";
import { didOf, givenAthlete } from "#tests/integration/athletes/completions/given.ts";
import { givenProgram } from "#tests/integration/programs/given.ts";
import { emptyDatabase, testDatabase } from "#tests/support/database/database.ts";
import { type Pooler, startPooler } from "#tests/support/database/pooler.ts";
import { callerAs } from "#tests/support/http/api.ts";
import { hiddenFields } from "#tests/support/http/html.ts";
import { get, pageOf, post, sessionOf, visitorAs } from "#tests/support/http/visitor.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { startMailProvider } from "#tests/support/servers/mail-provider.ts";
import { sessionSecret, spawnServer, startServer, type TestServer } from "#tests/support/servers/server.ts";
import { makePackage } from "#tests/support/things.ts";

/**
 * Proves that two servers behind PgBouncer with transaction pooling do what people come for. Its few connections are
 * everybody's, so that whatever a session would keep gets lost or meets somebody else.
 */
const isMissing = !findPooler();

test.runIf(isMissing && process.env.CI)("PgBouncer is installed wherever CI runs", () => {
  throw new Error("PgBouncer is not installed (Debian: apt-get install pgbouncer).");
});

describe.skipIf(isMissing)("behind PgBouncer (skipped where it is not installed)", () => {
  let pooler: Pooler;
  let url: string;
  let settings: Record<string, string>;
  let sandbox: Sandbox;
  let provider: Awaited<ReturnType<typeof startMailProvider>>;
  let first: TestServer;
  let second: TestServer;

  beforeAll(async () => {
    ({ url } = await testDatabase());
    pooler = await startPooler(url);
    sandbox = await startSandbox();
    provider = await startMailProvider();
    settings = { DATABASE_POOLER: "true", DATABASE_URL: pooler.urlOf(url), DATABASE_DIRECT_URL: url };
    const paying = { BRAINTREE_SANDBOX_URL: sandbox.url, BRAINTREE_3D_SECURE: "off" };
    const sending = { RESEND_API_KEY: "re_tests", RESEND_BASE_URL: provider.url, PUBLIC_URL: "https://pooled.test" };
    const start = () => startServer({ ...settings, ...paying, ...sending });
    [first, second] = await Promise.all([start(), start()]);
  });

  afterAll(async () => {
    await pooler?.stop();
    await sandbox?.stop();
    await provider?.stop();
  });

  test("somebody signs up with one server, gets one mail, and activates and logs in with the other", async () => {
    const [email, password] = ["ana@pooled.test", "correct horse battery"];
    const names = { name: "Ana", surname: "Kovač", password, repeatPassword: password, terms: "on" };
    expect((await post(first, paths.signUp(), { ...names, id: newId(), email })).status).toBe(302);
    const given = () => provider.given.filter(({ to }) => to === email);
    await expect.poll(() => given().length).toBe(1);
    const link = /https:\/\/pooled\.test(\/activate-account\/[^"\s]+)/.exec(given()[0]?.html ?? "")?.[1] ?? "";
    expect(await (await post(second, link)).text()).toContain("Your account is active.");
    const cookie = sessionOf(await post(second, paths.login(), { email, password }));
    expect((await get({ url: first.url, cookie }, "/")).status).toBe(200);
    expect(given()).toHaveLength(1);
  });

  test("a week that one server saves is read by the other", async () => {
    const { user, ctx } = await coachingBusiness();
    const address = `/manage-program/${await givenProgram(ctx)}/text?week=1`;
    const text = "== Monday, day 1\nBack squat 5x5 @80%\n";
    const written = await writeWeek(await visitorAs(first, user), address, text);
    expect(written).toMatch(/^Back squat +5x5 @80%$/m);
    expect(await readWeek(await visitorAs(second, user), address)).toBe(written);
  });

  test("an import begun with one server is confirmed with the other", async () => {
    const { user, ctx, account } = await coachingBusiness({ licence: 50 });
    const [here, there] = [await visitorAs(first, user), await visitorAs(second, user)];
    const text = 'name,email,group\nAna Kos,ana@import.test,Juniors\nBo Li,bo@import.test,"Back\\slash"';
    const at = (await post(here, paths.importClients(), { id: newId(), text })).headers.get("Location") ?? "";
    expect(await pageOf(there, at)).toContain("bo@import.test");
    const columns = { email: "1", name: "0", group: "2", encoding: "utf-8", press: "invite" };
    const lines: [string, string][] = [
      ["lines", "2"],
      ["lines", "3"],
    ];
    const answer = await send(there, at, [...Object.entries(columns), ...lines], false);
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, `${at}/sent`]);
    expect(await ctx.db.$count(invites, eq(invites.accountId, account.id))).toBe(2);
    const list = await pageOf(here, "/clients?show=invites");
    for (const group of ["Juniors", "Back\\slash"]) expect(list).toContain(group);
  });

  test("a workout that an app sends is there once, whichever server it asks", async () => {
    const { athlete, programId, day } = await givenAthlete();
    const [here, there] = [await callerAs(first, athlete.user), await callerAs(second, athlete.user)];
    const done = didOf(programId, day, [[5, 100]]);
    const sent = [
      await ask(here, "POST", "/workoutcompletions", done),
      await ask(there, "POST", "/workoutcompletions", done),
    ];
    expect(sent.map(({ status }) => status)).toEqual([201, 201]);
    expect((await ask(there, "GET", `/workoutcompletions/${done.id}`)).json.completedWorkout.volumeLoad).toBe(500);
    expect(await athlete.ctx.db.$count(completions, eq(completions.id, done.id))).toBe(1);
  });

  test("a payment that is pressed with both servers charges once", async () => {
    const { user, ctx, account } = await coachingBusiness();
    await confirmTerms(ctx.db, user, ctx.now);
    const path = `/payment/${await makePackage(user)}`;
    const [here, there] = [await visitorAs(first, user), await visitorAs(second, user)];
    const { id = "" } = hiddenFields(await pageOf(here, path));
    const fields = { id, nonce: "fake-valid-nonce", shown: "1900", card: "" };
    for (const { status, headers } of [await post(here, path, fields), await post(there, path, fields)]) {
      expect([status, headers.get("Location")]).toEqual([302, "/payment-complete/success"]);
    }
    expect(await ctx.db.$count(charges, eq(charges.accountId, account.id))).toBe(1);
  });

  test("many pages at once share the few connections", async () => {
    const { user } = await coachingBusiness();
    const visitors = [await visitorAs(first, user), await visitorAs(second, user)];
    const addresses = ["/", "/programs", "/exercises", "/clients", "/exercises?search=squat", paths.folders()];
    const asked = Array.from({ length: 5 }, () => visitors.flatMap((who) => addresses.map((path) => get(who, path))));
    const statuses = (await Promise.all(asked.flat())).map(({ status }) => status);
    // why: a busy machine's server asks some to come back
    expect([200, 503]).toEqual(expect.arrayContaining([...new Set(statuses)]));
    for (const who of visitors) for (const path of addresses) expect((await get(who, path)).status).toBe(200);
  });

  test("nothing that a session would keep is left on the connections", async () => {
    const pool = openDatabase(pooler.urlOf(url), { max: 8, prepare: false });
    const left = sql`select (select count(*) from pg_prepared_statements) + (select count(*) from pg_cursors)
      + (select count(*) from pg_listening_channels())
      + (select count(*) from pg_locks where pid = pg_backend_pid() and locktype = 'advisory') as count`;
    const found = await Promise.all(Array.from({ length: 20 }, () => pool.db.execute<{ count: string }>(left)));
    await pool.end();
    expect(found.flatMap((rows) => rows.map(({ count }) => count))).toEqual(Array(20).fill("0"));
  });

  test("every connection through the pooler has the limits of pages, and those of scripts have their own", async () => {
    const ask = `select string_agg(concat(name, '=', setting), ' ' order by name) as limits from pg_settings
      where name in ('lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout')`;
    const limitsAt = async (address: string, prepare: boolean) => {
      const pool = openDatabase(address, { max: 1, prepare });
      const [row] = await pool.db.execute<{ limits: string }>(ask);
      await pool.end();
      return row?.limits;
    };
    const pages = "idle_in_transaction_session_timeout=30000 lock_timeout=2500 statement_timeout=3300";
    const found = await Promise.all(Array.from({ length: 8 }, () => limitsAt(pooler.urlOf(url), false)));
    expect(new Set(found)).toEqual(new Set([pages]));
    const scripts = "idle_in_transaction_session_timeout=300000 lock_timeout=30000 statement_timeout=30000";
    expect(await limitsAt(url, true)).toBe(scripts);
  });

  test.each<[string, Record<string, string>, string]>([
    ["DATABASE_POOLER is not set", { DATABASE_POOLER: "", DATABASE_DIRECT_URL: "" }, "A pooler answers where"],
    ["both addresses lead to the pooler", { DATABASE_DIRECT_URL: "pooler" }, "A pooler answers where migrations need"],
    ["they lead to different databases", { DATABASE_DIRECT_URL: "other" }, "lead to different databases"],
  ])("no server starts when %s; it says so in a sentence", async (_name, change, sentence) => {
    const other = await emptyDatabase();
    const direct = { pooler: pooler.urlOf(other.url), other: other.url }[change.DATABASE_DIRECT_URL ?? ""];
    const changed = { ...settings, ...change, ...(direct ? { DATABASE_DIRECT_URL: direct } : {}) };
    const server = await spawnServer({ DEMO: "1", SESSION_SECRET: sessionSecret, ...changed });
    expect(await server.exited).toBe(1);
    expect(server.errors()).toContain(sentence);
    expect(server.errors()).not.toMatch(/^ +at /m);
    await other.drop();
  });

  test("without its pooler a server is not ready, though its database is there", async () => {
    const status = async () => (await fetch(`${first.url}/health/ready`)).status;
    expect(await status()).toBe(200);
    await pooler.stop();
    await expect.poll(status).toBe(503);
  });
});
