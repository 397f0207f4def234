import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { foldForSearch, sortKey } from "#app/domain/text/fold.ts";
import { invites } from "#db/schema/access.ts";
import { accountClients, accounts, sessions, userEmails, userRoles, users } from "#db/schema/accounts.ts";
import { exerciseCategories, exerciseSubcategories } from "#db/schema/catalogues.ts";
import { exercises } from "#db/schema/exercises.ts";
import { dataExports } from "#db/schema/exports.ts";
import { files } from "#db/schema/files.ts";
import { clientGroups } from "#db/schema/groups.ts";
import { clientImports } from "#db/schema/imports.ts";
import { mails } from "#db/schema/mails.ts";
import { packages } from "#db/schema/packages.ts";
import { passkeys } from "#db/schema/passkeys.ts";
import { posts } from "#db/schema/posts.ts";
import { folders, programs } from "#db/schema/programs.ts";
import { personalTokens } from "#db/schema/tokens.ts";
import { difficultyIds, systemAccountId } from "#db/seed/ids.ts";
import { testDatabase } from "./database/database.ts";
import { addUser } from "./people/factory.ts";

/** Whose a thing is. */
export type Owner = { accountId: string; id: string };

const texts = (name: string) => ({ name, sortName: sortKey(name), searchName: foldForSearch(name) });

/** Bare rows, for tests that ask who may reach them; what a coach makes is made by use cases instead. */
export async function makeExercise(owner: Owner | "system") {
  const { db } = await testDatabase();
  const system = { accountId: systemAccountId, creatorId: null, isSystem: true };
  const whose = owner === "system" ? system : { accountId: owner.accountId, creatorId: owner.id, isSystem: false };
  const id = newId();
  const rest = { difficultyId: difficultyIds.beginner, trackableCategories: ["reps"] };
  await db.insert(exercises).values({ id, ...whose, ...texts(`Exercise ${id}`), ...rest });
  return id;
}

/** A program that is the first of a folder of its creator's. */
export async function makePlacedProgram(owner: Owner) {
  return makeProgram(owner, { folderId: await makeFolder(owner), position: 1 });
}

export async function makeProgram(
  { accountId, id: creatorId }: Owner,
  place: { folderId?: string; position?: number } = {},
) {
  const { db } = await testDatabase();
  const id = newId();
  const span = { duration: 2, timeUnit: "W" as const };
  const rest = { difficultyId: difficultyIds.beginner, ...span, ...place };
  await db.insert(programs).values({ accountId, id, creatorId, ...texts(`Program ${id}`), ...rest });
  return id;
}

/** A program that everybody may have for nothing. */
export async function makeStoreProgram(owner: Owner) {
  const { db } = await testDatabase();
  const id = await makeProgram(owner);
  await db.update(programs).set({ status: 3, priceCents: 0 }).where(eq(programs.id, id));
  return id;
}

export async function makeFolder({ accountId, id: creatorId }: Owner) {
  const { db } = await testDatabase();
  const id = newId();
  const { name, sortName } = texts(`Folder ${id}`);
  await db.insert(folders).values({ accountId, id, creatorId, name, sortName });
  return id;
}

export async function makePost({ accountId, id: creatorId }: Owner) {
  const { db } = await testDatabase();
  const id = newId();
  const cover = { videoUrl: "https://www.youtube.com/watch?v=dQw4w9WgXcQ" };
  await db.insert(posts).values({ accountId, id, creatorId, title: `Post ${id}`, categories: ["other"], ...cover });
  return id;
}

/** A package of the platform, published and sold to nobody. */
export async function makePackage({ id: updatedBy }: Pick<Owner, "id">) {
  const { db } = await testDatabase();
  const id = newId();
  const { name, sortName } = texts(`Package ${id}`);
  const terms = { maxUsers: 5, priceCents: 1900, durationInDays: 31, published: true };
  await db.insert(packages).values({ id, name, sortName, ...terms, updatedBy });
  return id;
}

/** Somebody who uses the mobile app, at home in an account of their own, as a client of the owner's account. */
export async function makeClient({ accountId }: Owner) {
  const { db } = await testDatabase();
  const id = newId();
  const home = { id: newId(), name: `Home of ${id}` };
  await db.insert(accounts).values(home);
  const email = `${id}@clients.test`;
  const { sortName, searchName } = texts(`Client ${id}`);
  const names = { firstName: "Client", lastName: id, sortName, searchName };
  await db.insert(users).values({ accountId: home.id, id, email, ...names, isActivated: true });
  await db.insert(userEmails).values({ email, accountId: home.id, userId: id });
  await db.insert(userRoles).values({ accountId: home.id, userId: id, role: "USR" });
  await db.insert(accountClients).values({ accountId, userId: id });
  return id;
}

/** An open invitation of a client into the owner's account. */
export async function makeInvite({ accountId }: Owner) {
  const { db } = await testDatabase();
  const id = newId();
  const when = { createdAt: new Date(), sentOn: new Date() };
  await db.insert(invites).values({ accountId, id, email: `${id}@invites.test`, isClient: true, ...when });
  return id;
}

/** An open invitation of the owner, who would be a client of a business that this makes; answers its id. */
export async function makeMyInvitation(owner: Owner) {
  return (await inviteOwner(owner)).id;
}

/** A business that the owner is a client of; answers its id. */
export async function makeMyCoach(owner: Owner) {
  const { db } = await testDatabase();
  const { accountId, id } = await inviteOwner(owner);
  const accepted = { status: "accepted", acceptedOn: new Date(), clientAcceptedOn: new Date() } as const;
  await db
    .update(invites)
    .set({ ...accepted, acceptedUserId: owner.id })
    .where(eq(invites.id, id));
  await db.insert(accountClients).values({ accountId, userId: owner.id });
  return accountId;
}

async function inviteOwner(owner: Owner) {
  const { db } = await testDatabase();
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, owner.id));
  const business = { id: newId(), name: `Coaching ${owner.id}` };
  await db.insert(accounts).values(business);
  const id = newId();
  const when = { createdAt: new Date(), sentOn: new Date() };
  await db.insert(invites).values({ accountId: business.id, id, email: user?.email ?? "", isClient: true, ...when });
  return { accountId: business.id, id };
}

/** A group of clients of the owner's account. */
export async function makeGroup({ accountId }: Owner) {
  const { db } = await testDatabase();
  const id = newId();
  const { name, searchName } = texts(`Group ${id}`);
  await db.insert(clientGroups).values({ accountId, id, name, searchName });
  return id;
}

export async function makeSession({ accountId, id: userId }: Owner) {
  const { db } = await testDatabase();
  const id = newId();
  const now = new Date();
  await db.insert(sessions).values({ tokenHash: id, id, accountId, userId, createdAt: now, lastSeenAt: now });
  return id;
}

/** Somebody who coaches in the owner's account. */
export async function makeUser({ accountId }: Owner) {
  return (await addUser({ id: accountId })).user.id;
}

/** A mail of the owner's account that nobody tries to send any more. */
export async function makeParkedMail({ accountId }: Owner) {
  const { db } = await testDatabase();
  const id = newId();
  const written = { kind: "passwordChanged", recipient: `${id}@mails.test`, content: { firstName: "Ana" } };
  const state = { createdAt: new Date(), attempts: 1, parkedAt: new Date(), problem: "refused" };
  await db.insert(mails).values({ id, accountId, ...written, ...state });
  return id;
}

/** A file of two people that the owner has uploaded and not confirmed. */
export async function makeImport({ accountId, id: creatorId }: Owner) {
  const { db } = await testDatabase();
  const id = newId();
  const source = new TextEncoder().encode(`name,email\nAna Kos,${id}@imports.test\nBo Li,not an e-mail`);
  const upload = { source, encoding: "utf-8", createdAt: new Date() };
  await db.insert(clientImports).values({ accountId, id, creatorId, ...upload });
  return id;
}

/** An archive of the owner's data, just made; its bytes are put by who has the store. */
export async function makeExport({ accountId, id: userId }: Owner) {
  const { db } = await testDatabase();
  const id = newId();
  const now = new Date();
  const row = { id, askedAt: now, finishedAt: now, byteSize: 4 };
  const target = [dataExports.accountId, dataExports.userId];
  await db
    .insert(dataExports)
    .values({ accountId, userId, ...row })
    .onConflictDoUpdate({ target, set: row });
  return id;
}

export async function makePasskey({ accountId, id: userId }: Owner) {
  const { db } = await testDatabase();
  const id = newId();
  const key = { credentialId: id, publicKey: "", counter: 0, transports: [] };
  await db.insert(passkeys).values({ ...key, id, accountId, userId, name: `Passkey ${id}`, createdAt: new Date() });
  return id;
}

export async function makePersonalToken({ accountId, id: userId }: Owner) {
  const { db } = await testDatabase();
  const id = newId();
  const row = { accountId, id, userId, tokenHash: id, scopes: ["posts:read"], createdAt: new Date() };
  const expiresAt = new Date(Date.now() + 365 * 86_400_000);
  await db.insert(personalTokens).values({ ...row, expiresAt, name: `Token ${id}` });
  return id;
}

export async function makeCategory() {
  const { db } = await testDatabase();
  const id = newId();
  const { name, sortName } = texts(`Category ${id}`);
  await db.insert(exerciseCategories).values({ id, name, sortName });
  return id;
}

export async function makeSubcategory() {
  const { db } = await testDatabase();
  const id = newId();
  const { name, sortName } = texts(`Subcategory ${id}`);
  await db.insert(exerciseSubcategories).values({ id, categoryId: await makeCategory(), name, sortName });
  return id;
}

/** The row of an image, stored at one width; its bytes are put by who has the store. */
export async function makeFile(owner: Owner | "system", width: number) {
  const { db } = await testDatabase();
  const { accountId, id: creatorId } = owner === "system" ? { accountId: systemAccountId, id: newId() } : owner;
  const id = newId();
  const facts = { contentType: "image/webp", widths: [width], width, height: width, byteSize: 4 };
  await db.insert(files).values({ accountId, id, creatorId, ...facts });
  return id;
}

/** The same, shown by an exercise of the owner's. */
export async function makeShownFile(owner: Owner | "system", width: number) {
  const { db } = await testDatabase();
  const imageId = await makeFile(owner, width);
  const exerciseId = await makeExercise(owner);
  await db.update(exercises).set({ imageId }).where(eq(exercises.id, exerciseId));
  return imageId;
}
