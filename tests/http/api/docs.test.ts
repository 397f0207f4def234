import { expect, test } from "vitest";
import { get, post, wordsOf } from "#tests/support/http/visitor.ts";
import { sharedServer } from "#tests/support/servers/server.ts";
import { operationsOf } from "./contract.ts";

test("the API's page tells every operation to everybody, without any script", async () => {
  const server = await sharedServer();
  const answer = await get(server, "/api/docs");
  const text = await wordsOf(answer);
  expect([answer.status, text.includes("<script")]).toEqual([200, false]);
  const document = await (await fetch(`${server.url}/api/openapi.json`)).json();
  const untold = operationsOf(document).filter(({ method, path }) => !text.includes(`${method} ${path}`));
  const fields = text.replace(/<[^>]*>/g, "");
  for (const field of [
    'password text (required with grantType "password")',
    'refreshToken text (required with grantType "refresh_token")',
    "videoUrl text or null",
    '"kind": "prescription"',
  ])
    expect(fields).toContain(field);
  expect([...fields.matchAll(/.{40}anything/g)].map(([place]) => place)).toEqual([]);
  expect(untold.map(({ path }) => path)).toEqual([]);
  expect((await post(server, "/api/docs")).status).toBe(405);
});
