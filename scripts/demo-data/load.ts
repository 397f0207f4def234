import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { defaultPreferences } from "#app/domain/people/preferences.ts";
import { utc } from "#app/domain/schedule/time-zone.ts";
import { env } from "#app/http/env.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { openFiles } from "#app/services/files/open.server.ts";
import type { FileStore } from "#app/services/files/port.ts";
import { processEncoder } from "#app/services/images/process.server.ts";
import { log } from "#app/services/log.server.ts";
import { hashPassword } from "#app/services/passwords.server.ts";
import { noPayments } from "#app/services/payments/none.server.ts";
import { threadPrinter } from "#app/services/pdf/thread.server.ts";
import { oEmbedVideos } from "#app/services/video/oembed.server.ts";
import type { Db, Tx } from "#db/client.ts";
import { lockAccounts } from "#db/locks.ts";
import { userEmails, userRoles, users } from "#db/schema/accounts.ts";
import { mails } from "#db/schema/mails.ts";
import { systemAccountId } from "#db/seed/ids.ts";
import { authorPrograms } from "./author-programs.ts";
import { gatherClients, inviteAsSecondCoach } from "./clients.ts";
import { coachClients } from "./coaching.ts";
import { assignFollowers, buyProgram, offerPrograms } from "./day-to-day.ts";
import { offerPackages } from "./packages.ts";
import { clients, demoPassword, staff } from "./people.ts";
import { officesPosts, writePosts, writersPosts } from "./posts.ts";
import { athleticsDay } from "./programs/athletics.ts";
import { conditioningWeek, couchTo5K } from "./programs/conditioning.ts";
import { clubSeason } from "./programs/season.ts";
import { fiveThreeOne, hypertrophyDay, texasMethod } from "./programs/strength.ts";
import { enterRecords } from "./records.ts";
import { recordSales } from "./sales.ts";
import { type StoredUser, storePeople } from "./store-people.ts";

export const trainer = "trainer@demo.test";
const folders = ["Strength", "Running", "Athletics", "Teams"];
const fixedPlans = [fiveThreeOne, texasMethod, hypertrophyDay, couchTo5K, athleticsDay, conditioningWeek];

export const demoLogins = [
  ...staff.map(({ email, roles }) => ({ email, password: demoPassword, role: roles.join(" + ") })),
  ...clients.slice(0, 1).map(({ email }) => ({ email, password: demoPassword, role: "USR (only /me)" })),
];

export async function loadDemoData(db: Db, now: Date, files = openFiles(env())) {
  const passwordHash = await hashPassword(demoPassword);
  await db.transaction(async (tx) => {
    await waitForOtherLoads(tx);
    const [loaded] = await tx.select().from(userEmails).where(eq(userEmails.email, trainer));
    if (loaded) return;
    const people = await storePeople(tx, passwordHash);
    // why: within this transaction those of the use cases become savepoints
    const contextFor = (email: string) => contextOf(tx, people.find(email), { now, files });
    const ctx = contextFor(trainer);
    const programIds = await authorPrograms(ctx, folders, [...fixedPlans, clubSeason(now)]);
    await assignFollowers(ctx, programIds.get(fiveThreeOne.name), people.find);
    await gatherClients(ctx, people.find);
    await inviteAsSecondCoach(contextFor("coach@demo.test"), contextFor);
    await parkMail(tx, people.find("partner@demo.test"), now);
    await offerPackages(contextFor("admin@demo.test"));
    await writePosts(contextFor("writer@demo.test"), writersPosts);
    await writePosts(contextFor("admin@demo.test"), officesPosts);
    await enterRecords(ctx, people.find("client@demo.test"));
    const [partner, admin] = [contextFor("partner@demo.test"), contextFor("admin@demo.test")];
    await offerPrograms(partner, admin);
    await coachClients(ctx, people.find, programIds);
    await recordSales(contextFor, tx, people.find);
    await buyProgram(partner, admin, ctx, people.find("nils.oster@demo.test").id);
  });
}

function waitForOtherLoads(tx: Tx) {
  return lockAccounts(tx, [systemAccountId], "delete");
}

export async function storedContext(db: Db, email: string, now: Date, files = openFiles(env())): Promise<Context> {
  const [found] = await db
    .select({ id: users.id, accountId: users.accountId, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.email, email));
  if (!found) throw new Error(`The demo has no user ${email}.`);
  const roles = await db.select({ role: userRoles.role }).from(userRoles).where(eq(userRoles.userId, found.id));
  const fullName = `${found.firstName} ${found.lastName}`;
  const person = { id: found.id, accountId: found.accountId, email, fullName, roles: roles.map(({ role }) => role) };
  return contextOf(db, person, { now, files });
}

function contextOf(db: Db, coach: StoredUser, { now, files }: { now: Date; files: FileStore }): Context {
  // why: the trainer's account was granted users
  const actor = { ...coach, userId: coach.id, hasPaidAccess: true, isExpired: false };
  const services = {
    files,
    images: processEncoder(),
    videos: oEmbedVideos(env().VIDEO_OEMBED_URL),
    reports: threadPrinter(),
    payments: noPayments(),
    log,
  };
  return {
    db,
    actor,
    services,
    now,
    timeZone: utc,
    imageId: null,
    pendingInvitations: 0,
    preferences: defaultPreferences,
    sessionHash: "",
  };
}

const refusal = "validation_error: The recipient's address is on the list of those that no mail reached before.";

async function parkMail(tx: Tx, { accountId, email, fullName }: StoredUser, now: Date) {
  const [firstName = ""] = fullName.split(" ");
  const refused = { createdAt: now, attempts: 1, parkedAt: now, problem: refusal };
  const mail = { kind: "passwordChanged", recipient: email, content: { firstName } };
  await tx.insert(mails).values({ id: newId(), accountId, ...mail, ...refused });
}
