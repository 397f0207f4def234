import { eq } from "drizzle-orm";
import type { ProblemsOf } from "#app/domain/forms/form.ts";
import type { Actor } from "#app/domain/policy/roles.ts";
import { findOwnFolder } from "#app/features/folders/queries.server.ts";
import { visibleFile } from "#app/features/uploads/queries.server.ts";
import type { Db, Tx } from "#db/client.ts";
import { difficulties } from "#db/schema/catalogues.ts";
import type { ProgramFields } from "./form.ts";

type References = { difficultyId: string; folderId: string | null; imageId: string | null };

/** What is wrong with the ids that a form named: each must be one that the actor could have chosen. */
export async function referenceProblems(
  tx: Db | Tx,
  actor: Actor,
  named: References,
): Promise<ProblemsOf<ProgramFields>> {
  const problems: ProblemsOf<ProgramFields> = {};
  if (!(await isDifficulty(tx, named.difficultyId))) problems.difficulty = ["Difficulty required"];
  if (named.folderId && !(await findOwnFolder(tx, actor, named.folderId))) {
    problems.folder = ["Choose one of your folders"];
  }
  if (named.imageId && !(await isOwnImage(tx, actor, named.imageId))) problems.image = ["Choose the image again"];
  return problems;
}

async function isDifficulty(tx: Db | Tx, id: string) {
  return (await tx.$count(difficulties, eq(difficulties.id, id))) > 0;
}

/** An image of the actor's own account. */
async function isOwnImage(tx: Db | Tx, actor: Actor, id: string) {
  return (await visibleFile(tx, actor, id))?.accountId === actor.accountId;
}
