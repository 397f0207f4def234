import { eq, like } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { Role } from "#app/domain/policy/roles.ts";
import { foldForSearch, sortKey } from "#app/domain/text/fold.ts";
import { accountClients, accounts, userEmails, userRoles, users } from "#db/schema/accounts.ts";
import { rateLimits } from "#db/schema/catalogues.ts";
import { programs } from "#db/schema/programs.ts";
import { type Desk, givenSession, unique } from "./desk.ts";
import { type InDatabase, inDemo, mailedToken } from "./outbox.ts";

export type Coach = { email: string; fullName: string };

type Given = { names?: [string, string]; inDatabase?: InDatabase };

/** A coach of this test alone, who has just signed up and is logged in; with the demo's password. */
export async function givenCoach({ page }: Pick<Desk, "page">, given: Given = {}): Promise<Coach> {
  const { names: [name, surname] = ["Nora", "Babić"], inDatabase = inDemo } = given;
  const email = `${unique("coach").replace(" ", "-")}@coach.test`;
  const password = "macrocycle-demo";
  await page.context().clearCookies();
  // a run's coaches all sign up from one address, which has 20 in an hour
  await inDatabase((db) => db.delete(rateLimits).where(like(rateLimits.key, "sign-up:%")));
  const send = (path: string, form: Record<string, string>) =>
    page.request.post(path, { form, headers: { "Sec-Fetch-Site": "same-origin" }, maxRedirects: 0 });
  await send("/signup", { name, surname, id: newId(), email, password, repeatPassword: password, terms: "on" });
  await send(`/activate-account/${await mailedToken("activation", email, inDatabase)}`, {});
  await givenSession({ page }, email);
  return { email, fullName: `${name} ${surname}` };
}

type Granted = { roles?: Role[]; rate?: number; licence?: number };

/** What an administrator gives to a coach: further roles, a partner's commission in percent, so many users. */
export function givenGranted({ email }: Coach, { roles = [], rate, licence }: Granted) {
  return inDemo(async (db) => {
    const [found] = await db.select().from(userEmails).where(eq(userEmails.email, email));
    if (!found) throw new Error(`There is no ${email}.`);
    const { accountId, userId } = found;
    if (roles.length > 0) await db.insert(userRoles).values(roles.map((role) => ({ accountId, userId, role })));
    const partnerCommissionRate = rate === undefined ? null : String(rate);
    await db.update(users).set({ partnerCommissionRate }).where(eq(users.id, userId));
    await db
      .update(accounts)
      .set({ maxUsersOverride: licence ?? null })
      .where(eq(accounts.id, accountId));
  });
}

/** A client of the coach, who has accepted the invitation; with the demo's password, too. */
export function givenClient({ email }: Coach, [firstName, lastName]: [string, string]) {
  return inDemo(async (db) => {
    const [coach] = await db.select().from(users).where(eq(users.email, email));
    const [accountId, id, fullName] = [newId(), newId(), `${firstName} ${lastName}`];
    const passwordHash = coach?.passwordHash ?? null;
    const names = { firstName, lastName, sortName: sortKey(fullName), searchName: foldForSearch(fullName) };
    const ownEmail = `${id}@client.test`;
    await db.insert(accounts).values({ id: accountId, name: fullName });
    await db.insert(users).values({ accountId, id, email: ownEmail, ...names, passwordHash, isActivated: true });
    await db.insert(userEmails).values({ email: ownEmail, accountId, userId: id });
    await db.insert(userRoles).values({ accountId, userId: id, role: "USR" });
    await db.insert(accountClients).values({ accountId: coach?.accountId ?? "", userId: id });
    return { id, fullName, email: ownEmail };
  });
}

/** Puts the program at that address into the store, as its author and an administrator do between them. */
export function givenInStore(address: string, priceCents: number) {
  const id = address.split("/").at(-1) ?? "";
  return inDemo((db) => db.update(programs).set({ status: 3, priceCents }).where(eq(programs.id, id)));
}
