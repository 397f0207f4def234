import { eq } from "drizzle-orm";
import { invites } from "#db/schema/access.ts";
import { accountClients } from "#db/schema/accounts.ts";
import { completions, prescriptions } from "#db/schema/completions.ts";
import { drafts } from "#db/schema/drafts.ts";
import { exercises } from "#db/schema/exercises.ts";
import { files } from "#db/schema/files.ts";
import { clientGroups } from "#db/schema/groups.ts";
import { posts } from "#db/schema/posts.ts";
import { folders, programs, workouts } from "#db/schema/programs.ts";
import { readinessResponses } from "#db/schema/readiness.ts";
import { records } from "#db/schema/records.ts";
import { personalTokens } from "#db/schema/tokens.ts";
import { givenCanary } from "#tests/integration/users/leaving/canary-given.ts";

const made = [exercises, programs, workouts, folders, clientGroups, invites, personalTokens, files];
const trained = [completions, drafts, prescriptions, records, readinessResponses];

/**
 * The ids of what a stranger has, of each kind one, in whose every text stands the canary's word: names, e-mails,
 * comments, exercises, notes, what was trained. Their post is taken away, since posts are for everybody.
 */
export async function givenForeign(): Promise<string[]> {
  const { ctx } = await givenCanary();
  const { accountId, userId } = ctx.actor;
  await ctx.db.delete(posts).where(eq(posts.accountId, accountId));
  const [client] = await ctx.db.select().from(accountClients).where(eq(accountClients.accountId, accountId));
  const ids = [userId, client?.userId];
  for (const table of [...made, ...trained]) {
    const [row] = await ctx.db.select({ id: table.id }).from(table).where(eq(table.accountId, accountId));
    ids.push(row?.id);
  }
  const known = ids.filter((id) => id !== undefined);
  if (known.length < ids.length) throw new Error("The stranger lacks something.");
  return known;
}
