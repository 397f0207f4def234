import { expect, test } from "vitest";
import { read, sourceFiles } from "./source.ts";

/** Only the person makes themself a client (decisions §1): who may write that down is held here. */
const files = sourceFiles(["{app,db,scripts}/**/*.{ts,tsx,sql}"]);
const accept = "app/features/access/accept.server.ts";
const closeNotice = "app/features/coaching/mutations.server.ts";

const inserted = /\b(insert|merge)\(\s*\w*\.?accountClients\b/;
const updated = /\bupdate\(\s*\w*\.?accountClients\b/;
/** In SQL, by its name or by the table put into the statement. */
const written =
  /\b(insert\s+into|merge\s+into|copy|update)\s+(only\s+)?("?public"?\.)?("?account_clients\b|\$\{\s*\w*\.?accountClients\b)/i;

function filesWith(pattern: RegExp) {
  return files.filter((path) => pattern.test(read(path)));
}

test("one function stores that somebody is a client, and one changes such a row", () => {
  expect(filesWith(inserted)).toEqual([accept]);
  expect(filesWith(updated)).toEqual([closeNotice]);
  expect(filesWith(written)).toEqual([]);
  expect(filesWith(/\baccountClients\s+as\s+\w+/)).toEqual([]);
  expect(read(accept).match(/insert\(accountClients\)/g)).toHaveLength(1);
  expect(read(closeNotice).match(/update\(accountClients\)/g)).toHaveLength(1);
});

test.each([
  "insert into account_clients (account_id) values (1)",
  'INSERT INTO "account_clients" DEFAULT VALUES',
  'insert into "public"."account_clients" select 1',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: why: as it is written in the code
  "insert into ${accountClients} values (1)",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: why: as it is written in the code
  "update ${accountClients} set user_id = 1",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: why: as it is written in the code
  "merge into ${schema.accountClients} using users on true",
  "update only account_clients set user_id = 1",
  "copy account_clients from stdin",
])("a statement of one's own is noticed: %s", (statement) => {
  expect(statement).toMatch(written);
});

test("two acceptances call it, and the demo's data", () => {
  expect(filesWith(/\bstoreRelations\b/)).toEqual([accept, "scripts/demo-data/store-people.ts"]);
  expect(filesWith(/\bacceptParts\b/)).toEqual([
    accept,
    "app/features/access/invitations.server.ts",
    "app/features/coaching/mutations.server.ts",
  ]);
  expect(filesWith(/\bacceptByLink\b/)).toEqual([
    "app/features/access/invitations.server.ts",
    "app/features/access/sign-up.server.ts",
  ]);
});
