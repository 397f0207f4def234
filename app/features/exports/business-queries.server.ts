import { and, asc, eq, sql } from "drizzle-orm";
import { reachOf } from "#app/domain/policy/can.ts";
import type { Tx } from "#db/client.ts";
import { fullName, fullNameIfAny } from "#db/full-name.ts";
import { rolesOfUser } from "#db/roles-of-user.ts";
import { invites } from "#db/schema/access.ts";
import { accountClients, users } from "#db/schema/accounts.ts";
import { difficulties, exerciseCategories, exerciseSubcategories } from "#db/schema/catalogues.ts";
import { exerciseCategoryLinks, exerciseSubcategoryLinks, exercises } from "#db/schema/exercises.ts";
import { files } from "#db/schema/files.ts";
import { clientGroupMembers, clientGroups, inviteGroups } from "#db/schema/groups.ts";
import { clientNotes } from "#db/schema/notes.ts";
import { posts } from "#db/schema/posts.ts";
import { folders, setNames } from "#db/schema/programs.ts";
import { nameOfPast } from "../notes/queries.server.ts";
import { invited, type Whose } from "./person-queries.server.ts";

export async function exportClients(on: Tx, whose: Whose) {
  if (!(await coaches(on, whose))) return [];
  return on
    .select({ name: fullName, email: users.email, since: accountClients.createdAt })
    .from(accountClients)
    .innerJoin(users, eq(users.id, accountClients.userId))
    .where(eq(accountClients.accountId, whose.accountId))
    .orderBy(asc(users.sortName), asc(users.id));
}

export async function exportGroups(on: Tx, whose: Whose) {
  if (!(await coaches(on, whose))) return [];
  const ofGroup = and(
    eq(clientGroupMembers.accountId, clientGroups.accountId),
    eq(clientGroupMembers.groupId, clientGroups.id),
  );
  const emails = on
    .select({ email: users.email })
    .from(clientGroupMembers)
    .innerJoin(users, eq(users.id, clientGroupMembers.userId))
    .where(ofGroup)
    .orderBy(asc(users.sortName), asc(users.id));
  const members = sql<string[]>`array(${emails})`;
  return on
    .select({ name: clientGroups.name, members, createdAt: clientGroups.createdAt })
    .from(clientGroups)
    .where(eq(clientGroups.accountId, whose.accountId))
    .orderBy(asc(clientGroups.searchName));
}

export async function exportNotes(on: Tx, whose: Whose) {
  if (!(await coaches(on, whose))) return [];
  const { accountId, notedOn, text, createdAt, userId, creatorId } = clientNotes;
  const client = sql<string | null>`(select ${users.email} from ${users} where ${users.id} = ${userId})`;
  const isClient = sql`exists (select 1 from ${accountClients}
    where ${accountClients.accountId} = ${accountId} and ${accountClients.userId} = ${userId})`;
  return on
    .select({
      client: sql<string | null>`case when ${isClient} then ${client} else ${nameOfPast} end`,
      notedOn,
      text,
      author: fullNameIfAny,
      createdAt,
    })
    .from(clientNotes)
    .leftJoin(users, and(eq(users.accountId, accountId), eq(users.id, creatorId)))
    .where(eq(accountId, whose.accountId))
    .orderBy(asc(notedOn), asc(clientNotes.id));
}

export async function exportInvitations(on: Tx, whose: Whose) {
  if (!(await coaches(on, whose))) return [];
  const ofInvite = and(eq(inviteGroups.accountId, invites.accountId), eq(inviteGroups.inviteId, invites.id));
  const names = on
    .select({ name: clientGroups.name })
    .from(inviteGroups)
    .innerJoin(
      clientGroups,
      and(eq(clientGroups.accountId, inviteGroups.accountId), eq(clientGroups.id, inviteGroups.groupId)),
    )
    .where(ofInvite)
    .orderBy(asc(clientGroups.searchName));
  return on
    .select({ email: invites.email, ...invited, groups: sql<string[]>`array(${names})` })
    .from(invites)
    .where(eq(invites.accountId, whose.accountId))
    .orderBy(asc(invites.createdAt), asc(invites.id));
}

async function coaches(on: Tx, { accountId, id }: Whose) {
  const isUser = and(eq(users.accountId, accountId), eq(users.id, id));
  const [user] = await on.select({ roles: rolesOfUser }).from(users).where(isUser);
  return user !== undefined && reachOf(user, "client:manage") !== "none";
}

export function readExercises(on: Tx, { accountId, id }: Whose) {
  const { name, description, videoUrl, imageId, trackableCategories, oneRepetitionMaxFormula } = exercises;
  return on
    .select({
      id: exercises.id,
      name,
      description,
      difficulty: difficulties.name,
      categories: namesOf("category"),
      subcategories: namesOf("subcategory"),
      videoUrl,
      imageId,
      trackableCategories,
      oneRepetitionMaxFormula,
      superiorExerciseId: exercises.superiorExerciseId,
      superiorExercisePercentage: exercises.superiorExercisePercentage,
      createdAt: exercises.createdAt,
      updatedAt: exercises.updatedAt,
      otherNames: exercises.otherNames,
    })
    .from(exercises)
    .innerJoin(difficulties, eq(difficulties.id, exercises.difficultyId))
    .where(and(eq(exercises.accountId, accountId), eq(exercises.creatorId, id)))
    .orderBy(asc(exercises.sortName), asc(exercises.id));
}

const linked = {
  category: { names: exerciseCategories, links: exerciseCategoryLinks, to: exerciseCategoryLinks.categoryId },
  subcategory: {
    names: exerciseSubcategories,
    links: exerciseSubcategoryLinks,
    to: exerciseSubcategoryLinks.subcategoryId,
  },
};

function namesOf(kind: keyof typeof linked) {
  const { names, links, to } = linked[kind];
  return sql<string[]>`array(select ${names.name} from ${links} join ${names} on ${names.id} = ${to}
    where ${links.accountId} = ${exercises.accountId} and ${links.exerciseId} = ${exercises.id} order by ${names.sortName})`;
}

export function exportPosts(on: Tx, { accountId, id }: Whose) {
  const { title, description, categories, videoUrl, imageId, createdAt, updatedAt } = posts;
  return on
    .select({ id: posts.id, title, description, categories, videoUrl, imageId, createdAt, updatedAt })
    .from(posts)
    .where(and(eq(posts.accountId, accountId), eq(posts.creatorId, id)))
    .orderBy(asc(createdAt), asc(posts.id));
}

export function exportFolders(on: Tx, { accountId, id }: Whose) {
  return on
    .select({ name: folders.name, createdAt: folders.createdAt })
    .from(folders)
    .where(and(eq(folders.accountId, accountId), eq(folders.creatorId, id)))
    .orderBy(asc(folders.sortName), asc(folders.id));
}

export function exportSetNames(on: Tx, { accountId }: Whose) {
  return on
    .select({ name: setNames.name, usedAt: setNames.usedAt })
    .from(setNames)
    .where(eq(setNames.accountId, accountId))
    .orderBy(asc(setNames.searchName));
}

export function exportImages(on: Tx, { accountId, id }: Whose) {
  const { contentType, widths, width, height, byteSize, createdAt } = files;
  return on
    .select({ id: files.id, contentType, widths, width, height, byteSize, createdAt })
    .from(files)
    .where(and(eq(files.accountId, accountId), eq(files.creatorId, id)))
    .orderBy(asc(createdAt), asc(files.id));
}
