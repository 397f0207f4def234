import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrateDatabase } from "#db/migrate.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import { migrateBefore } from "#tests/support/migrate-before.ts";

/** Clients and invitations from before consent was asked, and what the migration makes of them. */

let database: Awaited<ReturnType<typeof emptyDatabase>>;
let sql: postgres.Sql;

const id = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, "0")}`;
const [coach, other, home] = [id(1), id(2), id(3)];
/** By an invitation; without one; of two businesses; no longer coached; with a role alone; who was invited twice. */
const [invited, added, shared, gone, partner, twice] = [id(11), id(12), id(13), id(14), id(15), id(16)];
// why: once drizzle has migrated by this client, it answers with times as texts
const since = "2026-01-05 09:00:00+00";
const sent = "2026-01-02 09:00:00+00";

beforeAll(async () => {
  database = await emptyDatabase();
  sql = postgres(database.url, { max: 1, onnotice: () => {} });
  await migrateBefore(sql, "_consent");
  await sql`insert into accounts (id, name) values (${coach}, 'Coach'), (${other}, 'Other'), (${home}, 'Home')`;
  for (const userId of [invited, added, shared, gone, partner, twice]) await person(userId);
  for (const [accountId, userId] of [
    [coach, invited],
    [coach, added],
    [coach, shared],
    [other, shared],
    [coach, twice],
  ] as const) {
    await sql`insert into account_clients (account_id, user_id, created_at) values (${accountId}, ${userId}, ${since})`;
  }
  await invitation(21, coach, { user: invited, isClient: true });
  await invitation(22, other, { user: shared, isClient: true, isTrainer: true });
  await invitation(23, coach, { user: gone, isClient: true });
  await invitation(24, coach, { user: partner, isPartner: true });
  await invitation(25, coach, { user: null, isClient: true });
  await invitation(26, other, { user: null, isClient: true, isPartner: true });
  // why: once for a role, and once more as a client, before there were two parts of one invitation
  await invitation(27, coach, { user: twice, isTrainer: true });
  await invitation(28, coach, { user: twice, isClient: true });
  await migrateDatabase(database.url);
});

afterAll(async () => {
  await sql.end();
  await database.drop();
});

const emailOf = (userId: string) => `${userId.slice(-2)}@people.test`;

async function person(userId: string) {
  await sql`insert into users (account_id, id, email, first_name, last_name, sort_name, search_name)
    values (${home}, ${userId}, ${emailOf(userId)}, 'Luka', 'Kovač', 'kovac', 'kovac')`;
  await sql`insert into user_emails values (${emailOf(userId)}, ${home}, ${userId})`;
}

type Asked = { user: string | null; isClient?: boolean; isPartner?: boolean; isTrainer?: boolean };

/** Accepted by the user; open where there is none. */
async function invitation(number: number, accountId: string, { user, isClient, isPartner, isTrainer }: Asked) {
  const [email, acceptedOn] = user ? [emailOf(user), since] : [`open${number}@people.test`, null];
  await sql`insert into invites (account_id, id, email, is_client, is_partner, is_trainer, created_at, sent_on,
      accepted_on, accepted_user_id)
    values (${accountId}, ${id(number)}, ${email}, ${isClient ?? false}, ${isPartner ?? false}, ${isTrainer ?? false},
      ${sent}, ${sent}, ${acceptedOn}, ${user})`;
}

type Row = {
  id: string;
  account_id: string;
  status: string;
  client_accepted_on: string | null;
  roles_accepted_on: string | null;
  closed_on: string | null;
};

const readInvites = () => sql<Row[]>`select * from invites order by id`;
const told = ({ status, client_accepted_on, roles_accepted_on, closed_on }: Row) => [
  status,
  client_accepted_on !== null,
  roles_accepted_on !== null,
  closed_on !== null,
];

test("each invitation has its state, and says which of its parts was accepted", async () => {
  const rows = await readInvites();
  const byId = new Map(rows.map((row) => [row.id, told(row)]));
  const of = (number: number) => byId.get(id(number));
  expect(of(21)).toEqual(["accepted", true, false, false]);
  expect(of(22)).toEqual(["accepted", true, true, false]);
  expect(of(23)).toEqual(["ended", true, false, true]);
  expect(of(24)).toEqual(["accepted", false, true, false]);
  expect([of(25), of(26)]).toEqual([
    ["open", false, false, false],
    ["open", false, false, false],
  ]);
  expect([of(27), of(28)]).toEqual([
    ["accepted", false, true, false],
    ["accepted", true, false, false],
  ]);
});

test("each relation has one accepted invitation, which those without one were given", async () => {
  const relations = await sql`select account_clients.account_id as account, account_clients.user_id as user,
      count(invites.id)::int as invitations
    from account_clients left join invites on invites.account_id = account_clients.account_id
      and invites.accepted_user_id = account_clients.user_id and invites.is_client and invites.status = 'accepted'
    group by 1, 2`;
  expect(relations.map(({ invitations }) => invitations)).toEqual([1, 1, 1, 1, 1]);
  const known = Array.from({ length: 8 }, (_, at) => id(21 + at));
  const made = await sql`select account_id, email, is_client, is_trainer, accepted_user_id, sent_on, accepted_on,
      client_accepted_on, quiet_until from invites where not (id = any(${known})) order by accepted_user_id`;
  const asClient = { account_id: coach, is_client: true, is_trainer: false, sent_on: since, accepted_on: since };
  expect(made.map((row) => ({ ...row }))).toEqual(
    [added, shared].map((user) => ({
      ...{ ...asClient, email: emailOf(user), accepted_user_id: user, client_accepted_on: since, quiet_until: null },
    })),
  );
});

test("relations stay since when they were, and their people are to be told once", async () => {
  const relations = await sql`select is_notice_due, created_at from account_clients`;
  expect(relations.map((row) => ({ ...row }))).toEqual(
    Array.from({ length: 5 }, () => ({ is_notice_due: true, created_at: since })),
  );
  await sql`insert into account_clients (account_id, user_id) values (${other}, ${added})`;
  const [fresh] =
    await sql`select is_notice_due from account_clients where user_id = ${added} and account_id = ${other}`;
  expect(fresh?.is_notice_due).toBe(false);
});

test("one invitation of an e-mail can be open in a business, and a closed one says when it was closed", async () => {
  const email = "open25@people.test";
  const again = (status: string, closedOn: string | null) => sql`insert into invites
      (account_id, id, email, is_client, created_at, sent_on, status, closed_on)
    values (${coach}, gen_random_uuid(), ${email}, true, ${sent}, ${sent}, ${status}, ${closedOn})`;
  await expect(again("open", null)).rejects.toThrow("invites_open");
  await expect(again("declined", null)).rejects.toThrow("invites_closed");
  await expect(again("declined", since)).resolves.toBeDefined();
});
