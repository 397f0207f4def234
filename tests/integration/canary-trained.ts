import { v7 as newId } from "uuid";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { assignPicked } from "#app/features/assignments/mutations.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { homeIdOf } from "./clients-given.ts";
import { didOf, givenSquats, stored } from "./completions-given.ts";

/** The athlete does a workout that the coach gave them, and writes about it, with the word in what they send. */
export async function givenTrained(coach: Context, athlete: Context, word: string) {
  const { programId, day } = await givenSquats(coach);
  await assignPicked(coach, programId, { pick: athlete.actor.userId, startDate: "2026-03-02" });
  const sent = didOf(programId, { ...day, motivation: word }, [[5, 100]], { comment: `${word} found it hard` });
  await stored(athlete, sent);
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
