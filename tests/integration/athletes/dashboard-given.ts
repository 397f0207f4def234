import type { Role } from "#app/domain/policy/roles.ts";
import { programAssignments } from "#db/schema/programs.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { makeClient } from "#tests/support/things.ts";

export const today = "2026-03-02";

export async function coach(roles: Role[] = ["TRN"]) {
  const { user, ctx } = await coachingBusiness({ roles });
  return { user, ctx };
}

/** Follows the program since that day, a new client or the one who is named; returns who. */
export async function follow(
  { ctx, user }: Awaited<ReturnType<typeof coach>>,
  programId: string,
  startDate: string,
  clientId?: string,
) {
  const assigneeId = clientId ?? (await makeClient(user));
  const { accountId, id: assignerId } = user;
  await ctx.db.insert(programAssignments).values({
    accountId,
    programAccountId: accountId,
    programId,
    assigneeId,
    assignerId,
    assignDate: startDate,
    startDate,
  });
  return assigneeId;
}
