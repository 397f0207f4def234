import { v7 as newId } from "uuid";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { assignPicked } from "#app/features/assignments/mutations.server.ts";
import { openAttempt } from "#app/features/payments/attempts.server.ts";
import { payContextOf } from "#app/features/payments/pay.server.ts";
import { runAttempt } from "#app/features/payments/steps.server.ts";
import { publishProgram } from "#app/features/publishing/mutations.server.ts";
import { sellingSettings } from "#app/features/sales/settings.server.ts";
import { env } from "#app/http/env.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { authorPrograms } from "./author-programs.ts";
import { trialWeek } from "./programs/conditioning.ts";

/** A program of the partner that is free, bought by a coach and given to a client of theirs. */
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
