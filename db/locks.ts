import { and, eq, inArray, type SQL } from "drizzle-orm";
import type { Db, Tx } from "./client.ts";
import { inOrder, type Strength } from "./lock-order.ts";
import { invites } from "./schema/access.ts";
import { accountClients, accounts, userRoles, users } from "./schema/accounts.ts";
import { exerciseCategories, exerciseSubcategories } from "./schema/catalogues.ts";
import { exercises } from "./schema/exercises.ts";
import { clientGroups } from "./schema/groups.ts";
import { mails } from "./schema/mails.ts";
import { packages } from "./schema/packages.ts";
import { subscriptions } from "./schema/payments.ts";
import { posts } from "./schema/posts.ts";
import { folders, programs } from "./schema/programs.ts";
import { billingInformation } from "./schema/sales.ts";

type Key = { accountId: string; id: string };

/** Of the last two who leave at once, only one can. */
export function lockSystemAdministrators(tx: Tx) {
  return tx
    .select({ id: userRoles.userId })
    .from(userRoles)
    .where(eq(userRoles.role, "SYS"))
    .orderBy(userRoles.accountId, userRoles.userId)
    .for(inOrder(tx, userRoles, "delete"));
}

export function lockAccounts(tx: Tx, ids: readonly string[], strength: "write" | "delete") {
  return tx
    .select({ id: accounts.id, name: accounts.name })
    .from(accounts)
    .where(inArray(accounts.id, [...ids]))
    .orderBy(accounts.id)
    .for(inOrder(tx, accounts, strength));
}

export async function lockInvite(tx: Db | Tx, { accountId, id }: Key, strength: "write" | "delete") {
  const isIt = and(eq(invites.accountId, accountId), eq(invites.id, id));
  const [row] = await tx
    .select()
    .from(invites)
    .where(isIt)
    .for(inOrder(tx, invites, strength));
  return row ?? null;
}

export function lockInvites(tx: Tx, ids: readonly string[], strength: "write") {
  return tx
    .select()
    .from(invites)
    .where(inArray(invites.id, [...ids]))
    .orderBy(invites.accountId, invites.id)
    .for(inOrder(tx, invites, strength));
}

export async function lockPackage(tx: Tx, id: string, strength: "delete") {
  const [row] = await tx
    .select()
    .from(packages)
    .where(eq(packages.id, id))
    .for(inOrder(tx, packages, strength));
  return row ?? null;
}

export async function lockSubscription(tx: Tx, { accountId, id }: Key, strength: "delete") {
  const isIt = and(eq(subscriptions.accountId, accountId), eq(subscriptions.id, id));
  const [row] = await tx
    .select()
    .from(subscriptions)
    .where(isIt)
    .for(inOrder(tx, subscriptions, strength));
  return row ?? null;
}

/**
 * All folders of a person. Changes of program order lock them first and the programs afterwards, so that positions stay
 * 1 to n.
 */
export async function lockFolders(tx: Tx, owner: { accountId: string; creatorId: string }, strength: "delete") {
  await tx
    .select({ id: folders.id })
    .from(folders)
    .where(and(eq(folders.accountId, owner.accountId), eq(folders.creatorId, owner.creatorId)))
    .orderBy(folders.id)
    .for(inOrder(tx, folders, strength));
}

export async function lockProgram(tx: Tx, { accountId, id }: Key, strength: Strength) {
  const isIt = and(eq(programs.accountId, accountId), eq(programs.id, id));
  const [row] = await tx
    .select()
    .from(programs)
    .where(isIt)
    .for(inOrder(tx, programs, strength));
  return row ?? null;
}

export function lockPrograms(tx: Tx, which: SQL | undefined, strength: "write" | "delete") {
  return tx
    .select({ id: programs.id, folderId: programs.folderId })
    .from(programs)
    .where(which)
    .orderBy(programs.id)
    .for(inOrder(tx, programs, strength));
}

export async function lockExercise(tx: Tx, { accountId, id }: Key, strength: "delete") {
  const isIt = and(eq(exercises.accountId, accountId), eq(exercises.id, id));
  await tx
    .select({ id: exercises.id })
    .from(exercises)
    .where(isIt)
    .for(inOrder(tx, exercises, strength));
}

export async function lockExercises(tx: Db | Tx, ids: readonly string[], strength: "share") {
  await tx
    .select({ id: exercises.id })
    .from(exercises)
    .where(inArray(exercises.id, [...ids]))
    .orderBy(exercises.id)
    .for(inOrder(tx, exercises, strength));
}

export function lockCategories(tx: Tx, ids: readonly string[], strength: "share" | "delete") {
  return tx
    .select({ id: exerciseCategories.id })
    .from(exerciseCategories)
    .where(inArray(exerciseCategories.id, [...ids]))
    .orderBy(exerciseCategories.id)
    .for(inOrder(tx, exerciseCategories, strength));
}

export function lockSubcategories(tx: Tx, ids: readonly string[], strength: "share" | "delete") {
  return tx
    .select({ id: exerciseSubcategories.id, categoryId: exerciseSubcategories.categoryId })
    .from(exerciseSubcategories)
    .where(inArray(exerciseSubcategories.id, [...ids]))
    .orderBy(exerciseSubcategories.id)
    .for(inOrder(tx, exerciseSubcategories, strength));
}

export async function lockGroups(tx: Tx, accountId: string, ids: readonly string[], strength: "share") {
  const found = await tx
    .select({ id: clientGroups.id })
    .from(clientGroups)
    .where(and(eq(clientGroups.accountId, accountId), inArray(clientGroups.id, [...ids])))
    .orderBy(clientGroups.id)
    .for(inOrder(tx, clientGroups, strength));
  return found.length === ids.length;
}

export async function lockClients(tx: Tx, accountId: string, userIds: readonly string[], strength: "share") {
  const found = await tx
    .select({ id: accountClients.userId })
    .from(accountClients)
    .where(and(eq(accountClients.accountId, accountId), inArray(accountClients.userId, [...userIds])))
    .orderBy(accountClients.userId)
    .for(inOrder(tx, accountClients, strength));
  return found.length === userIds.length;
}

export async function lockCoaches(tx: Tx, userId: string, strength: "delete") {
  await tx
    .select({ id: accountClients.accountId })
    .from(accountClients)
    .where(eq(accountClients.userId, userId))
    .orderBy(accountClients.accountId)
    .for(inOrder(tx, accountClients, strength));
}

export async function lockUser(tx: Db | Tx, { accountId, id }: Key, strength: "write" | "delete") {
  const isIt = and(eq(users.accountId, accountId), eq(users.id, id));
  const [row] = await tx
    .select()
    .from(users)
    .where(isIt)
    .for(inOrder(tx, users, strength));
  return row ?? null;
}

export async function lockPost(tx: Tx, { accountId, id }: Key, strength: "write") {
  const isIt = and(eq(posts.accountId, accountId), eq(posts.id, id));
  await tx
    .select({ id: posts.id })
    .from(posts)
    .where(isIt)
    .for(inOrder(tx, posts, strength));
}

export async function lockBilling(tx: Tx, accountId: string, strength: "delete") {
  const isIt = eq(billingInformation.accountId, accountId);
  const [row] = await tx
    .select()
    .from(billingInformation)
    .where(isIt)
    .for(inOrder(tx, billingInformation, strength));
  return row ?? null;
}

export async function lockMail(tx: Tx, id: string, strength: "write") {
  await tx
    .select({ id: mails.id })
    .from(mails)
    .where(eq(mails.id, id))
    .for(inOrder(tx, mails, strength));
}
