import { v7 as newId } from "uuid";
import { completionComments, completions } from "#db/schema/completions.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import type { Owner } from "#tests/support/things.ts";

/** A bare comment that speaks to its owner: of an athlete of their own account, on a program that is gone. */
export async function makeComment({ accountId, id: readerId }: Owner) {
  const { account, user, ctx } = await coachingBusiness({ roles: ["USR"] });
  const [id, programId, doneAt] = [newId(), newId(), ctx.now];
  const program = { programAccountId: accountId, programId, programName: "Strength", workoutId: newId() };
  const done = { workoutKey: "1", workoutName: "Squats", doneOn: "2026-03-02", doneAt, successfullyCompleted: true };
  const said = { comment: "Heavy", document: { modules: [] }, volumeLoad: 0, createdAt: doneAt, updatedAt: doneAt };
  await ctx.db.insert(completions).values({ accountId: account.id, id, userId: user.id, ...program, ...done, ...said });
  const whose = { athleteAccountId: account.id, athleteId: user.id };
  await ctx.db
    .insert(completionComments)
    .values({ accountId, completionId: id, readerId, ...whose, programId, doneAt });
  return id;
}
