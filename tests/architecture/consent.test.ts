import { expect, test } from "vitest";
import { read, sourceFiles } from "./source.ts";

/** Only the person makes themself a client (decisions §1): who may write that down is held here. */
const files = sourceFiles(["{app,db,scripts}/**/*.{ts,tsx}"]);
const accept = "app/features/access/accept.server.ts";

function filesWith(pattern: RegExp) {
  return files.filter((path) => pattern.test(read(path)));
}

test("one function stores that somebody is a client", () => {
  expect(filesWith(/\b(insert|merge)\(\s*\w*\.?accountClients\b/)).toEqual([accept]);
  expect(filesWith(/\b(insert|merge|copy)\s+(into\s+)?"?account_clients\b/i)).toEqual([]);
  expect(filesWith(/\baccountClients\s+as\s+\w+/)).toEqual([]);
  expect(read(accept).match(/insert\(accountClients\)/g)).toHaveLength(1);
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
