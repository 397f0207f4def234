import { readFile } from "node:fs/promises";
import { beforeAll, expect, test } from "vitest";
import { sharedServer } from "#tests/support/servers/server.ts";
import { calls } from "./calls.ts";
import { unserved as forGood } from "./calls-people-money.ts";
import { type Described, operationsOf } from "./contract.ts";
import { type Prover, proved, provedBy } from "./proved.ts";
import { nameOf } from "./proving.ts";

let operations: Described[];

beforeAll(async () => {
  const { url } = await sharedServer();
  operations = operationsOf(await (await fetch(`${url}/api/openapi.json`)).json());
});

test("every call that the documents name is described, but for those that are owned to be missing", () => {
  const described = operations.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, "{}")}`);
  const wanted = calls.flatMap(([, operations]) => operations);
  expect(wanted.filter((operation) => !described.includes(operation))).toEqual([]);
  // why: what is answered by now is told as such, and no more excused
  expect(forGood.filter(([, path]) => described.some((operation) => operation.endsWith(` ${path}`)))).toEqual([]);
});

test("every operation is proved by one of the files to be answered well", async () => {
  const described = operations.map(nameOf);
  const files = Object.keys(proved) as Prover[];
  expect(files.flatMap(provedBy).sort()).toEqual(described.sort());
  for (const file of files) {
    const text = await readFile(new URL(`./${file}.test.ts`, import.meta.url), "utf8");
    expect(text).toContain(`\nproves("${file}", () => server);`);
  }
});
