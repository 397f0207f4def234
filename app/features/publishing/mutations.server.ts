import { and, eq } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import { type Result, refused } from "#app/domain/forms/result.ts";
import { formatEurosInput } from "#app/domain/money/euros.ts";
import { allow } from "#app/domain/policy/can.ts";
import type { Action } from "#app/domain/policy/matrix.ts";
import {
  copyNotPublished,
  type Published,
  type PublishStep,
  publish,
  type RequestedStep,
  statusName,
} from "#app/domain/publishing/publishing.ts";
import { findProgram } from "#app/features/programs/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { inOrder } from "#db/lock-order.ts";
import { programs } from "#db/schema/programs.ts";
import type { PublishFields } from "./forms.ts";
import { sendStepMails } from "./mails.server.ts";
import { isCreatorOf } from "./queries.server.ts";

const rights: Record<PublishStep["step"], Action> = {
  update: "program:decide",
  suggest: "program:suggest",
  accept: "program:decide",
  decline: "program:decide",
};

export type Stepped = { id: string; name: string; status: number; statusName: string };

/**
 * `seen`: the version of publishing. Concurrent steps run one after the other. Rejects other changes in between, a
 * wrong status, and copies of bought programs; the same step sent twice runs once and returns the same.
 */
export async function publishProgram(
  ctx: Context,
  programId: string,
  seen: number,
  wanted: RequestedStep,
): Promise<Result<Stepped, PublishFields>> {
  const program = await findProgram(ctx, programId);
  allow(ctx.actor, rights[wanted.step], program);
  if (program.isCopyOfBought) return refused(copyNotPublished);
  const isCreator = isCreatorOf(ctx.actor, program);
  const step: PublishStep = wanted.step === "update" ? { ...wanted, isCreator } : wanted;
  const isIt = and(eq(programs.accountId, program.accountId), eq(programs.id, program.id));
  return ctx.db.transaction(async (tx): Promise<Result<Stepped, PublishFields>> => {
    const [current] = await tx
      .select(columns)
      .from(programs)
      .where(isIt)
      .for(inOrder(tx, programs, "write"));
    if (!current) throw new NotFound();
    const outcome = publish(current, seen, step);
    if (!outcome.ok) return { ok: false, problems: { "": [outcome.reason] }, theirs: theirsOf(current) };
    const { next } = outcome;
    if (next !== current) {
      await tx.update(programs).set(rowOf(next, ctx.now)).where(isIt);
      await sendStepMails(tx, ctx, program, { step, before: current, next });
    }
    const { id, name } = program;
    return { ok: true, id, name, status: next.status, statusName: statusName(next.status) };
  });
}

export function startsOf({ priceCents, status, feedback }: Pick<Published, "priceCents" | "status" | "feedback">) {
  return { price: formatEurosInput(priceCents), isPublished: status === 3, feedback };
}

function theirsOf(current: Published) {
  return { values: startsOf(current), version: current.version };
}

const columns = {
  status: programs.status,
  priceCents: programs.priceCents,
  askedPriceCents: programs.askedPriceCents,
  feedback: programs.feedback,
  version: programs.publishingVersion,
};

function rowOf({ version, ...rest }: Published, now: Date) {
  return { ...rest, publishingVersion: version, updatedAt: now };
}
