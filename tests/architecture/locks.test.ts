import { describe, expect, test } from "vitest";
import type { Tx } from "#db/client.ts";
import { inOrder } from "#db/lock-order.ts";
import { accountClients, accounts, users } from "#db/schema/accounts.ts";
import { files } from "#db/schema/files.ts";
import { read, sourceFiles } from "./source.ts";

const sources = sourceFiles(["app/**/*.ts", "db/**/*.ts", "scripts/demo-data/**/*.ts"]);

test("rows are locked by the functions of db/locks.ts, or by queries that ask it for their strength", () => {
  const byHand = sources.filter((path) => /\.for\((?!inOrder\()/.test(withoutComments(read(path))));
  expect(byHand).toEqual([]);
});

/** Rows of an athlete that a completion names, locked within the statement that locks the athlete. */
const inSql = ["app/features/completions/athlete.server.ts"];

test("no other SQL locks rows", () => {
  const raw = /\bfor\s+(no\s+key\s+update|update|key\s+share|share)\b|pg_(try_)?advisory/i;
  const byHand = sources.filter((path) => raw.test(withoutComments(read(path))) && path !== "db/migrate.ts");
  expect(byHand).toEqual(inSql);
});

function withoutComments(source: string) {
  return source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
}

describe("the order of locks", () => {
  const transaction = () => ({ rollback() {} }) as unknown as Tx;

  test("lets one transaction lock further on, and again what it has locked before", () => {
    const tx = transaction();
    expect(inOrder(tx, accounts, "write")).toBe("no key update");
    expect(inOrder(tx, accountClients, "share")).toBe("key share");
    expect(inOrder(tx, users, "delete")).toBe("update");
    expect(inOrder(tx, accounts, "write")).toBe("no key update");
  });

  test("throws at a lock against it", () => {
    const tx = transaction();
    inOrder(tx, users, "write");
    expect(() => inOrder(tx, accountClients, "share")).toThrow("account_clients is locked after users");
    expect(() => inOrder(transaction(), accountClients, "share")).not.toThrow();
  });

  test("throws at a lock outside of a transaction, and at a table without a place in the order", () => {
    expect(() => inOrder({} as Tx, users, "write")).toThrow("outside of a transaction");
    expect(() => inOrder(transaction(), files, "write")).toThrow("no place in the order");
  });
});
