import { and, asc, desc, eq, exists, isNotNull, sql } from "drizzle-orm";
import { maySupervise, rolesGrantedBy } from "#app/domain/access/granting.ts";
import { NotFound } from "#app/domain/errors.ts";
import { EMPTY_ID, parseUuid } from "#app/domain/ids/ids.ts";
import { formatEuros } from "#app/domain/money/euros.ts";
import { formatPackage } from "#app/domain/people/format-package.ts";
import { can } from "#app/domain/policy/can.ts";
import { type Actor, type Role, roles } from "#app/domain/policy/roles.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { countUsed } from "#app/features/clients/licence-queries.server.ts";
import { isAskedAsClient } from "#app/features/invitations/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { fullName } from "#db/full-name.ts";
import { rolesOfUser } from "#db/roles-of-user.ts";
import { invites } from "#db/schema/access.ts";
import { accountClients, accounts, users } from "#db/schema/accounts.ts";
import { packages } from "#db/schema/packages.ts";
import { programAssignments, programs } from "#db/schema/programs.ts";
import { charges, programPurchases } from "#db/schema/sales.ts";
import { startsOf } from "./form.ts";
import type { BoughtProgram, EditedUser, FollowedProgram, ManagedUser } from "./views.ts";

type Person = { id: string; roles: readonly Role[] };

/** Decisions §1. */
export function mayEdit(actor: Actor, person: Pick<Person, "roles">): boolean {
  return can(actor, "user:manage") && maySupervise(actor.roles, person.roles);
}

/** Nobody can delete themself here. */
export function mayDelete(actor: Actor, person: Person): boolean {
  return mayEdit(actor, person) && actor.userId !== person.id;
}

/** NotFound for others than user administrators. */
export async function findManagedUser(ctx: Context, id: string): Promise<ManagedUser> {
  const userId = can(ctx.actor, "user:manage") ? parseUuid(id) : null;
  const [row] = userId ? await selectUser(ctx, userId) : [];
  if (!row) throw new NotFound();
  const { isGuest, isClient, isPending, subscriptionValidUntil, packageName, ...user } = row;
  return {
    ...user,
    package: formatPackage({ subscriptionValidUntil, packageName }, ctx.now),
    roles: roles.filter((role) => user.roles.includes(role)),
    used: await countUsed(ctx.db, user.accountId),
    guest: isGuest ? { isClient, isPending } : null,
    mayEdit: mayEdit(ctx.actor, user),
    mayDelete: mayDelete(ctx.actor, user),
  };
}

export async function findEditable(ctx: Context, id: string): Promise<ManagedUser | null> {
  if (!can(ctx.actor, "user:manage")) return null;
  const user = await findManagedUser(ctx, id);
  return user.mayEdit ? user : null;
}

/** The account's oldest user, through whom its licence is granted. */
export async function findHolder(ctx: Context, accountId: string): Promise<ManagedUser> {
  const [first] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.accountId, parseUuid(accountId) ?? EMPTY_ID))
    .orderBy(asc(users.createdAt), asc(users.id))
    .limit(1);
  return findManagedUser(ctx, first?.id ?? EMPTY_ID);
}

function selectUser(ctx: Context, userId: string) {
  return ctx.db
    .select({
      id: users.id,
      accountId: users.accountId,
      businessName: accounts.name,
      firstName: users.firstName,
      lastName: users.lastName,
      fullName,
      email: users.email,
      phoneNumber: users.phoneNumber,
      isActivated: users.isActivated,
      roles: rolesOfUser,
      partnerCommissionRate: users.partnerCommissionRate,
      subscriptionValidUntil: accounts.subscriptionValidUntil,
      packageName: packages.name,
      maxUsersOverride: accounts.maxUsersOverride,
      maxUsersOverrideUntil: accounts.maxUsersOverrideUntil,
      version: accounts.grantsVersion,
      changedBy: accounts.grantsBy,
      isGuest: sql<boolean>`${isGuestOf(ctx)}`,
      isClient: sql<boolean>`${isClientOf(ctx)}`,
      isPending: sql<boolean>`${exists(isAskedAsClient(ctx.db, ctx.actor.accountId))}`,
    })
    .from(users)
    .innerJoin(accounts, eq(accounts.id, users.accountId))
    .leftJoin(packages, eq(packages.id, accounts.subscriptionPackageId))
    .where(eq(users.id, userId));
}

/** Guests can be clients of the actor's account, besides their own. */
function isGuestOf({ db, actor }: Context) {
  const accepted = and(eq(invites.acceptedUserId, users.id), isNotNull(invites.acceptedOn));
  return exists(
    db
      .select({ one: sql`1` })
      .from(invites)
      .where(and(eq(invites.accountId, actor.accountId), accepted)),
  );
}

function isClientOf({ db, actor }: Context) {
  return exists(
    db
      .select({ one: sql`1` })
      .from(accountClients)
      .where(and(eq(accountClients.accountId, actor.accountId), eq(accountClients.userId, users.id))),
  );
}

export async function openEditor(ctx: Context, user: ManagedUser) {
  const { id, email, businessName, isActivated, used } = user;
  const edited: EditedUser = {
    id,
    email,
    businessName,
    isActivated,
    used,
    fullName: user.fullName,
    package: user.package,
    mayDelete: user.mayDelete,
    isSystemAdministrator: user.roles.includes("SYS"),
    mayGrantAdmin: rolesGrantedBy(ctx.actor.roles).includes("ADM"),
    isGuest: user.guest !== null,
    isAskedAsClient: user.guest?.isPending ?? false,
    followed: await followedPrograms(ctx, user),
    bought: await boughtPrograms(ctx, user),
  };
  return { starts: startsOf(user), version: user.version, user: edited };
}

const maxPrograms = 10;

async function followedPrograms({ db }: Context, { id }: ManagedUser) {
  const isClientsOne = and(
    eq(programAssignments.accountId, accountClients.accountId),
    eq(programAssignments.assigneeId, accountClients.userId),
  );
  const isOf = and(
    eq(programs.accountId, programAssignments.programAccountId),
    eq(programs.id, programAssignments.programId),
  );
  const rows: (FollowedProgram & { total: number })[] = await db
    .select({
      id: programs.id,
      name: programs.name,
      businessName: accounts.name,
      assignDate: programAssignments.assignDate,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(accountClients)
    .innerJoin(programAssignments, isClientsOne)
    .innerJoin(programs, isOf)
    .innerJoin(accounts, eq(accounts.id, programAssignments.accountId))
    .where(eq(accountClients.userId, id))
    .orderBy(desc(programAssignments.assignDate), programs.sortName, programs.id)
    .limit(maxPrograms);
  return { total: rows[0]?.total ?? 0, programs: rows.map(({ total: _, ...program }) => program) };
}

async function boughtPrograms(
  { db, timeZone }: Context,
  { id, accountId }: { id: string; accountId: string },
): Promise<{ total: number; programs: BoughtProgram[] }> {
  const { programAccountId, programId, chargeId, purchasedAt } = programPurchases;
  const rows = await db
    .select({
      id: programs.id,
      name: programs.name,
      cents: charges.cents,
      purchasedAt,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(programPurchases)
    .innerJoin(programs, and(eq(programs.accountId, programAccountId), eq(programs.id, programId)))
    .innerJoin(charges, and(eq(charges.accountId, programPurchases.accountId), eq(charges.id, chargeId)))
    .where(and(eq(programPurchases.accountId, accountId), eq(programPurchases.buyerId, id)))
    .orderBy(desc(purchasedAt), programs.id)
    .limit(maxPrograms);
  return {
    total: rows[0]?.total ?? 0,
    programs: rows.map(({ id, name, cents, purchasedAt }) => ({
      id,
      name,
      price: cents > 0 ? formatEuros(cents) : "free",
      purchasedOn: todayOf({ now: purchasedAt, timeZone }),
    })),
  };
}
