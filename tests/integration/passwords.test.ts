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
  const [some, none] = [await leastCpu(stored), await leastCpu(null)];
  expect(none / some).toBeGreaterThan(0.5);
  expect(none / some).toBeLessThan(2);
});

async function leastCpu(stored: string | null) {
  const spent: number[] = [];
  for (let time = 0; time < 5; time++) {
    const before = process.cpuUsage();
    await passwordMatches(stored, "wrong");
    spent.push(process.cpuUsage(before).user);
  }
  return Math.min(...spent);
}
