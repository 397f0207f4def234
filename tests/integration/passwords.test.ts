import { expect, test } from "vitest";
import { hashPassword, passwordMatches } from "#app/services/passwords.server.ts";

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

test("what nobody's is compared with costs as much as a stored one", async () => {
  const stored = await hashPassword("a long password");
  const [some, none] = await leastCpu([stored, null]);
  // why: one pass of a fifth of the memory would be a tenth; the rest is room for a busy machine
  expect((none ?? 0) / (some ?? 0)).toBeGreaterThan(0.25);
  expect((none ?? 0) / (some ?? 0)).toBeLessThan(4);
});

/** Of each the least of some, taken in turn, so that a busy moment slows both. */
async function leastCpu(compared: (string | null)[]) {
  const least = compared.map(() => Number.POSITIVE_INFINITY);
  for (let time = 0; time < 8; time++) {
    for (const [index, stored] of compared.entries()) {
      const before = process.cpuUsage();
      await passwordMatches(stored, "wrong");
      least[index] = Math.min(least[index] ?? 0, process.cpuUsage(before).user);
    }
  }
  return least;
}
