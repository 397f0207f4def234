import { and, eq, inArray } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { isOnlyWriter, rolesAfter } from "#app/domain/access/granting.ts";
import { Forbidden } from "#app/domain/errors.ts";
import { isStored, savedMeanwhile } from "#app/domain/forms/conflict.ts";
import type { Refused, Result } from "#app/domain/forms/result.ts";
import { writerRule } from "#app/domain/people/invited-as.ts";
import type { Role } from "#app/domain/policy/roles.ts";
import { formatDate } from "#app/domain/schedule/dates.ts";
import { asClientOnly, inviteOne } from "#app/features/invitations/invite.server.ts";
import { endRelations } from "#app/services/coaching-relations.server.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Tx } from "#db/client.ts";
import { lockAccounts } from "#db/locks.ts";
import { accounts, userRoles, users } from "#db/schema/accounts.ts";
import { updateVersioned } from "#db/versioned.ts";
import { startsOf, tooFew, type UserFields, type UserInput } from "./form.ts";
import { findManagedUser } from "./queries.server.ts";
import type { ManagedUser } from "./views.ts";

export type SavedUser = Result<{ fullName: string }, UserFields>;

/**
 * Roles, a partner's rate, the business's licence, and a guest's relation to the actor's account. `seen`: the version
 * it was read at; grants and accepted invitations raise it. Roles that the actor may not grant stay. Forbidden for
 * staff that is not theirs to edit.
 */
export async function updateUser(ctx: Context, id: string, seen: number, input: UserInput): Promise<SavedUser> {
  const { accountId } = await findManagedUser(ctx, id);
  return ctx.db.transaction(async (tx): Promise<SavedUser> => {
    await lockAccounts(tx, [accountId, ctx.actor.accountId], "write");
    const inside = { ...ctx, db: tx };
    const user = await findManagedUser(inside, id);
    if (!user.mayEdit) throw new Forbidden();
    const wanted = wantedOf(inside, user, input);
    if (isStored(wanted, grantedOf(user))) return { ok: true, fullName: user.fullName };
    if (user.version !== seen) return conflictOf(inside, user);
    const problems = problemsOf(user, wanted);
    if (problems) return { ok: false, problems };
    const unasked = wanted.isClient && !user.guest?.isClient ? await ask(tx, inside, user) : null;
    if (unasked) return { ok: false, problems: unasked };
    await store(tx, inside, user, wanted);
    return { ok: true, fullName: user.fullName };
  });
}

/** Only the person can make themself a client, so the box sends an invitation. */
async function ask(tx: Tx, ctx: Context, { email }: ManagedUser): Promise<Refused<UserFields>["problems"] | null> {
  const invited = await inviteOne(tx, ctx, newId(), asClientOnly(email));
  return invited.ok ? null : { isClient: Object.values(invited.problems).flat() };
}

type Granted = Omit<UserInput, "isClient"> & { isClient: boolean | null };

function grantedOf({ roles, partnerCommissionRate, guest, ...user }: ManagedUser): Granted {
  const { maxUsersOverride, maxUsersOverrideUntil } = user;
  const isClient = guest?.isClient ?? null;
  return { roles: roles.toSorted(), partnerCommissionRate, maxUsersOverride, maxUsersOverrideUntil, isClient };
}

function wantedOf({ actor }: Context, { roles, guest }: ManagedUser, input: UserInput): Granted {
  const after = rolesAfter(actor.roles, roles, input.roles).toSorted();
  return { ...input, roles: after, isClient: guest && input.isClient };
}

/** Repeats the form's checks with current data. */
function problemsOf({ used, maxUsersOverride }: ManagedUser, wanted: Granted): Refused<UserFields>["problems"] | null {
  if (isOnlyWriter(wanted.roles)) return { isWriter: [writerRule] };
  const few = tooFew(wanted.maxUsersOverride, { used, granted: maxUsersOverride });
  return few ? { persons: [few] } : null;
}

function conflictOf({ actor }: Context, theirs: ManagedUser): SavedUser {
  const words = theirs.maxUsersOverrideUntil ? { until: formatDate(theirs.maxUsersOverrideUntil) } : {};
  const { version, changedBy } = theirs;
  return savedMeanwhile("user", changedBy === actor.userId, { values: startsOf(theirs), words, version });
}

async function store(tx: Tx, { actor, now }: Context, user: ManagedUser, wanted: Granted) {
  const { partnerCommissionRate, maxUsersOverride, maxUsersOverrideUntil } = wanted;
  const isUser = and(eq(users.accountId, user.accountId), eq(users.id, user.id));
  await tx.update(users).set({ partnerCommissionRate }).where(isUser);
  await storeRoles(tx, user, wanted.roles);
  await updateVersioned(tx, accounts, {
    which: eq(accounts.id, user.accountId),
    seen: user.version,
    values: { maxUsersOverride, maxUsersOverrideUntil, grantsBy: actor.userId },
    column: "grantsVersion",
  });
  if (user.guest?.isClient && wanted.isClient === false) {
    await endRelations(tx, [user.id], [actor.accountId], { by: "coach", now });
  }
}

/** Adds roles before removing others, so that nobody is a writer alone even for a moment. */
async function storeRoles(tx: Tx, { accountId, id: userId, roles }: ManagedUser, wanted: Role[]) {
  const added = wanted.filter((role) => !roles.includes(role)).map((role) => ({ accountId, userId, role }));
  if (added.length > 0) await tx.insert(userRoles).values(added);
  const taken = roles.filter((role) => !wanted.includes(role));
  const isTheirs = and(eq(userRoles.accountId, accountId), eq(userRoles.userId, userId));
  if (taken.length > 0) await tx.delete(userRoles).where(and(isTheirs, inArray(userRoles.role, taken)));
}
