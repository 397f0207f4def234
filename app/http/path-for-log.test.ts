import { expect, test } from "vitest";
import { linkToken } from "#app/services/link-tokens.server.ts";
import { pathForLog } from "./path-for-log.ts";

const id = "0198c0de-0000-7000-8000-000000000001";

test("a link's token and a query are left out, an id stays", () => {
  const token = linkToken("a secret", "reset", id);
  expect(pathForLog(`/reset-password/${token}`)).toBe("/reset-password/:token");
  expect(pathForLog(`/reset-password/${token}.data`)).toBe("/reset-password/:token.data");
  expect(pathForLog(`/signup?email=ana%40coach.test&token=${token}`)).toBe("/signup");
  const encoded = [...token].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join("");
  expect(pathForLog(`/reset-password/${encoded}`)).toBe("/reset-password/:token");
  expect(pathForLog(`/reset-password/${token.replace(".", "%2E")}`)).toBe("/reset-password/:token");
  expect(pathForLog(`/reset-password/${encoded.replaceAll("%", "%25")}.data`)).toBe("/reset-password/:token.data");
  expect(pathForLog("/caf%C3%A9/%2e%2e")).toBe("/caf%C3%A9/%2e%2e");
  expect(pathForLog(`/posts/${id}`)).toBe(`/posts/${id}`);
});

test("a path that was encoded again and again is left out", () => {
  const token = linkToken("a secret", "reset", id);
  expect(pathForLog(`/reset-password/${token.replace(".", "%25252E")}`)).toBe("/reset-password/:token");
  expect(pathForLog(`/reset-password/${token.replace(".", `%${"25".repeat(7000)}2E`)}`)).toBe("/:encoded");
});
