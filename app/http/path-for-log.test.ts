import { expect, test } from "vitest";
import { linkToken } from "#app/services/link-tokens.server.ts";
import { pathForLog } from "./path-for-log.ts";

const id = "0198c0de-0000-7000-8000-000000000001";

test("a link's token and a query are left out, an id stays", () => {
  const token = linkToken("a secret", "reset", id);
  expect(pathForLog(`/reset-password/${token}`)).toBe("/reset-password/:token");
  expect(pathForLog(`/reset-password/${token}.data`)).toBe("/reset-password/:token.data");
  expect(pathForLog(`/signup?email=ana%40coach.test&token=${token}`)).toBe("/signup");
  expect(pathForLog(`/posts/${id}`)).toBe(`/posts/${id}`);
});
