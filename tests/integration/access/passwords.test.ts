import { expect, test } from "vitest";
import { comparedWith, hashPassword, passwordMatches } from "#app/services/passwords.server.ts";

test("a password is stored as argon2id at 19 MiB, two passes, one lane, with a salt of its own", async () => {
  const [one, other] = await Promise.all([hashPassword("a long password"), hashPassword("a long password")]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
});

test("only the same password matches", async () => {
  const stored = await hashPassword("a long password");
  expect(await passwordMatches(stored, "a long password")).toBe(true);
  expect(await passwordMatches(stored, "a long passworD")).toBe(false);
});

test("nobody's password matches nothing", async () => {
  expect(await passwordMatches(null, "")).toBe(false);
  expect(await passwordMatches(null, "anything")).toBe(false);
});

test("what nobody's is compared with is as dear as a stored one", async () => {
  const stored = await hashPassword("a long password");
  const costOf = (hash: string) => hash.split("$").slice(0, 4);
  expect(await comparedWith(stored)).toBe(stored);
  expect(costOf(await comparedWith(null))).toEqual(costOf(stored));
});
