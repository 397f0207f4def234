import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { assignPicked } from "#app/features/assignments/mutations.server.ts";
import { saveDraft } from "#app/features/drafts/mutations.server.ts";
import { invite } from "#app/features/invitations/mutations.server.ts";
import { createNote } from "#app/features/notes/mutations.server.ts";
import { showWorkout } from "#app/features/prescriptions/show.server.ts";
import { storeResponse } from "#app/features/readiness/mutations.server.ts";
import { enterBodyWeight, enterMaximum } from "#app/features/records/mutations.server.ts";
import { setTrainingMaximum, setTrainingShare } from "#app/features/records/training.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { accounts } from "#db/schema/accounts.ts";
import { workouts } from "#db/schema/programs.ts";
import { didOf, givenSquats, stored } from "#tests/integration/athletes/completions/given.ts";
import { answersOf } from "#tests/integration/athletes/readiness-given.ts";
import { homeIdOf } from "#tests/integration/clients/given.ts";
import { acceptAll } from "#tests/support/people/consent.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { starterId } from "#tests/support/training/exercises.ts";

/** The athlete does a workout that the coach gave them, and writes about it, with the word in what they send. */
export async function givenTrained(coach: Context, athlete: Context, word: string) {
  const { programId, day } = await givenSquats(coach);
  await assignPicked(coach, programId, { pick: athlete.actor.userId, startDate: "2026-03-02" });
  const sent = didOf(programId, { ...day, motivation: word }, [[5, 100]], { comment: `${word} found it hard` });
  await stored(athlete, sent);
  await athlete.db
    .update(workouts)
    .set({ document: { ...day, motivation: word } })
    .where(eq(workouts.id, day.id));
  await showWorkout(athlete, programId, day.id);
  const { id: _, ...draft } = { ...sent, occurrence: 1, version: 0 };
  const saved = await saveDraft(athlete, draft, `${word} on Linux`);
  if (!saved.ok) throw new Error(JSON.stringify(saved));
  await athlete.db.update(workouts).set({ document: day }).where(eq(workouts.id, day.id));
}

/** A client of the coach's does the day, and writes to them; of the coach's words the document that they send has none. */
export async function givenCommented(coach: Context, clientId: string, programId: string, day: Workout) {
  const actor = { ...coach.actor, accountId: await homeIdOf(clientId), userId: clientId, roles: ["USR"] as const };
  const plain = {
    ...day,
    name: "",
    modules: day.modules.map((module) => ({ ...module, name: "", moduleExercises: [] })),
  };
  await stored({ ...coach, actor }, { ...didOf(programId, plain, [], { comment: "Went well" }), id: newId() });
}

/** Is coached by somebody else, who enters numbers for them and notes something about them. */
export async function train(ctx: Context, { word, email }: { word: string; email: string }) {
  const coach = await coachingBusiness({ hasPaidAccess: true });
  await ctx.db.update(accounts).set({ maxUsersOverride: 5 }).where(eq(accounts.id, coach.account.id));
  const asClient = { isClient: true, isPartner: false, isTrainer: false, isWriter: false, partnerCommissionRate: null };
  await invite(coach.ctx, newId(), { email, ...asClient });
  const { accountId, userId, roles } = ctx.actor;
  await acceptAll(ctx, { accountId, id: userId, email, roles });
  const target = { accountId: coach.account.id, userId };
  const quantity = { exerciseId: starterId("Back squat"), category: "weight" } as const;
  await enterMaximum(coach.ctx, target, quantity, { id: newId(), value: 100, unit: "kilograms", on: "2026-02-10" });
  const training = { ...target, exerciseId: quantity.exerciseId, seen: 0 };
  await setTrainingMaximum(coach.ctx, training, { value: 90, on: "2026-02-10" });
  await setTrainingShare(coach.ctx, { ...target, seen: 0 }, 85);
  await enterBodyWeight(coach.ctx, target, { id: newId(), value: 80, unit: "kilograms", on: "2026-02-10" });
  await createNote(coach.ctx, userId, newId(), { text: `${word} has a sore knee`, notedOn: "2026-02-10" });
  await givenTrained(coach.ctx, ctx, word);
  const day = { id: newId(), on: "2026-02-10", ...answersOf(4), comment: `${word} slept badly` };
  const answered = await storeResponse(ctx, userId, day);
  if (!answered.ok) throw new Error(JSON.stringify(answered));
}
