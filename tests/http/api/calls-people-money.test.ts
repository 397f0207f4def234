import { expect, test } from "vitest";
import { startServer } from "#tests/support/server.ts";
import { peopleAndMoney } from "./calls-people-money.ts";

test("every call of documents 2 and 3 about people and money is described", async () => {
  const { url } = await startServer();
  const { paths } = await (await fetch(`${url}/api/openapi.json`)).json();
  const described = Object.entries<object>(paths).flatMap(([path, methods]) => {
    return Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`);
  });
  const wanted = peopleAndMoney.flatMap(([, operations]) => operations);
  expect(wanted.filter((operation) => !described.includes(operation))).toEqual([]);
});
