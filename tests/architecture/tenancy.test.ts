import { getTableConfig } from "drizzle-orm/pg-core";
import { describe, expect, test } from "vitest";
import { hasAccount, keysOf, schemaTables } from "./schema-tables.ts";

/** Tables without an account, the same for everybody, and why. */
const reference: Record<string, string> = {
  accounts: "the accounts themselves",
  difficulties: "catalogue",
  set_types: "catalogue",
  trackables: "catalogue",
  question_categories: "catalogue",
  questions: "catalogue",
  question_answers: "catalogue",
  exercise_categories: "catalogue, kept by administrators",
  exercise_subcategories: "catalogue, kept by administrators",
  jobs: "the server's own, of no account",
  job_marks: "the server's own, of no account",
  credit_note_counters: "credit notes are numbered over all accounts, without a gap",
  invoice_counters: "invoices are numbered over all accounts, without a gap",
  packages: "what the platform sells, kept by administrators",
  passkey_challenges: "asked of people who are not known yet",
  webhook_events: "what the gateway sent, known by its hash before anybody's account is",
  rate_limits: "counts attempts of people who are not known yet",
};

/** Keys and indexes that do not begin with the account, and why. */
const exceptions: Record<string, string> = {
  "user_emails primary key": "an e-mail is unique over all accounts, and found before its account is known",
  "sessions primary key": "found by its token's hash, before the account is known",
  "refresh_tokens primary key": "found by the token's hash, before the account is known",
  refresh_tokens_of_family: "a family is one user's, and is revoked by its id",
  refresh_tokens_by_expiry: "what is over is removed over all accounts",
  personal_tokens_by_expiry: "who is told of the end of a token is looked for in all accounts",
  personal_tokens_by_hash: "found by the token's hash, before the account is known",
  "passkeys primary key": "found by the id that its authenticator gave it, before the account is known",
  files_by_id: "a file's address names no account",
  exercises_by_id: "administrators look them up by id alone",
  programs_by_id: "administrators look them up by id alone",
  posts_newest: "the list shows the posts of all accounts, the newest first",
  posts_by_id: "every writer looks posts of all accounts up by their id alone",
  posts_by_image: "an image is found through the post that shows it, by whoever may see that",
  exercises_by_image: "an image is found through the exercise that shows it, by whoever may see that",
  programs_by_image: "an image is found through the program that shows it, by whoever may see that",
  invites_by_email: "people see the invitations of all accounts that wait for them",
  invites_to_remind: "the hourly job reminds people of all accounts, the oldest invitation first",
  "link_tokens primary key": "found by the id in its address, before the account is known",
  "mails primary key": "the provider and the queue know a mail by its id, and some are of no account",
  mails_by_time: "the outbox is read whole, the newest first, by who looks after the product",
  mails_unsent: "what is parked or waits is read whole, the newest first, by administrators",
  client_notes_about: "what coaches of all accounts noted about somebody is deleted with the person",
  account_clients_by_user: "whose client somebody is, is asked by their id alone",
  payment_attempts_to_resume: "what was left half done is found over all accounts, the oldest first",
  subscriptions_by_id: "a webhook names a subscription by its id alone",
  subscriptions_due: "what the clock has to do is found over all accounts",
  subscriptions_by_package: "a package that was sold is not deleted, whoever bought it",
  "reconciliations primary key": "read whole by administrators, and some are of no account",
  reconciliations_by_time: "read whole by administrators, the newest first",
  reconciliations_open: "what is still open is looked at every night, over all accounts",
  charges_by_transaction: "a charge of the gateway is recorded once, before its account is looked at",
  charges_by_time: "the books are compared with the gateway's over all accounts",
  selling_records_by_time: "administrators list the sales of all accounts, the newest first",
  selling_records_by_type: "administrators list the sales of all accounts, of one type",
  selling_records_by_partner: "a partner's sales are bought by other accounts",
  selling_records_by_package: "a package that was sold is not deleted, whoever bought it",
  selling_records_by_program: "a program's sales are bought by other accounts",
  credit_notes_by_number: "credit notes are numbered over all accounts, without a gap",
  invoices_by_number: "invoices are numbered over all accounts, without a gap",
  invoices_by_id: "administrators open the invoices of all accounts by their id alone",
  invoices_by_day: "administrators list the invoices of all accounts, the newest first",
  program_assignments_by_program: "a program that was bought is followed by clients of other accounts",
  program_purchases_by_program: "a program is bought by other accounts",
  users_by_image: "a picture is found through the person whose it is, by whoever may see them",
  users_in_order: "administrators list the users of all accounts, by name",
  completion_comments_of_athlete: "a completion and the comments on it stand in two accounts, and go together",
  completion_comments_newest: "administrators list the comments of all accounts, the newest first",
  completions_of_image: "an image is found through the completion that shows it, by whoever may see that",
  changes_by_time: "what was told long ago is removed over all accounts",
  drafts_by_update: "what was not saved for a month is removed over all accounts",
  prescriptions_by_last_shown: "what nothing names any more is removed over all accounts",
  users_by_id: "an account knows its guests, who have accounts of their own, by id alone",
};

const tables = await schemaTables();
const tenants = tables.filter((table) => !(table.name in reference));

describe.each(tenants.map((table) => [table.name, table] as const))("%s", (_name, table) => {
  test("has a primary key", () => {
    expect(keysOf(table).some(({ name }) => name.endsWith("primary key"))).toBe(true);
  });

  const held = keysOf(table).filter(({ name }) => !(name in exceptions));
  test.each(held)("$name begins with the account", ({ columns }) => {
    expect(columns[0]).toBe("accountId");
  });

  test("refers to other accounts' rows never", () => {
    for (const key of table.foreignKeys) {
      const { columns, foreignTable, foreignColumns } = key.reference();
      const other = getTableConfig(foreignTable).name;
      if (other in reference) continue;
      expect([other, columns[0]?.name, foreignColumns[0]?.name]).toEqual([other, "accountId", "accountId"]);
    }
  });
});

test("tables without an account are the reference tables, and the lists name nothing that is gone", () => {
  const names = tables.map((table) => table.name);
  const keys = tables.flatMap(keysOf).map(({ name }) => name);
  const withoutAccount = tables.filter((table) => !hasAccount(table));
  expect(withoutAccount.map((table) => table.name).sort()).toEqual(Object.keys(reference).sort());
  expect(names).toEqual(expect.arrayContaining(Object.keys(reference)));
  expect(keys).toEqual(expect.arrayContaining(Object.keys(exceptions)));
});

test("ids are made in the app, so that a row's account and id are known before it is written", () => {
  const made = tables.flatMap((table) =>
    table.columns.filter((column) => column.name === "id" && (column.hasDefault || column.getSQLType() !== "uuid")),
  );
  expect(made).toEqual([]);
});
