import { and, asc, eq, not, notExists, or, type SQL, sql } from "drizzle-orm";
import type { Result } from "#app/domain/forms/result.ts";
import { EMPTY_ID, parseUuid } from "#app/domain/ids/ids.ts";
import { formatSpan } from "#app/domain/schedule/span.ts";
import { foldForSearch } from "#app/domain/text/fold.ts";
import { boughtBy, programsInScope } from "#app/features/programs/scope.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { programAssignments, programs } from "#db/schema/programs.ts";
import type { GiveFields, GiveInput } from "./forms.ts";
import { assignPicked } from "./mutations.server.ts";
import { maxChoices } from "./queries.server.ts";

type ClientOf = { accountId: string; userId: string };

export type ProgramChoices = {
  programs: { id: string; name: string; words: string }[];
  hasMore: boolean;
};

/** Own and bought programs that the client does not follow yet; at most 50, by name. */
export async function programsToGive(ctx: Context, client: ClientOf, search: string): Promise<ProgramChoices> {
  const followed = ctx.db
    .select({ one: sql`1` })
    .from(programAssignments)
    .where(
      and(
        eq(programAssignments.accountId, client.accountId),
        eq(programAssignments.programId, programs.id),
        eq(programAssignments.assigneeId, client.userId),
      ),
    );
  const folded = foldForSearch(search);
  const isLike = folded === "" ? undefined : sql`strpos(${programs.searchName}, ${folded}) > 0`;
  const { id, name, continuous, duration, timeUnit, startDate } = programs;
  const found = await ctx.db
    .select({ id, name, continuous, duration, timeUnit, startDate })
    .from(programs)
    .where(and(ofBusiness(ctx, client), notExists(followed), isLike))
    .orderBy(asc(programs.sortName), asc(id))
    .limit(maxChoices + 1);
  const shown = found.slice(0, maxChoices).map((one) => ({ id: one.id, name: one.name, words: formatSpan(one) }));
  return { programs: shown, hasMore: found.length > maxChoices };
}

export async function giveProgram(
  ctx: Context,
  client: ClientOf,
  { program: chosen, startDate }: GiveInput,
): Promise<Result<{ program: string }, GiveFields>> {
  const isIt = eq(programs.id, parseUuid(chosen) ?? EMPTY_ID);
  const [program] = await ctx.db
    .select({ id: programs.id, name: programs.name })
    .from(programs)
    .where(and(ofBusiness(ctx, client), isIt));
  if (!program) return { ok: false, problems: { program: ["Choose one of the programs"] } };
  const given = await assignPicked(ctx, program.id, { pick: client.userId, startDate });
  return given.ok ? { ok: true, program: program.name } : { ok: false, problems: { program: given.problems.client } };
}

function ofBusiness({ actor }: Context, { accountId }: ClientOf): SQL | undefined {
  const isBought = boughtBy(actor);
  const isTheirs = eq(programs.accountId, accountId);
  // why: only clients of the buyer's own business may follow a bought program
  const isGiven = accountId === actor.accountId ? or(isTheirs, isBought) : and(isTheirs, not(isBought));
  return and(programsInScope(actor, "program:see"), isGiven);
}
