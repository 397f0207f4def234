import { v7 as newId } from "uuid";
import { addDays } from "#app/domain/schedule/dates.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { assignPicked } from "#app/features/assignments/mutations.server.ts";
import { openAttempt } from "#app/features/payments/attempts.server.ts";
import { payContextOf } from "#app/features/payments/pay.server.ts";
import { runAttempt } from "#app/features/payments/steps.server.ts";
import { publishProgram } from "#app/features/publishing/mutations.server.ts";
import { sellingSettings } from "#app/features/sales/settings.server.ts";
import { env } from "#app/http/env.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { programAssignments } from "#db/schema/programs.ts";
import { authorPrograms } from "./author-programs.ts";
import type { ProgramPlan } from "./plan.ts";
import { athleticsDay } from "./programs/athletics.ts";
import { conditioningWeek, trialWeek } from "./programs/conditioning.ts";
import { hypertrophyDay } from "./programs/strength.ts";
import type { StoredUser } from "./store-people.ts";

/** Days since each follower began 5/3/1: today, in progress, at the end, and past it. */
const began: Record<string, number> = {
  "client@demo.test": 0,
  "ana.saric@demo.test": 0,
  "jonas.weiss@demo.test": 8,
  "nils.oster@demo.test": 23,
  "amara.okafor@demo.test": 31,
};

export async function assignFollowers(
  ctx: Context,
  programId: string | undefined,
  find: (email: string) => StoredUser,
) {
  if (!programId) throw new Error("The program to assign was not authored.");
  const { db, actor } = ctx;
  const { accountId, userId: assignerId } = actor;
  const rows = Object.entries(began).map(([email, days]) => {
    const date = addDays(todayOf(ctx), -days);
    const program = { programAccountId: accountId, programId };
    return { accountId, ...program, assigneeId: find(email).id, assignerId, assignDate: date, startDate: date };
  });
  await db.insert(programAssignments).values(rows);
}

const engine: ProgramPlan = { ...conditioningWeek, name: "Engine week", folder: "" };
const arms: ProgramPlan = { ...hypertrophyDay, name: "Upper body in an hour", folder: "" };
const speed: ProgramPlan = { ...athleticsDay, name: "First steps on the track", folder: "" };

export async function offerPrograms(partner: Context, admin: Context) {
  const ids = await authorPrograms(partner, [], [engine, arms, speed]);
  const [published = "", declined = "", pending = ""] = [engine, arms, speed].map(({ name }) => ids.get(name));
  for (const id of [published, declined, pending]) {
    await taken(publishProgram(partner, id, 0, { step: "suggest", priceCents: 2490 }));
  }
  const feedback = "The second half repeats the first. Vary the rests, please.";
  await taken(publishProgram(admin, declined, 1, { step: "decline", feedback }));
  await taken(publishProgram(admin, published, 1, { step: "accept", priceCents: 1990, feedback: "" }));
}

async function taken(step: ReturnType<typeof publishProgram>) {
  const result = await step;
  if (!result.ok) throw new Error(`A step of publishing was refused: ${JSON.stringify(result.problems)}`);
}

export async function buyProgram(partner: Context, admin: Context, buyer: Context, clientId: string) {
  const programId = (await authorPrograms(partner, [], [trialWeek])).get(trialWeek.name) ?? "";
  await publishProgram(partner, programId, 0, { step: "suggest", priceCents: 0 });
  await publishProgram(admin, programId, 1, { step: "accept", priceCents: 0, feedback: "" });
  const pay = payContextOf(buyer, sellingSettings(env()));
  const { accountId, userId } = buyer.actor;
  const order = { kind: "program", programId } as const;
  const opened = await openAttempt(pay, { id: newId(), accountId, userId, order, nonce: null, shownCents: 0 });
  const bought = opened.ok ? await runAttempt(pay, accountId, opened.attemptId) : null;
  if (bought?.state !== "done") throw new Error("The demo's free program could not be bought.");
  const given = await assignPicked(buyer, programId, { pick: clientId, startDate: todayOf(buyer) });
  if (!given.ok) throw new Error("The demo's bought program could not be given to a client.");
}
