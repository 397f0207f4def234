import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { acceptInvitation } from "#app/features/coaching/mutations.server.ts";
import { createGroup } from "#app/features/groups/mutations.server.ts";
import { asClientOnly } from "#app/features/invitations/invite.server.ts";
import { invite } from "#app/features/invitations/mutations.server.ts";
import { createNote } from "#app/features/notes/mutations.server.ts";
import { storeResponse } from "#app/features/readiness/mutations.server.ts";
import { enterMaximum } from "#app/features/records/mutations.server.ts";
import { setTrainingMaximum } from "#app/features/records/training.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { users } from "#db/schema/accounts.ts";
import { records } from "#db/schema/records.ts";
import { kilos, line, percent, reps } from "#scripts/demo-data/plan.ts";
import { didOf, follow, stored } from "#tests/integration/athletes/completions/given.ts";
import { answersOf } from "#tests/integration/athletes/readiness-given.ts";
import { givenProgram } from "#tests/integration/programs/given.ts";
import { dayOf, planOf, saveDays, snapshotOf } from "#tests/integration/workouts/given.ts";
import { givenRelation } from "#tests/support/people/consent.ts";
import { at, coachingBusiness } from "#tests/support/people/factory.ts";
import { makeFile } from "#tests/support/things.ts";
import { givenExercise, starterId } from "#tests/support/training/exercises.ts";
import { withDone } from "#tests/support/training/with-done.ts";

/** What nobody else has, by what it tells of the person. Above 60, so that no time of day looks like it. */
export const canaries: Record<string, (string | number)[]> = {
  name: ["Zqfirstname", "Zqlastname"],
  body: [83.37, 67.43],
  answers: ["Zqanswer"],
  maximum: [143.25, 137.75],
  done: [97.35, 73.85],
  /** 80 % of the maximum. */
  calculated: [114.6],
  /** What they did of the coach's own program. */
  ours: ["Zqcomment", 88.75],
  face: ["Zqface"],
  picture: ["Zqpicture"],
  /** What stands in place of the next. */
  masked: ["another exercise"],
  /** What another coach made for them, which no coach but that one reads. */
  rival: ["Zqrival", 61.25],
};

export const email = "walked@consent.test";
export const squat = starterId("Back squat");
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const dayOnly = (days: number) => daysAgo(days).toISOString().slice(0, 10);

export type Given = Awaited<ReturnType<typeof givenPerson>>;
export type Business = Awaited<ReturnType<typeof givenCoach>>;

/** Somebody of whom there is everything that a coach reads, made with a coach who is not asked about here. */
export async function givenPerson(putFile: (id: string, text: string) => Promise<unknown>) {
  const athlete = await coachingBusiness({ roles: ["USR"], email, firstName: "Zqfirstname", lastName: "Zqlastname" });
  const rival = await coachingBusiness({ licence: 5, firstName: "Zqrival", lastName: "Zqrivalovic" });
  const [ctx, theirs] = [athlete.ctx, rival.ctx].map((one) => at(one, new Date())) as [Context, Context];
  const { id: person, accountId: home } = athlete.user;
  await givenRelation(theirs, rival.account.id, person);
  const faceId = await makeFile(athlete.user, 160);
  await putFile(`${faceId}.160.webp`, "Zqface");
  await ctx.db.update(users).set({ imageId: faceId }).where(eq(users.id, person));
  const pictureId = await makeFile(athlete.user, 800);
  await putFile(`${pictureId}.800.webp`, "Zqpicture");
  const maximum = { id: newId(), value: 143.25, unit: "kilograms", on: dayOnly(5) } as const;
  const entered = { exerciseId: squat, category: "weight" } as const;
  await enterMaximum(theirs, { accountId: rival.account.id, userId: person }, entered, maximum);
  const training = { accountId: rival.account.id, userId: person, exerciseId: squat, seen: 0 };
  await setTrainingMaximum(theirs, training, { value: 137.75, on: dayOnly(5) });
  const responseId = newId();
  const muscles = [{ muscle: "rightQuadriceps", soreness: 7 }];
  const told = { ...answersOf(4), muscles, bodyWeight: 83.37, bodyFat: 67.43, comment: "Zqanswer" };
  const answered = await storeResponse(ctx, person, { ...told, id: responseId, on: dayOnly(1) });
  if (!answered.ok) throw new Error(JSON.stringify(answered));
  const elsewhere = await trainElsewhere(theirs, ctx);
  await createNote(theirs, person, newId(), { text: "Zqrival noted", notedOn: dayOnly(1) });
  const kept = await ctx.db.select({ id: records.id }).from(records).where(eq(records.userId, person));
  return {
    ctx,
    /** What an address may name of them. */
    ids: { person, home, faceId, pictureId, responseId, recordIds: kept.map(({ id }) => id), ...elsewhere },
    rivalIds: [rival.account.id, rival.user.id, elsewhere.otherProgramId, elsewhere.otherExerciseId],
  };
}

/** Two sets of the other coach's, the second of an exercise that is theirs alone. */
async function trainElsewhere(rival: Context, athlete: Context) {
  const name = "Zqrival lift";
  const otherExerciseId = await givenExercise(rival, { name, description: "Zqrival" });
  const otherProgramId = await givenProgram(rival, { name: "Zqrival plan", description: "Zqrival" });
  const set = { name: "Zqrival set", description: "Zqrival", type: "regular" as const, rounds: 1 };
  const sets = ["Back squat", name].map((exercise) => {
    return { ...set, lines: [line(exercise, [reps(5), kilos(61.25)], "Zqrival note")] };
  });
  const snapshot = { ...snapshotOf("Back squat"), id: otherExerciseId, name };
  const plan = { name: "Zqrival day", motivation: "Zqrival", sets };
  const day = dayOf(otherProgramId, "1", plan, (wanted) => (wanted === name ? snapshot : snapshotOf(wanted)));
  await saveDays(rival, otherProgramId, [day]);
  await follow(rival, otherProgramId, athlete.actor.userId);
  const workout = withDone(day, ({ trackableCategory }, { entry }) => {
    if (trackableCategory === "reps") return 5;
    return entry.exercise?.id === otherExerciseId ? 73.85 : 97.35;
  });
  const sent = didOf(otherProgramId, day, [], { workout, comment: "Zqrival heard", doneAt: daysAgo(2).toISOString() });
  await stored(athlete, sent);
  return { otherProgramId, otherExerciseId, elsewhereId: sent.id };
}

/** A coach with a program by percentages and a group, who has invited the person. */
export async function givenCoach({ ctx: { actor } }: Given) {
  const { ctx: past, user, account } = await coachingBusiness({ licence: 5 });
  const ctx = at(past, new Date());
  const programId = await givenProgram(ctx);
  const lines = [line("Back squat", [reps(5), percent("weight", 80)])];
  const day = dayOf(programId, "1", planOf("Squats", { lines }));
  await saveDays(ctx, programId, [day]);
  const [groupId, inviteId] = [newId(), newId()];
  await createGroup(ctx, groupId, { name: "Mornings" });
  const invited = await invite(ctx, inviteId, asClientOnly(actor.email));
  if (!invited.ok) throw new Error(JSON.stringify(invited));
  return { ctx, user, account, day, ids: { programId, groupId, inviteId, oursId: newId(), noteId: newId() } };
}

/** The person accepts, and does the coach's program with a comment and this picture; the coach writes a note. */
export async function train({ ctx: athlete, ids }: Given, { ctx, day, ids: own }: Business, imageId: string | null) {
  const accepted = await acceptInvitation(athlete, own.inviteId, "client");
  if (!accepted.ok) throw new Error(JSON.stringify(accepted));
  await follow(ctx, own.programId, ids.person);
  const said = { id: own.oursId, comment: "Zqcomment", imageId, doneAt: daysAgo(1).toISOString() };
  await stored(athlete, didOf(own.programId, day, [[5, 88.75]], said));
  await createNote(ctx, ids.person, own.noteId, { text: "Sore knee", notedOn: dayOnly(1) });
}
