import { v7 as newId } from "uuid";
import { emailProblem } from "#app/domain/access/email.ts";
import { isOnlyWriter } from "#app/domain/access/granting.ts";
import { passwordProblem } from "#app/domain/access/password.ts";
import { writerRule } from "#app/domain/people/invited-as.ts";
import type { Role } from "#app/domain/policy/roles.ts";
import { hashPassword } from "#app/services/passwords.server.ts";
import { allOrNothing } from "#app/services/transactions.server.ts";
import type { Db } from "#db/client.ts";
import { queueActivation } from "./activation.server.ts";
import { createPerson, grantRoles } from "./person.server.ts";
import { findByEmail } from "./queries.server.ts";

/** `password`: empty if they choose one by the activation mail's link. */
export type CreateUser = { email: string; role: Role; password: string; firstName: string; lastName: string };

export type Created = { ok: true; kind: "granted" | "active" | "mailed" } | { ok: false; reason: string };

/** Only for the operator of the server: grants a role, and creates the user if necessary. */
export async function createUser(db: Db, { role, password, ...given }: CreateUser, now: Date): Promise<Created> {
  const person = { ...given, email: given.email.trim().toLowerCase() };
  const wrong = emailProblem(person.email) ?? (password === "" ? null : passwordProblem(password, person.email));
  if (wrong) return { ok: false, reason: wrong };
  const passwordHash = password === "" ? null : await hashPassword(password);
  return allOrNothing({ db }, async ({ db: tx }): Promise<Created> => {
    const existing = await findByEmail(tx, person.email);
    if (existing) {
      if (isOnlyWriter([...existing.roles, role])) return { ok: false, reason: writerRule };
      await grantRoles(tx, existing, [role]);
      return { ok: true, kind: "granted" };
    }
    if (isOnlyWriter([role])) return { ok: false, reason: writerRule };
    const isActivated = passwordHash !== null;
    const user = await createPerson(tx, newId(), { ...person, passwordHash, isActivated, roles: [role] }, now);
    if (!user) return { ok: false, reason: "Somebody has just signed up with this e-mail. Run the command again." };
    if (isActivated) return { ok: true, kind: "active" };
    await queueActivation(tx, { ...person, ...user }, now);
    return { ok: true, kind: "mailed" };
  });
}
