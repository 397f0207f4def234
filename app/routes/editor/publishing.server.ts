import { data } from "@remix-run/node";
import type { z } from "zod";
import { Conflict } from "#app/domain/errors.ts";
import { parseEuros } from "#app/domain/money/euros.ts";
import { allow } from "#app/domain/policy/can.ts";
import type { Action } from "#app/domain/policy/matrix.ts";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { type AskedStep, publishProgram } from "#app/features/publishing/mutations.server.ts";
import { findPublishing } from "#app/features/publishing/queries.server.ts";
import { env } from "#app/http/env.server.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
import { readForm } from "#app/http/screens/forms.server.ts";
import { paths } from "#app/paths.ts";
import type { Context } from "#app/services/context.server.ts";

/** The publish dialog; `price` in the address asks what would come of another price. */
export function showPublishing(ctx: Context, request: Request, programId = "") {
  const asked = parseEuros(new URL(request.url).searchParams.get("price") ?? "");
  const askedCents = asked.ok ? asked.cents : null;
  return findPublishing(ctx, programId, { platformRate: env().TS_COMMISSION_RATE, askedCents });
}

type Arrived = { seen: number; step: AskedStep };
type Asked = { request: Request; programId: string | undefined; right: Action; schema: z.ZodType<Arrived> };

/** Takes the step that the form asks for; the dialog again when the form, or the program's state, does not allow it. */
export async function takeStep(ctx: Context, { request, programId = "", right, schema }: Asked) {
  allow(ctx.actor, right, await findProgram(ctx, programId));
  const parsed = await readForm(request, schema);
  if (!parsed.ok) return parsed.answer;
  const { seen, step } = parsed.value;
  try {
    const { name, statusName } = await publishProgram(ctx, programId, seen, step);
    const said = `${name} is now ${statusName}.`;
    return await redirectWithFlash(ctx, paths.editor(programId) + new URL(request.url).search, said);
  } catch (refusal) {
    if (!(refusal instanceof Conflict)) throw refusal;
    return data({ refusal: refusal.message }, { status: refusal.status });
  }
}
