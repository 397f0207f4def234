import { v7 as newId } from "uuid";
import { storeCompletion } from "#app/features/completions/mutations.server.ts";
import { storeResponse } from "#app/features/readiness/mutations.server.ts";
import { paths } from "#app/paths.ts";
import type { Kind } from "#tests/http/access/matrix/row.ts";
import { answersOf } from "#tests/integration/athletes/readiness-given.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { cookieOf } from "#tests/support/http/visitor.ts";
import { givenSubscription, monthlyPackage } from "#tests/support/payments/subscriptions.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { makeInvite, tokenOf } from "#tests/support/people/links.ts";
import { makeParkedMail } from "#tests/support/things.ts";
import { completionOf, givenFollower, givenTraining } from "#tests/support/training/training.ts";
import type { Person } from "./valid-posts.ts";

/** A coach whose pages are not empty, which of their things the pages are about, and addresses of one thing alone. */
export type Shown = { coach: Person; things: Partial<Record<Kind, string>>; addresses: Record<string, string> };

/** Somebody who pays, with a client who follows a program, did a workout of it, and answered the questions. */
export async function shownCoach({ url }: { url: string }): Promise<Shown> {
  const { db } = await testDatabase();
  const now = new Date();
  const { user, ctx } = await coachingBusiness({ hasPaidAccess: true, email: "coach@shown.test", now });
  await givenSubscription(user.accountId, await monthlyPackage(), "active", now);
  const training = await givenTraining(ctx, "Base");
  const athlete = await givenFollower(db, ctx, training, ["Bo", "Li"]);
  const done = completionOf(
    training,
    [
      [5, 80],
      [5, 85],
      [4, 90],
    ],
    { doneAt: now, comment: "Heavy" },
  );
  await storeCompletion(athlete, done);
  const { programId, day } = training;
  const client = athlete.actor.userId;
  const addresses = {
    "/clients/:userId/workouts/:completionId": paths.clientWorkout(client, done.id),
    "/clients/:userId/workouts/new/:programId/:workoutKey": paths.enterWorkoutOf(client, programId, "1"),
    "/readiness/:clientId/responses/:responseId": paths.readinessResponse(client, await answered(ctx, client)),
    "/manage-program/:programId/overview/weeks/:week": paths.placeWeek(programId, 1),
    "/manage-program/:programId/history/:save/restore": paths.restore(programId, 1),
    "/manage-program/:programId/workouts/:key/move/:partId": paths.movePart(programId, "1", day.modules[0]?.id ?? ""),
  };
  const coach = { url, cookie: await cookieOf(user), user, roles: ["TRN" as const], email: user.email };
  return { coach, things: { program: programId, client }, addresses };
}

async function answered(ctx: Awaited<ReturnType<typeof coachingBusiness>>["ctx"], client: string) {
  const id = newId();
  const muscles = [{ muscle: "rightQuadriceps" as const, soreness: 7 }];
  const body = { muscles, bodyWeight: 68.4, bodyFat: 21, comment: "Heavy legs" };
  await storeResponse(ctx, client, {
    ...answersOf(4, 3, 4, 5, 4),
    ...body,
    id,
    on: ctx.now.toISOString().slice(0, 10),
  });
  return id;
}

/** Addresses that are open to whoever has a link, each with one that is good. */
export async function linkedAddresses(): Promise<Record<string, string>> {
  const { account, user } = await coachingBusiness({ isActivated: false });
  const athlete = (await coachingBusiness({ roles: ["USR"] })).user;
  const invite = await makeInvite(account, "invited@shown.test");
  return {
    "/activate-account/:token": paths.activateAccount(await tokenOf("activation", user)),
    "/reset-password/:token": paths.resetPassword(await tokenOf("reset", user)),
    "/signup/coach/:token": paths.becomeCoach(await tokenOf("coach", athlete)),
    "/dev/outbox/:mailId": paths.outboxMail(await makeParkedMail(user)),
    "/decline-invitation/:token": paths.declineInvitation(await tokenOf("invitation", invite)),
  };
}
