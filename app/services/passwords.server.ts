import { randomUUID } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { countHash } from "./request-state.server.ts";

/** argon2id, OWASP's first recommendation: 19 MiB, two passes, one lane; about 20 ms. */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The password as it is stored: its salt and cost stand in the text. */
export function hashPassword(password: string) {
  countHash();
  return hash(password, cost);
}

/** Whether the password is the stored one. Without a stored one it takes as long, and answers false. */
export async function passwordMatches(stored: string | null, password: string) {
  countHash();
  const matches = await verify(await comparedWith(stored), password);
  return matches && stored !== null;
}

/** The stored hash, or one of the same cost in place of a missing one: no e-mail is told by the time of the answer. */
export async function comparedWith(stored: string | null) {
  return stored ?? (await hashOfNobody);
}

const hashOfNobody = hashPassword(randomUUID());
