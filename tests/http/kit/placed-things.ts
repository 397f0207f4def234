import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { recordCredit } from "#app/features/sales/record-credit.server.ts";
import { paths } from "#app/paths.ts";
import { trainPaths } from "#app/train-paths.ts";
import { accountClients } from "#db/schema/accounts.ts";
import { programAssignments, workouts } from "#db/schema/programs.ts";
import { charges, invoices, programPurchases } from "#db/schema/sales.ts";
import { dayOf, squatPlan } from "#tests/integration/workouts/given.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { post } from "#tests/support/http/visitor.ts";
import { givenSale, ownProgram, selling } from "#tests/support/payments/sales.ts";
import { givenSubscription, monthlyPackage } from "#tests/support/payments/subscriptions.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { makeClient, makeExercise, makeInvite, makeProgram } from "#tests/support/things.ts";
import { starterId } from "#tests/support/training/exercises.ts";
import { givenWorkout } from "#tests/support/training/performances.ts";
import type { Person } from "./valid-posts.ts";

/** Addresses of two things, or of one and a query, with both of them there. */
export const placed: Record<string, (person: Person) => Promise<string>> = {
  "/manage-program/:programId/clients/:clientId": follower,
  "/manage-program/:programId/clients/:clientId/delete": async (person) => `${await follower(person)}/delete`,
  "/manage-program/:programId/maximum": async ({ user }) => {
    const [program, exercise, client] = [await makeProgram(user), await makeExercise(user), await makeClient(user)];
    return `/manage-program/${program}/maximum?client=${client}&exercise=${exercise}&category=weight`;
  },
  "/manage-program/:programId/body-weight": async ({ user }) =>
    `/manage-program/${await makeProgram(user)}/body-weight?client=${await makeClient(user)}`,
  "/clients/picked/group": async ({ user }) => `/clients/picked/group?who=${await makeClient(user)}`,
  "/clients/picked/program": async ({ user }) => `/clients/picked/program?who=${await makeClient(user)}`,
  "/clients/picked/invite": async ({ user }) => `/clients/picked/invite?who=${await makeInvite(user)}`,
  "/clients/picked/delete": async ({ user }) => `/clients/picked/delete?who=${await makeClient(user)}`,
  "/clients/:userId/maxima/:exerciseId": async ({ user }) =>
    `/clients/${await makeClient(user)}/maxima/${await makeExercise(user)}?category=weight`,
  "/clients/:userId/training-maxima/:exerciseId": async ({ user }) =>
    `/clients/${await makeClient(user)}/training-maxima/${await makeExercise(user)}`,
  "/clients/:userId/workouts/new/:programId/:workoutKey": planned,
  "/train/progress/:exerciseId": async ({ user }) => {
    const exerciseId = starterId("Back squat");
    await givenWorkout(user.id, "2026-03-02T08:00:00Z", [{ exerciseId, value: 100, reps: 5 }]);
    return trainPaths.trainExercise(exerciseId);
  },
  "/train/programs/:programId/begin": async ({ user }) => trainPaths.beginProgram(await boughtProgram(user)),
  "/train/workouts/:programId/:key": async (person) => (await begun(person)).workout,
  "/train/workouts/:programId/:key/finish": async (person) => `${(await begun(person)).workout}/finish`,
  "/train/workouts/:programId/:key/instead/:entryId": async (person) => {
    const { workout, entryId } = await begun(person);
    return `${workout}/instead/${entryId}`;
  },
  "/clients/:userId/notes/:noteId": note,
  "/clients/:userId/notes/:noteId/delete": async (person) => `${await note(person)}/delete`,
  "/settings/billing/invoices/:invoiceId/end-licence": async () =>
    `/settings/billing/invoices/${await refundedInvoice()}/end-licence`,
};

async function follower(person: Person) {
  const [program, client] = [await makeProgram(person.user), await makeClient(person.user)];
  const sent = await post(person, `/manage-program/${program}/clients`, {
    id: newId(),
    client,
    startDate: "2026-12-07",
  });
  if (sent.status !== 302) throw new Error(`The client was not added: ${sent.status}.`);
  return `/manage-program/${program}/clients/${client}`;
}

async function note(person: Person) {
  const [client, id] = [await makeClient(person.user), newId()];
  const sent = await post(person, `/clients/${client}/notes/new`, { id, text: "Left knee", notedOn: "2026-03-02" });
  if (sent.status !== 302) throw new Error(`The note was not written: ${sent.status}.`);
  return `/clients/${client}/notes/${id}`;
}

async function boughtProgram({ accountId, id: buyerId }: Person["user"]) {
  const { db } = await testDatabase();
  const { user: author } = await coachingBusiness();
  const programId = await makeProgram(author);
  const { chargeId } = await givenSale(db, { accountId, id: buyerId }, ownProgram(author));
  const bought = { programAccountId: author.accountId, programId, chargeId, purchasedAt: new Date() };
  await db.insert(programPurchases).values({ accountId, buyerId, ...bought });
  return programId;
}

/** A workout of one exercise that a client was given. */
async function planned({ user }: Person) {
  const assigneeId = await makeClient(user);
  const { programId } = await giveWorkout(user, assigneeId);
  return paths.enterWorkoutOf(assigneeId, programId, "1");
}

/** A workout that the person was given by a coach of theirs, and has begun. */
async function begun({ user, ...visitor }: Person) {
  const { db } = await testDatabase();
  const coach = await coachingBusiness();
  await db.insert(accountClients).values({ accountId: coach.account.id, userId: user.id });
  const { programId, day } = await giveWorkout(coach.user, user.id);
  const workout = trainPaths.trainWorkout(programId, "1");
  const [round] = day.modules[0]?.moduleExercises[0]?.moduleExerciseRounds ?? [];
  const sent = await post(visitor, workout, { occurrence: "1", version: "0", press: round?.id ?? "" });
  if (sent.status !== 302) throw new Error(`The workout was not begun: ${sent.status}.`);
  return { workout, entryId: day.modules[0]?.moduleExercises[0]?.id };
}

async function giveWorkout({ accountId, id: assignerId }: Person["user"], assigneeId: string) {
  const { db } = await testDatabase();
  const programId = await makeProgram({ accountId, id: assignerId });
  const day = dayOf(programId, "1", squatPlan);
  const { id, ...document } = day;
  const saved = { restDay: false, version: 1, saveId: newId(), updatedBy: assignerId, updatedAt: new Date() };
  await db.insert(workouts).values({ accountId, programId, id, day: 1, document, ...saved });
  const dates = { assignDate: "2026-12-07", startDate: "2026-12-07" };
  const given = { accountId, programAccountId: accountId, programId, assigneeId, assignerId };
  await db.insert(programAssignments).values({ ...given, ...dates });
  return { programId, day };
}

/** The invoice of a month that was paid back, of a subscription that goes on. */
async function refundedInvoice() {
  const { db } = await testDatabase();
  const { account } = await coachingBusiness();
  await givenSubscription(account.id, await monthlyPackage(), "active", new Date());
  const [charge] = await db.select().from(charges).where(eq(charges.accountId, account.id));
  const [invoice] = await db.select().from(invoices).where(eq(invoices.accountId, account.id));
  if (!charge || !invoice) throw new Error("The month was not charged.");
  const { environment, transactionId, cents } = charge;
  const credit = { cause: "refund", gatewayId: newId(), creditedOn: "2026-12-07" } as const;
  const isNew = await db.transaction((tx) =>
    recordCredit(tx, { ...credit, environment, transactionId, cents }, selling, new Date()),
  );
  if (!isNew) throw new Error("The refund was not recorded.");
  return invoice.id;
}
