import { expect, test } from "vitest";
import { startServer } from "#tests/support/server.ts";
import { peopleAndMoney, unserved } from "./calls-people-money.ts";

test("every call of documents 2 and 3 about people and money is described, or said to be answered by none", async () => {
  const { url } = await startServer();
  const { paths } = await (await fetch(`${url}/api/openapi.json`)).json();
  const described = Object.entries<object>(paths).flatMap(([path, methods]) => {
    return Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`);
  });
  const wanted = peopleAndMoney.flatMap(([, operations]) => operations);
  expect(wanted.filter((operation) => !described.includes(operation))).toEqual([]);
  // why: what is answered by now is told as such, and no more excused
  expect(unserved.filter(([, path]) => path in paths)).toEqual([]);
});
