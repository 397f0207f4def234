import { and, eq } from "drizzle-orm";
import type { DoneWorkout } from "#app/domain/completions/document.ts";
import { beyondLimits } from "#app/domain/completions/done-value.ts";
import type { CompletionInput } from "#app/domain/completions/schema.ts";
import type { Refused } from "#app/domain/forms/result.ts";
import type { Tx } from "#db/client.ts";
import { completions } from "#db/schema/completions.ts";
import type { Athlete } from "./athlete.server.ts";

type Sent = { input: CompletionInput; athlete: Athlete };

/** Milliseconds: how wrong a phone's clock may be. */
const wrongClock = 24 * 60 * 60 * 1000;

export function timeProblem(at: Date, now: Date) {
  if (at.getTime() > now.getTime() + wrongClock) return "This workout is in the future.";
  return at.getUTCFullYear() < 2000 ? "This workout is too far in the past." : null;
}

/** Values stored before there were limits may be sent again. */
export async function limitsRefusal(
  { tx, input, athlete }: Sent & { tx: Tx },
  isStored: boolean,
): Promise<Refused | null> {
  const beyond = beyondLimits(input.workout);
  if (beyond.length === 0) return null;
  const isIt = and(eq(completions.accountId, athlete.accountId), eq(completions.id, input.id));
  const [row] = isStored ? await tx.select({ document: completions.document }).from(completions).where(isIt) : [];
  const known = new Set(row ? beyondLimits(row.document as DoneWorkout).map(({ what }) => what) : []);
  const problems = beyond.filter(({ what }) => !known.has(what)).map(({ path, message }) => [path, [message]]);
  return problems.length > 0 ? { ok: false, problems: Object.fromEntries(problems) } : null;
}

export function imageRefusal({ input: { imageId }, athlete }: Sent, stored: string | null | undefined): Refused | null {
  if (!imageId || imageId === athlete.imageId || imageId === stored) return null;
  return { ok: false, problems: { imageId: ["Choose the image again"] } as Refused["problems"] };
}
