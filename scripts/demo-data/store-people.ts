import { v7 as newId } from "uuid";
import type { Role } from "#app/domain/policy/roles.ts";
import { foldForSearch, sortKey } from "#app/domain/text/fold.ts";
import { storeRelations } from "#app/features/access/accept.server.ts";
import type { Tx } from "#db/client.ts";
import { invites } from "#db/schema/access.ts";
import { accounts, userEmails, userRoles, users } from "#db/schema/accounts.ts";
import { clients, customers, type DemoPerson, licences, staff } from "./people.ts";

export type StoredUser = { id: string; accountId: string; email: string; fullName: string; roles: Role[] };

export async function storePeople(tx: Tx, passwordHash: string) {
  const working = [...staff, ...customers.map(asCoach)];
  const businesses = [...new Set(working.map(({ account }) => account))].map((name) => ({
    id: newId(),
    name,
    ...licences[name],
  }));
  await tx.insert(accounts).values(businesses);

  const coaches = businesses.flatMap(({ id: accountId, name }) =>
    working.filter(({ account }) => account === name).map((person) => withIds(person, person.roles, accountId)),
  );
  const trainer = findByEmail(coaches, "trainer@demo.test");
  const athletes = clients.map((person) => withIds(person, ["USR"], newId()));
  await tx.insert(accounts).values(athletes.map(({ accountId, fullName }) => ({ id: accountId, name: fullName })));
  const everybody = [...coaches, ...athletes];

  await tx.insert(users).values(everybody.map((person) => userRow(person, passwordHash)));
  await tx.insert(userEmails).values(everybody.map(({ id, email, accountId }) => ({ email, accountId, userId: id })));
  await tx
    .insert(userRoles)
    .values(everybody.flatMap(({ id, accountId, roles }) => roles.map((role) => ({ accountId, userId: id, role }))));
  await storeClients(tx, trainer, athletes);
  return { find: (email: string) => findByEmail(everybody, email) };
}

async function storeClients(tx: Tx, coach: StoredUser, athletes: readonly StoredUser[]) {
  const { accountId, id: invitedBy } = coach;
  const now = new Date();
  const times = { createdAt: now, sentOn: now, acceptedOn: now, clientAcceptedOn: now };
  const asked = { accountId, invitedBy, isClient: true, status: "accepted" as const, ...times };
  await tx
    .insert(invites)
    .values(athletes.map(({ id, email }) => ({ ...asked, id: newId(), email, acceptedUserId: id })));
  await storeRelations(
    tx,
    athletes.map(({ id }) => ({ accountId, userId: id, createdAt: now })),
  );
}

function asCoach(person: DemoPerson) {
  return { ...person, roles: ["TRN" as const], account: `${person.lastName} Coaching` };
}

type NewUser = DemoPerson & StoredUser;

function withIds(person: DemoPerson, roles: Role[], accountId: string): NewUser {
  return { ...person, id: newId(), accountId, roles, fullName: `${person.firstName} ${person.lastName}` };
}

function findByEmail(people: NewUser[], email: string): StoredUser {
  const found = people.find((person) => person.email === email);
  if (!found) throw new Error(`The demo has no user ${email}.`);
  return found;
}

function userRow(
  { id, accountId, email, firstName, lastName, fullName, partnerCommissionRate }: NewUser,
  passwordHash: string,
) {
  return {
    accountId,
    id,
    email,
    firstName,
    lastName,
    sortName: sortKey(fullName),
    searchName: foldForSearch(fullName),
    passwordHash,
    isActivated: true,
    partnerCommissionRate: partnerCommissionRate ?? null,
  };
}
