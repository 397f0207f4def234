import { and, eq, sql } from "drizzle-orm";
import pino from "pino";
import sharp from "sharp";
import { v7 as newId } from "uuid";
import type { Clip } from "#app/domain/workout/clipboard/clip.ts";
import { activate } from "#app/features/access/activation.server.ts";
import { logIn } from "#app/features/access/login.server.ts";
import { createPasskey, passkeyOptions } from "#app/features/access/passkeys/mutations.server.ts";
import { siteOf } from "#app/features/access/passkeys/site.ts";
import { requestReset } from "#app/features/access/reset.server.ts";
import { signUp } from "#app/features/access/sign-up.server.ts";
import { saveUserInfo } from "#app/features/account/user-info.server.ts";
import { assignPicked } from "#app/features/assignments/mutations.server.ts";
import { createFolder } from "#app/features/folders/mutations.server.ts";
import { createGroup, setMembers } from "#app/features/groups/mutations.server.ts";
import { invite } from "#app/features/invitations/mutations.server.ts";
import { createNote } from "#app/features/notes/mutations.server.ts";
import { createPost } from "#app/features/posts/mutations.server.ts";
import { recordCharge } from "#app/features/sales/record-charge.server.ts";
import { sellingSettings } from "#app/features/sales/settings.server.ts";
import { storeImage } from "#app/features/uploads/mutations.server.ts";
import { storeClip } from "#app/features/workouts/clipboard.server.ts";
import { saveWorkouts } from "#app/features/workouts/mutations.server.ts";
import { readEnv } from "#app/http/env.server.ts";
import type { Context, VisitorContext } from "#app/services/context.server.ts";
import { linkToken } from "#app/services/link-tokens.server.ts";
import { queueMail } from "#app/services/mail/outbox.server.ts";
import { openLimits } from "#app/services/rate-limits.server.ts";
import { findSession, leaveFlash, openSessions, startSession } from "#app/services/sessions.server.ts";
import { linkTokens } from "#db/schema/access.ts";
import { accounts, userRoles } from "#db/schema/accounts.ts";
import { mails } from "#db/schema/mails.ts";
import { paymentCards } from "#db/schema/payments.ts";
import { programs } from "#db/schema/programs.ts";
import { billingInformation, programPurchases } from "#db/schema/sales.ts";
import { line, reps } from "#scripts/demo-data/plan.ts";
import { confirmed, uploaded } from "#tests/integration/clients/client-import-given.ts";
import { givenClient } from "#tests/integration/clients/given.ts";
import { givenProgram } from "#tests/integration/programs/given.ts";
import { dayOf, planOf, saveDays } from "#tests/integration/workouts/given.ts";
import { create, newAuthenticator } from "#tests/support/people/authenticator.ts";
import { coachingBusiness, monday, provedBy } from "#tests/support/people/factory.ts";
import { givenExercise } from "#tests/support/training/exercises.ts";
import { keepTokens } from "./canary-tokens.ts";
import { givenCommented, train } from "./canary-trained.ts";

/** In every text of the person's own, and in what they made for nobody else. */
export const canary = "zcanaryz";
/** In what they made and others use. */
export const content = "zcontentz";
/** Of a phone number, which takes no letters. */
export const phone = "55500077731";

export const password = "a canary's own password";
const email = `${canary}@person.test`;
const secret = "a secret for the links of these tests";
const video = `https://www.youtube.com/watch?v=dQw4w9WgXcQ`;

/** Somebody who has used everything there is, through the use cases that people reach; and what was logged of it. */
export async function givenCanary() {
  const lines: string[] = [];
  const log = pino({ level: "debug" }, { write: (line: string) => lines.push(line) });
  const ctx = await signedUp(log);
  const pictureId = await keepSettings(ctx);
  await writeFor(ctx);
  const imageId = await runBusiness(ctx);
  await train(ctx, { word: canary, email });
  await pay(ctx);
  await exchangeMails(ctx);
  return { ctx, email, imageId, pictureId, lines };
}

async function visitorOf({ db }: Context): Promise<VisitorContext> {
  return { db, limits: openLimits(db), now: monday, address: "203.0.113.9", secret };
}

/** Signs up, activates, and logs in, once with a wrong password. */
async function signedUp(log: pino.Logger): Promise<Context> {
  const { ctx: stranger } = await coachingBusiness();
  const { db } = stranger;
  const visitor = await visitorOf(stranger);
  await signUp(visitor, newId(), { firstName: canary, lastName: `${canary} Kovač`, email, password });
  const [link] = await db.select().from(linkTokens).where(eq(linkTokens.purpose, "activation"));
  await activate(visitor, linkToken(secret, "activation", link?.id ?? ""));
  await logIn(visitor, { email, password: "a wrong password" });
  const outcome = await logIn(visitor, { email, password });
  if (outcome.kind !== "in") throw new Error(`The canary is not in: ${outcome.kind}`);
  const { accountId, id: userId } = outcome.user;
  await db.update(accounts).set({ maxUsersOverride: 25 }).where(eq(accounts.id, accountId));
  await db.insert(userRoles).values((["PAR", "WRT"] as const).map((role) => ({ accountId, userId, role })));
  const sessions = openSessions(db, secret);
  const token = await startSession(sessions, outcome.user, monday, `${canary} on Linux`);
  const found = await findSession(sessions, token, monday, "Europe/Zagreb");
  if (!found) throw new Error("The canary's session is not there.");
  return { ...stranger, ...found, services: { ...stranger.services, log } };
}

async function keepSettings(ctx: Context) {
  const units = { weightUnit: "kilograms", distanceUnit: "meters", heightUnit: "meters", velocityUnit: "milesPerHour" };
  const names = { firstName: canary, lastName: `${canary} Kovač`, phoneNumber: `+49 ${phone}` };
  const imageId = await storedPicture(ctx);
  const saved = await saveUserInfo(ctx, 1, {
    ...names,
    ...units,
    imageId,
    roundingStep: "2.5 kg",
    density: "compact",
    timeZone: "",
  } as never);
  if (!saved.ok) throw new Error(JSON.stringify(saved));
  await leaveFlash(ctx, "/", { kind: "good", text: `${canary} was saved.` });
  await keepPasskey(ctx);
  await keepTokens(ctx, `${canary}'s script`, secret);
  return imageId;
}

/** A passkey whose id and name say whose it is, and one more that was asked for and not made. */
async function keepPasskey(ctx: Context) {
  const site = siteOf("https://coaching.test", "Macrocycle");
  if (!site) throw new Error("The canary's site has no passkeys.");
  const { challenge } = await passkeyOptions(ctx, site, provedBy(ctx));
  // why: an id is base64url, as the canary is by its letters and their number
  const credential = create({ ...newAuthenticator(), id: canary.repeat(4) }, { ...site, challenge });
  const added = await createPasskey(ctx, site, newId(), { name: `${canary}'s phone`, credential });
  if (!added.ok) throw new Error(JSON.stringify(added));
  await passkeyOptions(ctx, site, provedBy(ctx));
}

/** Two programs, of which clients follow the second; exercises, posts. */
async function writeFor(ctx: Context) {
  const { db, actor } = ctx;
  const folderId = newId();
  await createFolder(ctx, folderId, { name: `${canary} folder` });
  for (const word of [canary, content]) {
    const texts = { name: `${word} plan`, shortDescription: word, description: word };
    const programId = await givenProgram(ctx, { ...texts, folderId });
    const isCanary = word === canary;
    const exerciseId = await givenExercise(ctx, {
      name: `${word} lift`,
      otherNames: [word],
      description: word,
      videoUrl: video,
    });
    const day = dayWith(programId, exerciseId, { word, set: `${isCanary ? canary : "Plain"} set` });
    await saveDays(ctx, programId, [day]);
    const [module] = day.modules;
    const kept = { saveId: newId(), workouts: [{ version: 1, workout: { ...day, name: `${word} changed` } }] };
    await saveWorkouts(ctx, programId, kept);
    if (isCanary && module) await storeClip(ctx, { kind: "set", set: module } as unknown as Clip);
    if (isCanary) continue;
    const clientId = await givenClient(ctx);
    const assigned = await assignPicked(ctx, programId, { pick: clientId, startDate: "2026-03-02" });
    if (!assigned.ok) throw new Error(JSON.stringify(assigned));
    await givenCommented(ctx, clientId, programId, day);
    const given = and(eq(programs.accountId, actor.accountId), eq(programs.id, programId));
    await db
      .update(programs)
      .set({ feedback: `${canary} was told` })
      .where(given);
  }
  const post = { title: `${content} post`, description: content, categories: ["recovery" as const] };
  await createPost(ctx, newId(), { ...post, videoUrl: video, imageId: null });
}

function dayWith(programId: string, exerciseId: string, { word, set }: { word: string; set: string }) {
  const name = `${word} lift`;
  const plan = planOf(`${word} day`, { name: set, lines: [line(name, [reps(5)])] });
  const snapshot = { id: exerciseId, name, thumbnailUrl: null, videoUrl: null };
  return dayOf(programId, "1", plan, () => ({ ...snapshot, trackableCategoryConfiguration: ["reps", "weight"] }));
}

/** A group, a note, invitations, a file of clients, and an image. */
async function runBusiness(ctx: Context) {
  const groupId = newId();
  await createGroup(ctx, groupId, { name: `${canary} group` });
  const clientId = await givenClient(ctx);
  await setMembers(ctx, groupId, { members: [clientId], shown: [clientId] });
  await createNote(ctx, clientId, newId(), { text: `${canary} noted`, notedOn: "2026-03-02" });
  await importClients(ctx);
  const asClient = { isClient: true, isPartner: false, isTrainer: false, isWriter: false, partnerCommissionRate: null };
  const invited = await invite(ctx, newId(), { email: `friend-of-${canary}@person.test`, ...asClient });
  if (!invited.ok) throw new Error(JSON.stringify(invited));
  return storedPicture(ctx);
}

/** Its camera names the person. */
async function storedPicture(ctx: Context) {
  const plain = sharp({ create: { width: 600, height: 400, channels: 3, background: "#b93a0b" } });
  const picture = await plain
    .jpeg()
    .withExif({ IFD0: { Artist: canary } })
    .toBuffer();
  const stored = await storeImage(ctx, picture, ctx.actor.accountId);
  if (!stored.ok) throw new Error(stored.reason);
  return stored.id;
}

/** One file whose people are invited into a group, and one that is left as it was uploaded. */
async function importClients(ctx: Context) {
  const lines = (who: string) => `email,name,group\n${who}@person.test,${canary} ${canary},${canary} imported`;
  const invited = await confirmed(ctx, await uploaded(ctx, lines(`${canary}-imported`)));
  if (!invited.ok) throw new Error(JSON.stringify(invited));
  await uploaded(ctx, lines(`${canary}-uploaded`));
}

/** Has a card and an address for invoices, and bought a program; the law keeps what its invoice says. */
async function pay({ db, actor, now }: Context) {
  const { accountId, userId } = actor;
  const own = { accountId, id: newId() };
  const card = { brand: canary, last4: canary, expires: canary };
  await db.insert(paymentCards).values({ ...own, ...card, environment: "sandbox-local", createdAt: now });
  const named = { name: content, surname: "", companyName: content };
  await db.insert(billingInformation).values({ ...own, ...named });
  const program = { accountId: newId(), id: newId() };
  const chargeId = await db.transaction(async (tx) => {
    const charge = { ...own, buyerId: userId, environment: "sandbox-local", transactionId: "a1", cents: 900 } as const;
    const rest = { subscriptionId: null, attemptId: null, chargedAt: now, paidThrough: null };
    const sold = { type: "program", program, name: "Strength", partner: null } as const;
    return (await recordCharge(tx, { ...charge, ...rest, sold }, sellingSettings(readEnv({ NODE_ENV: "test" })), now))
      .chargeId;
  });
  const bought = { programAccountId: program.accountId, programId: program.id };
  await db.insert(programPurchases).values({ accountId, buyerId: userId, ...bought, chargeId, purchasedAt: now });
  const texts = ["name", "surname", "address", "companyName", "branchOffice", "oib", "vat", "city", "zip"] as const;
  const told = Object.fromEntries(texts.map((text) => [text, canary]));
  await db.update(billingInformation).set(told).where(eq(billingInformation.accountId, accountId));
}

/** Asks for a reset, writes to support, and has a mail that the provider refused. */
async function exchangeMails(ctx: Context) {
  const { db, actor, now } = ctx;
  await requestReset(await visitorOf(ctx), email);
  const support = { senderName: actor.fullName, message: `${canary} asks` };
  await queueMail(
    db,
    { kind: "support", recipient: "help@x.test", accountId: null, replyTo: email, content: support },
    now,
  );
  await db
    .update(mails)
    .set({ problem: `Invalid address: ${email}`, parkedAt: now })
    .where(eq(mails.kind, "reset"));
  await db.execute(sql`update pgboss.job set output = ${JSON.stringify({ message: `Invalid address: ${email}` })}::jsonb
    where id in (select id from mails where kind = 'reset')`);
}
