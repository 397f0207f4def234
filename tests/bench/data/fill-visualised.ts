import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { enterMaximum } from "#app/features/records/mutations.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { userEmails } from "#db/schema/accounts.ts";
import { starterExercises } from "#db/seed/library/all.ts";
import { authorPrograms } from "#scripts/demo-data/author-programs.ts";
import { fullOfPercentages } from "./full-program.ts";

/** A program of percentages, and a client whose maximum of each of its exercises is known. */
export async function fillVisualised(ctx: Context) {
  const ids = await authorPrograms(ctx, ["Bench, in percent"], [{ ...fullOfPercentages, folder: "Bench, in percent" }]);
  const [client] = await ctx.db.select().from(userEmails).where(eq(userEmails.email, "client@demo.test"));
  const programId = ids.get(fullOfPercentages.name);
  if (!client || !programId) throw new Error("The demo has no client, or the program was not authored.");
  const target = { accountId: ctx.actor.accountId, userId: client.userId };
  const names = fullOfPercentages.days.flatMap(({ workout }) => workout.sets.flatMap((set) => set.lines));
  for (const name of new Set(names.map(({ exercise }) => exercise))) {
    const exercise = starterExercises.find((known) => known.name === name);
    if (!exercise) throw new Error(`The starter library has no ${name}.`);
    const entered = { id: newId(), value: 100, unit: "kilograms" as const, on: ctx.now.toISOString().slice(0, 10) };
    await enterMaximum(ctx, target, { exerciseId: exercise.id, category: "weight" }, entered);
  }
  return { programId, clientId: client.userId };
}
