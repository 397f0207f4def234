import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { v7 as newId } from "uuid";
import { defaultPreferences } from "#app/domain/people/preferences.ts";
import type { Actor, Role } from "#app/domain/policy/roles.ts";
import { foldForSearch, sortKey } from "#app/domain/text/fold.ts";
import type { Context, Services } from "#app/services/context.server.ts";
import { diskFiles } from "#app/services/files/disk.server.ts";
import { processEncoder } from "#app/services/images/process.server.ts";
import type { PasswordProof } from "#app/services/password-proof.server.ts";
import { hashPassword } from "#app/services/passwords.server.ts";
import { noPayments } from "#app/services/payments/none.server.ts";
import { threadPrinter } from "#app/services/pdf/thread.server.ts";
import { oEmbedVideos } from "#app/services/video/oembed.server.ts";
import { accounts, userEmails, userRoles, users } from "#db/schema/accounts.ts";
import { testDatabase } from "#tests/support/database/database.ts";

/** A Monday morning: what tests that name no time call now. */
export const monday = new Date("2026-03-02T09:00:00Z");

type Person = {
  roles?: readonly Role[];
  email?: string;
  firstName?: string;
  lastName?: string;
  password?: string;
  isActivated?: boolean;
  now?: Date;
  hasPaidAccess?: boolean;
  /** For how many persons the business has a licence by an administrator; its owner has paid access with it. */
  licence?: number | null;
  /** Where titles of videos are asked; by default an address where nobody answers. */
  oEmbedUrl?: string;
};

/** An account with its owner, a trainer unless `roles` says otherwise, and the owner's context. */
export async function coachingBusiness(owner: Person = {}) {
  const { db } = await testDatabase();
  const { licence = null, hasPaidAccess = licence !== null } = owner;
  const account = { id: newId(), name: `Business of ${owner.email ?? "a coach"}` };
  await db.insert(accounts).values({ ...account, maxUsersOverride: licence });
  return { account, ...(await addUser(account, { ...owner, hasPaidAccess })) };
}

/** One more user in the account, with a context of their own. */
export async function addUser(account: { id: string }, person: Person = {}) {
  const { db } = await testDatabase();
  const { roles = ["TRN"], firstName = "Ana", lastName = "Kovač", isActivated = true } = person;
  const email = person.email ?? `${randomUUID().slice(0, 8)}@example.test`;
  const fullName = `${firstName} ${lastName}`;
  const names = { firstName, lastName, sortName: sortKey(fullName), searchName: foldForSearch(fullName) };
  const user = { accountId: account.id, id: newId(), email, fullName };
  const passwordHash = person.password ? await hashPassword(person.password) : null;
  await db.insert(users).values({ ...user, ...names, isActivated, passwordHash });
  await db.insert(userEmails).values({ email, accountId: account.id, userId: user.id });
  await db.insert(userRoles).values(roles.map((role) => ({ accountId: account.id, userId: user.id, role })));
  return {
    user,
    ctx: await contextOf({ ...user, roles, hasPaidAccess: person.hasPaidAccess ?? false, isExpired: false }, person),
  };
}

type Who = Omit<Actor, "userId"> & { id: string };

async function contextOf({ id, ...actor }: Who, { now = monday, oEmbedUrl }: Person): Promise<Context> {
  const { db } = await testDatabase();
  return {
    db,
    now,
    timeZone: "UTC",
    imageId: null,
    pendingInvitations: 0,
    preferences: defaultPreferences,
    actor: { ...actor, userId: id },
    services: await testServices(oEmbedUrl),
    sessionHash: `session of ${id}`,
  };
}

/** The same actor and database at another time. */
export function at(ctx: Context, now: Date): Context {
  return { ...ctx, now };
}

let folder: Promise<string> | undefined;

/** The services of all contexts, which keep files in a folder of this test file. */
export async function testServices(oEmbedUrl = "http://127.0.0.1:9/oembed"): Promise<Services> {
  folder ??= mkdtemp(join(tmpdir(), "macrocycle-files-"));
  return {
    files: diskFiles(await folder),
    images: processEncoder(),
    videos: oEmbedVideos(oEmbedUrl),
    reports: threadPrinter(),
    payments: noPayments(),
    log: pino({ level: "silent" }),
  };
}

/** Called after each test file (tests/support/after-file.ts). */
export async function removeTestFiles() {
  const made = await folder;
  folder = undefined;
  if (made) await rm(made, { recursive: true, force: true });
}

/** That the actor's password was entered just now, without entering it (services/password-proof.server.ts). */
export function provedBy({ actor }: Context) {
  return { userId: actor.userId } as PasswordProof;
}
