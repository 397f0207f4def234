import { eq, sql } from "drizzle-orm";
import pino from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Forbidden, NotFound } from "#app/domain/errors.ts";
import { findMail, listMails, resendMail } from "#app/features/mail/administration.server.ts";
import { composeMail } from "#app/features/mail/compose.server.ts";
import { startWorker as startWorkerOf, type Worker } from "#app/services/jobs/worker.server.ts";
import { deliver, maxTries } from "#app/services/mail/delivery.server.ts";
import { queueMail } from "#app/services/mail/outbox.server.ts";
import { resendMails } from "#app/services/mail/resend.server.ts";
import { mailWork } from "#app/services/mail/work.server.ts";
import { mails } from "#db/schema/mails.ts";
import { hold, letAllGo, untilWaiting } from "#tests/support/database/barrier.ts";
import { type TestDatabase, testDatabase } from "#tests/support/database/database.ts";
import { coachingBusiness, monday } from "#tests/support/people/factory.ts";
import { startMailProvider } from "#tests/support/servers/mail-provider.ts";

const settings = {
  productName: "Macrocycle",
  publicUrl: "https://coaching.test",
  from: "Macrocycle <hello@coaching.test>",
  supportEmail: null,
  secret: "the secret of the tests, long enough for a server",
};

let database: TestDatabase;
let provider: Awaited<ReturnType<typeof startMailProvider>>;
const workers: Worker[] = [];
let lines: { msg?: string }[] = [];
const log = pino({ base: null, timestamp: false }, { write: (line) => lines.push(JSON.parse(line)) });

beforeEach(async () => {
  lines = [];
  database = await testDatabase();
  provider = await startMailProvider();
});

afterEach(async () => {
  await letAllGo();
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  await provider.stop();
  await database.db.delete(mails);
  await database.db.execute(sql`delete from pgboss.job`);
});

function given(baseUrl = provider.url) {
  const compose = (mail: Parameters<typeof composeMail>[0]) => composeMail(mail, settings);
  return { db: database.db, compose, log, now: () => monday, send: resendMails({ key: "re_tests", baseUrl }) };
}

async function startWorker(reportEvery = 3_600_000) {
  const worker = await startWorkerOf({ url: database.url, log, work: [mailWork(given(), 0.5)], reportEvery });
  workers.push(worker);
  return worker;
}

async function queue(recipient: string) {
  const mail = { kind: "passwordChanged", recipient, accountId: null, content: { firstName: "Ana" } } as const;
  await queueMail(database.db, mail, monday);
  const [row] = await database.db.select().from(mails).where(eq(mails.recipient, recipient));
  if (!row) throw new Error("The mail was not written.");
  return row.id;
}

async function stored(id: string) {
  const [row] = await database.db.select().from(mails).where(eq(mails.id, id));
  return row;
}

async function stateOfJob(id: string) {
  const [job] = await database.db.execute<{ state: string }>(sql`select state from pgboss.job where id = ${id}`);
  return job?.state;
}

/** Lets the queue try again now what waits for its next try. */
function hurry() {
  return database.db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`);
}

test("every queued mail is sent once, under its own key, by two workers on one database", async () => {
  const people = Array.from({ length: 12 }, (_, at) => `person${at}@example.test`);
  const ids = await Promise.all(people.map(queue));
  await Promise.all([startWorker(), startWorker()]);
  await expect.poll(() => provider.given.length).toBe(people.length);
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  expect(provider.given.map(({ key }) => key).sort()).toEqual([...ids].sort());
  expect(provider.given.map(({ to }) => to).sort()).toEqual([...people].sort());
  expect(provider.given[0]).toMatchObject({ from: settings.from, authorization: "Bearer re_tests" });
  const rows = await database.db.select().from(mails);
  expect(rows.filter(({ sentAt, attempts }) => sentAt !== null && attempts === 1)).toHaveLength(people.length);
});

test("mails that were queued before there was a worker are sent once there is one", async () => {
  const id = await queue("patient@example.test");
  expect(provider.given).toEqual([]);
  await startWorker();
  await expect.poll(async () => (await stored(id))?.sentAt).toEqual(monday);
});

test("a try that failed is made again with the same key, until the provider takes the mail", async () => {
  provider.answers((_, nth) => [{ status: 429 }, { status: 500 }, "nothing" as const][nth - 1] ?? { status: 200 });
  const id = await queue("again@example.test");
  await startWorker();
  for (let tries = 1; tries <= 3; tries++) {
    await expect.poll(() => provider.given.length).toBe(tries);
    await expect
      .poll(async () => {
        await hurry();
        return provider.given.length;
      })
      .toBeGreaterThan(tries);
  }
  await expect.poll(async () => (await stored(id))?.sentAt).toEqual(monday);
  expect(new Set(provider.given.map(({ key }) => key))).toEqual(new Set([id]));
  expect(provider.delivered()).toHaveLength(1);
  expect(await stored(id)).toMatchObject({ attempts: 4, problem: null, parkedAt: null });
});

test("between tries a mail waits, longer every time", async () => {
  provider.answers(() => ({ status: 500 }));
  const id = await queue("slower@example.test");
  await startWorker();
  const wait = async () => {
    const [job] = await database.db.execute<{ seconds: number }>(
      sql`select extract(epoch from start_after - now())::float8 as seconds from pgboss.job where id = ${id} and state = 'retry'`,
    );
    return job?.seconds ?? 0;
  };
  await expect.poll(wait).toBeGreaterThan(15);
  expect(await wait()).toBeLessThan(41);
  await hurry();
  await expect.poll(wait).toBeGreaterThan(39);
});

test.each([
  [400, "validation_error"],
  [403, "validation_error"],
  [422, "missing_required_field"],
])("what the provider refuses for good with %i is parked at once, with its words", async (status, name) => {
  provider.answers(() => ({ status, name }));
  const id = await queue("refused@example.test");
  await deliver(given(), id);
  const problem = `${name}: because of ${status}`;
  expect(await stored(id)).toMatchObject({ parkedAt: monday, problem, sentAt: null, attempts: 1 });
  await deliver(given(), id);
  expect(provider.given).toHaveLength(1);
});

test.each([
  [401, "missing_api_key"],
  [403, "invalid_api_key"],
  [409, "concurrent_idempotent_requests"],
  [429, "rate_limit_exceeded"],
  [503, "application_error"],
])("what may pass (%i, %s) is tried again, and parked after the last try", async (status, name) => {
  provider.answers(() => ({ status, name }));
  const id = await queue("passing@example.test");
  for (let tries = 1; tries < maxTries; tries++) await expect(deliver(given(), id)).rejects.toThrow(name);
  expect(await stored(id)).toMatchObject({ parkedAt: null, attempts: maxTries - 1 });
  await deliver(given(), id);
  expect(await stored(id)).toMatchObject({ parkedAt: monday, attempts: maxTries });
});

test("a provider that cannot be reached is tried again", async () => {
  const id = await queue("away@example.test");
  await expect(deliver(given("http://127.0.0.1:9"), id)).rejects.toThrow("application_error");
  expect(await stored(id)).toMatchObject({ parkedAt: null, sentAt: null });
});

test("a key that the provider knows with other words was delivered then", async () => {
  provider.answers(() => ({ status: 409, name: "invalid_idempotent_request" }));
  const id = await queue("known@example.test");
  await deliver(given(), id);
  expect(await stored(id)).toMatchObject({ sentAt: monday, parkedAt: null });
});

test("a parked mail that is sent again gets all its tries anew, under the same key, by whatever worker there is", async () => {
  const { ctx } = await coachingBusiness({ roles: ["ADM"] });
  provider.answers((_, nth) => ({ status: nth === 1 ? 422 : 200 }));
  const id = await queue("parked@example.test");
  await startWorker();
  await expect.poll(async () => (await stored(id))?.parkedAt).toEqual(monday);
  await expect.poll(() => stateOfJob(id)).toEqual("completed");
  expect((await listMails(ctx, { show: "", page: 1 })).rows).toMatchObject([
    { id, kind: "Password changed", recipient: "parked@example.test", attempts: 1, state: "parked" },
  ]);
  await workers.pop()?.stop();
  expect(await resendMail(ctx, id)).toMatchObject({ ok: true, recipient: "parked@example.test" });
  expect(await stored(id)).toMatchObject({ parkedAt: null, problem: null, attempts: 0 });
  expect(await stateOfJob(id)).toBe("created");
  expect((await listMails(ctx, { show: "waiting", page: 1 })).total).toBe(1);
  await startWorker();
  await expect.poll(async () => (await stored(id))?.sentAt).toEqual(monday);
  expect(provider.given.map(({ key }) => key)).toEqual([id, id]);
  expect(await listMails(ctx, { show: "", page: 1 })).toEqual({ rows: [], total: 0 });
  expect((await listMails(ctx, { show: "sent", page: 1 })).total).toBe(1);
  expect(await resendMail(ctx, id)).toEqual({
    ok: false,
    problems: { "": ["This mail has been sent in the meantime."] },
  });
});

test("who sends a parked mail again twice at once has it sent once, and nobody but an administrator does", async () => {
  const [{ ctx }, trainer] = [await coachingBusiness({ roles: ["ADM"] }), await coachingBusiness()];
  provider.answers((_, nth) => ({ status: nth === 1 ? 422 : 200 }));
  const id = await queue("twice@example.test");
  await deliver(given(), id);
  await expect(resendMail(trainer.ctx, id)).rejects.toThrow(Forbidden);
  await expect(findMail(trainer.ctx, id)).rejects.toThrow(NotFound);
  expect(await listMails(trainer.ctx, { show: "", page: 1 })).toEqual({ rows: [], total: 0 });
  const letGo = await hold((tx) => tx`select 1 from mails where id = ${id} for no key update`);
  const both = [resendMail(ctx, id), resendMail(ctx, id)];
  await untilWaiting(2);
  await letGo();
  for (const outcome of await Promise.all(both)) expect(outcome).toMatchObject({ ok: true });
  await startWorker();
  await expect.poll(async () => (await stored(id))?.sentAt).toEqual(monday);
  expect(provider.given).toHaveLength(2);
});

test("a worker that is stopped finishes what it sends", async () => {
  const release = provider.holdsAnswers();
  const id = await queue("finished@example.test");
  const worker = await startWorker();
  await expect.poll(() => provider.given.length).toBe(1);
  const stopped = worker.stop();
  release();
  await stopped;
  expect(await stored(id)).toMatchObject({ sentAt: monday, attempts: 1 });
});

test("the log says why a try failed and a mail was parked, and from time to time what the worker did", async () => {
  provider.answers((_, nth) => (nth === 1 ? { status: 500, name: "away" } : { status: 422, name: "gone" }));
  const id = await queue("logged@example.test");
  const worker = await startWorker(100);
  await expect
    .poll(() => hurry().then(() => lines.filter(({ msg }) => msg !== "worker")))
    .toEqual([
      { level: 40, job: "mails", jobId: id, try: 1, reason: "away: because of 500", msg: "job failed" },
      { level: 40, job: "mails", jobId: id, try: 2, reason: "gone: because of 422", msg: "mail parked" },
    ]);
  const said = (mails: object) => ({ level: 30, job: "worker", mails, msg: "worker" });
  await expect.poll(() => lines.at(-1)).toEqual(said({ done: 0, failed: 0 }));
  expect(lines).toContainEqual(said({ done: 0, failed: 1 }));
  await worker.stop();
});
