import { randomUUID } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { countHash } from "./request-state.server.ts";

/** argon2id, OWASP's first recommendation: 19 MiB, two passes, one lane; about 20 ms. */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string) {
  countHash();
  return hash(password, cost);
}

/** Takes as long, and returns false, without a stored one. */
export async function passwordMatches(stored: string | null, password: string) {
  countHash();
  const matches = await verify(await comparedWith(stored), password);
  return matches && stored !== null;
}

/** A dummy of the same cost for a missing one, so that timing does not reveal e-mails. */
export async function comparedWith(stored: string | null) {
  return stored ?? (await hashOfNobody);
}

const hashOfNobody = hashPassword(randomUUID());
