import { describe, expect, test } from "vitest";
import journal from "#db/migrations/meta/_journal.json" with { type: "json" };
import { listObjections, neverDeleted } from "./additive.ts";
import { read, sourceFiles } from "./source.ts";

/** What a migration does beyond adding, by the beginning of the statement, and why that was right. */
const exceptions: Record<string, Record<string, string>> = {
  "0001_notes-outlive-coaching": {
    'ALTER TABLE "client_notes" DROP CONSTRAINT':
      "Not harmless: erasing a person, the build before it left the notes about them to this cascade. Its servers stop before this one is upgraded to (docs/running.md, Upgrading and going back)",
    'ALTER TABLE "client_notes" ADD CONSTRAINT "client_notes_account_id_accounts_id_fk"':
      "harmless: the build before it writes notes about clients alone, whose account has a row, and no build deletes accounts",
  },
  "0008_drafts-plates-and-calendars": {
    'ALTER TABLE "users" ADD CONSTRAINT "users_barbell_small"':
      "harmless: the build before it does not know the column that the check is about",
  },
  "0009_changes": {
    'CREATE FUNCTION "tell_change"':
      "harmless: the build before it does not know the function, and what its writes make it write refuses nothing",
    'CREATE TRIGGER "program_assignments_told"': "harmless: the same, for each table",
    'CREATE TRIGGER "completions_told"': "harmless: the same",
    'CREATE TRIGGER "drafts_told"': "harmless: the same",
    'CREATE TRIGGER "prescriptions_told"': "harmless: the same",
    'CREATE TRIGGER "readiness_responses_told"': "harmless: the same",
    'CREATE TRIGGER "records_told"': "harmless: the same",
    'CREATE TRIGGER "body_measures_told"': "harmless: the same",
  },
  "0010_rounding-of-assignments": {
    'UPDATE "program_assignments" SET "rounding_step"':
      "harmless: the build before it does not know the column, which is new and filled here alone",
  },
  "0011_start-of-bought-programs": {
    'CREATE OR REPLACE FUNCTION "tell_change"': "harmless: it does the same for the tables that it knew",
    'CREATE TRIGGER "program_purchases_told"': "harmless: what a purchase of the build before it tells refuses nothing",
  },
};

const [, ...later] = journal.entries.map(({ tag }, at) => ({
  tag,
  sql: read(`db/migrations/${tag}.sql`),
  earlier: journal.entries.slice(0, at).map((entry) => read(`db/migrations/${entry.tag}.sql`)),
}));

test.each(later)("$tag adds, and leaves what the previous build uses for a later release", ({ tag, sql, earlier }) => {
  const reasons = Object.keys(exceptions[tag] ?? {});
  const objections = listObjections(sql, earlier);
  expect(objections.filter(({ statement }) => !reasons.some((start) => statement.startsWith(start)))).toEqual([]);
  expect(reasons.filter((start) => !objections.some(({ statement }) => statement.startsWith(start)))).toEqual([]);
});

test("every exception belongs to a migration", () => {
  expect(Object.keys(exceptions).filter((tag) => !later.some((one) => one.tag === tag))).toEqual([]);
});

test("nothing deletes accounts, to which new tables may therefore refer", () => {
  expect(neverDeleted).toEqual(["accounts"]);
  const deleting = sourceFiles(["app/**/*.ts", "db/**/*.ts"]).filter((path) =>
    /\.delete\(accounts\)|delete from "?accounts\b/i.test(read(path)),
  );
  expect(deleting).toEqual([]);
});

describe("what servers of the previous build survive", () => {
  test.each([
    'CREATE TABLE "things" ("id" uuid NOT NULL, CONSTRAINT "named" UNIQUE("id"), CONSTRAINT "some" CHECK ("id" is not null));',
    'CREATE TABLE "things" ("id" uuid);--> statement-breakpoint\nALTER TABLE "things" ADD CONSTRAINT "fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;',
    'CREATE TABLE "things" ("id" uuid);ALTER TABLE "things" ADD CONSTRAINT "fk" FOREIGN KEY ("id") REFERENCES "public"."accounts"("id") ON DELETE no action;',
    'CREATE TABLE "things" ("id" uuid);CREATE UNIQUE INDEX "u" ON "things" USING btree ("id");ALTER TABLE "things" ALTER COLUMN "id" SET NOT NULL;',
    'ALTER TABLE "posts" ADD COLUMN "summary" text;',
    "ALTER TABLE \"posts\" ADD COLUMN \"summary\" text DEFAULT 'it''s; new, not null' NOT NULL;",
    'ALTER TABLE "posts" ADD COLUMN "a" numeric(6, 2), ADD COLUMN "b" text; -- DROP TABLE "posts";',
    'CREATE INDEX "by_day" ON "posts" USING btree ("day") WHERE "day" is not null;',
    'DROP INDEX "by_day";CREATE INDEX "by_day" ON "posts" USING btree ("day","id");',
  ])("%s", (sql) => {
    expect(listObjections(sql)).toEqual([]);
  });
});

describe("what they may not survive", () => {
  test.each([
    ['DROP TABLE "posts";', "not known"],
    ["DROP TYPE mood;", "not known"],
    ["ALTER TYPE mood RENAME VALUE 'good' TO 'fine';", "not known"],
    ['UPDATE "posts" SET "title" = \'\';', "not known"],
    ['ALTER TABLE "posts" DROP COLUMN "title";', "removes or changes"],
    ['ALTER TABLE "posts" ADD COLUMN "a" text, DROP COLUMN "title";', "removes or changes"],
    ['ALTER TABLE "posts" RENAME COLUMN "title" TO "name";', "removes or changes"],
    ['ALTER TABLE "posts" RENAME TO "articles";', "removes or changes"],
    ['ALTER TABLE "posts" ALTER COLUMN "title" SET DATA TYPE varchar(80);', "removes or changes"],
    ['ALTER TABLE "posts" ALTER COLUMN "title" DROP NOT NULL;', "removes or changes"],
    ['ALTER TABLE "posts" ALTER COLUMN "title" DROP DEFAULT;', "removes or changes"],
    ['ALTER TABLE "posts" ALTER COLUMN "title" SET NOT NULL;', "may leave the column out"],
    ['ALTER TABLE "posts" ADD COLUMN "summary" text NOT NULL;', "leaves the column out"],
    ['ALTER TABLE "posts" ADD COLUMN "default" text NOT NULL;', "leaves the column out"],
    ['ALTER TABLE "posts" ADD COLUMN "summary" text UNIQUE;', "brings a constraint"],
    ['ALTER TABLE "posts" ADD CONSTRAINT "c" CHECK ("posts"."title" <> \'\');', "may break the constraint"],
    ['ALTER TABLE "posts" ADD CONSTRAINT "u" UNIQUE("title");', "may break the constraint"],
    ['ALTER TABLE "posts" DROP CONSTRAINT "c";', "may rely on the constraint"],
    ['CREATE UNIQUE INDEX "u" ON "posts" USING btree ("title");', "may not be unique"],
    ['DROP INDEX "by_day";', "may need the index"],
    ['DROP INDEX "u";CREATE INDEX "u" ON "posts" USING btree ("title");', "in ON CONFLICT"],
    [
      'CREATE TABLE "things" ("id" uuid);ALTER TABLE "things" ADD CONSTRAINT "fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE no action;',
      "could not delete from users",
    ],
    [
      'CREATE TABLE "things" ("a" uuid REFERENCES users (id), "b" uuid REFERENCES posts (id) ON DELETE cascade);',
      "could not delete from users",
    ],
  ])("%s", (sql, reason) => {
    const earlier = ['CREATE UNIQUE INDEX "u" ON "posts" USING btree ("title");'];
    expect(listObjections(sql, earlier)).toEqual([
      { statement: expect.any(String), reason: expect.stringContaining(reason) },
    ]);
  });
});
