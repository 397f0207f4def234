import { parseRoundingStep } from "#app/domain/strength/rounding-step.ts";
import { type Rounding, updateRounding } from "#app/features/assignments/mutations.server.ts";
import { updateRoundingStep } from "#app/features/users/editor-settings.server.ts";
import type { Context } from "#app/services/context.server.ts";

/** For the client in the address, whose step the page has shown: without script, another may be picked by now. */
export async function roundShown(ctx: Context, { url }: Request, programId: string, typed: string): Promise<boolean> {
  const step = parseRoundingStep(typed);
  const clientId = new URL(url).searchParams.get("client") ?? "";
  if (step) await roundWeights(ctx, programId, { clientId, step });
  return step !== null;
}

/** For a client who follows the program, and with them for both; otherwise the coach's own. */
export async function roundWeights(ctx: Context, programId: string, rounding: Rounding) {
  if (!(await updateRounding(ctx, programId, rounding))) await updateRoundingStep(ctx, rounding.step);
}
