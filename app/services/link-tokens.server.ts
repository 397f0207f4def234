import { createHmac, timingSafeEqual } from "node:crypto";
import { and, eq, gt, inArray, isNull } from "drizzle-orm";
import { v4 as randomId } from "uuid";
import { parseUuid } from "#app/domain/ids/ids.ts";
import type { Db, Tx } from "#db/client.ts";
import { linkTokens } from "#db/schema/access.ts";

export type LinkPurpose = (typeof linkTokens.$inferSelect)["purpose"];

export type LinkSubject = { accountId: string; id: string };

type LinkSubjects = { accountId: string; ids: readonly string[] };

export type LinkState = "good" | "used" | "expired" | "unknown";

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** Decisions §3; `coach`: a login that was right but has no access. */
export const lifetimes: Record<LinkPurpose, number> = {
  activation: 7 * day,
  reset: hour,
  invitation: 30 * day,
  coach: hour / 4,
};

export async function openLink(on: Db | Tx, purpose: LinkPurpose, subject: LinkSubject, now: Date): Promise<string> {
  const links = await openLinks(on, purpose, { accountId: subject.accountId, ids: [subject.id] }, now);
  return links.get(subject.id) ?? "";
}

export async function openLinks(
  on: Db | Tx,
  purpose: LinkPurpose,
  { accountId, ids }: LinkSubjects,
  now: Date,
): Promise<Map<string, string>> {
  await endLinksOf(on, purpose, { accountId, ids }, now);
  const expiresAt = new Date(now.getTime() + lifetimes[purpose]);
  const rows = ids.map((subjectId) => ({ id: randomId(), purpose, accountId, subjectId, createdAt: now, expiresAt }));
  if (rows.length > 0) await on.insert(linkTokens).values(rows);
  return new Map(rows.map(({ id, subjectId }) => [subjectId, id]));
}

export async function endLinks(on: Db | Tx, purpose: LinkPurpose, { accountId, id }: LinkSubject, now: Date) {
  await endLinksOf(on, purpose, { accountId, ids: [id] }, now);
}

export async function endLinksOf(on: Db | Tx, purpose: LinkPurpose, { accountId, ids }: LinkSubjects, now: Date) {
  const theirs = and(
    eq(linkTokens.purpose, purpose),
    eq(linkTokens.accountId, accountId),
    inArray(linkTokens.subjectId, [...ids]),
    isNull(linkTokens.usedAt),
  );
  await on
    .update(linkTokens)
    .set({ expiresAt: now })
    .where(and(theirs, gt(linkTokens.expiresAt, now)));
}

export function linkToken(secret: string, purpose: LinkPurpose, id: string): string {
  return `${id}.${seal(secret, purpose, id).toString("base64url")}`;
}

export async function readLink(on: Db | Tx, secret: string, purpose: LinkPurpose, token: string, now: Date) {
  const id = openSeal(secret, purpose, token);
  const [row] = id ? await on.select().from(linkTokens).where(isLink(purpose, id)) : [];
  if (!row) return { state: "unknown" as const, subject: null };
  const subject: LinkSubject = { accountId: row.accountId, id: row.subjectId };
  const state: LinkState = row.usedAt ? "used" : row.expiresAt <= now ? "expired" : "good";
  return { state, subject };
}

export async function useUpLink(
  on: Db | Tx,
  secret: string,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): Promise<LinkSubject | null> {
  const id = openSeal(secret, purpose, token);
  if (!id) return null;
  const good = and(isLink(purpose, id), isNull(linkTokens.usedAt), gt(linkTokens.expiresAt, now));
  const [row] = await on.update(linkTokens).set({ usedAt: now }).where(good).returning();
  return row ? { accountId: row.accountId, id: row.subjectId } : null;
}

function isLink(purpose: LinkPurpose, id: string) {
  return and(eq(linkTokens.id, id), eq(linkTokens.purpose, purpose));
}

function openSeal(secret: string, purpose: LinkPurpose, token: string): string | null {
  const [text = "", sealed = ""] = token.split(".");
  const id = parseUuid(text);
  if (!id) return null;
  const wanted = seal(secret, purpose, id);
  const given = Buffer.from(sealed, "base64url");
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? id : null;
}

function seal(secret: string, purpose: LinkPurpose, id: string) {
  return createHmac("sha256", secret).update(`link:${purpose}:${id}`).digest();
}
