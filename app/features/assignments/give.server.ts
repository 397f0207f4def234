import { and, asc, eq, not, notExists, or, type SQL, sql } from "drizzle-orm";
import type { Refused, Result } from "#app/domain/forms/result.ts";
import { EMPTY_ID, parseUuid } from "#app/domain/ids/ids.ts";
import { formatSpan } from "#app/domain/schedule/span.ts";
import { foldForSearch } from "#app/domain/text/fold.ts";
import { boughtBy, programsInScope } from "#app/features/programs/scope.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { programAssignments, programs } from "#db/schema/programs.ts";
import type { GiveFields, GiveInput } from "./forms.ts";
import type { Added } from "./group-added.ts";
import { assignClients, assignPicked } from "./mutations.server.ts";
import { maxChoices } from "./queries.server.ts";

type Business = { accountId: string };
type ClientOf = Business & { userId: string };

export type ProgramChoices = {
  programs: { id: string; name: string; words: string }[];
  hasMore: boolean;
};

/** Own and bought programs, of one client those that they do not follow yet; at most 50, by name. */
export async function programsToGive(
  ctx: Context,
  client: Business | ClientOf,
  search: string,
): Promise<ProgramChoices> {
  const folded = foldForSearch(search);
  const isLike = folded === "" ? undefined : sql`strpos(${programs.searchName}, ${folded}) > 0`;
  const { id, name, continuous, duration, timeUnit, startDate } = programs;
  const found = await ctx.db
    .select({ id, name, continuous, duration, timeUnit, startDate })
    .from(programs)
    .where(and(ofBusiness(ctx, client), "userId" in client ? isNew(ctx, client) : undefined, isLike))
    .orderBy(asc(programs.sortName), asc(id))
    .limit(maxChoices + 1);
  const shown = found.slice(0, maxChoices).map((one) => ({ id: one.id, name: one.name, words: formatSpan(one) }));
  return { programs: shown, hasMore: found.length > maxChoices };
}

function isNew({ db }: Context, { accountId, userId }: ClientOf) {
  const isTheirs = and(eq(programAssignments.accountId, accountId), eq(programAssignments.assigneeId, userId));
  const followed = db
    .select({ one: sql`1` })
    .from(programAssignments)
    .where(and(isTheirs, eq(programAssignments.programId, programs.id)));
  return notExists(followed);
}

export async function giveProgram(
  ctx: Context,
  client: ClientOf,
  { program: chosen, startDate }: GiveInput,
): Promise<Result<{ program: string }, GiveFields>> {
  const program = await findGiven(ctx, client, chosen);
  if (!program) return noneChosen;
  const given = await assignPicked(ctx, program.id, { pick: client.userId, startDate });
  return given.ok ? { ok: true, program: program.name } : { ok: false, problems: { program: given.problems.client } };
}

/** To clients of the actor's own business. */
export async function giveToClients(
  ctx: Context,
  clientIds: readonly string[],
  { program: chosen, startDate }: GiveInput,
): Promise<Result<{ program: string; added: Added }, GiveFields>> {
  const program = await findGiven(ctx, ctx.actor, chosen);
  if (!program) return noneChosen;
  const given = await assignClients(ctx, program.id, clientIds, startDate);
  if (!given.ok) return { ok: false, problems: { program: given.problems.client } };
  return { ok: true, program: program.name, added: given.added ?? { added: 0, already: 0 } };
}

const noneChosen: Refused<GiveFields> = { ok: false, problems: { program: ["Choose one of the programs"] } };

async function findGiven(ctx: Context, business: Business, id: string) {
  const isIt = eq(programs.id, parseUuid(id) ?? EMPTY_ID);
  const [program] = await ctx.db
    .select({ id: programs.id, name: programs.name })
    .from(programs)
    .where(and(ofBusiness(ctx, business), isIt));
  return program;
}

function ofBusiness({ actor }: Context, { accountId }: Business): SQL | undefined {
  const isBought = boughtBy(actor);
  const isTheirs = eq(programs.accountId, accountId);
  // why: only clients of the buyer's own business may follow a bought program
  const isGiven = accountId === actor.accountId ? or(isTheirs, isBought) : and(isTheirs, not(isBought));
  return and(programsInScope(actor, "program:see"), isGiven);
}
