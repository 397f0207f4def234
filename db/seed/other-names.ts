import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Tx } from "../client.ts";
import { lockAccounts } from "../locks.ts";
import { exercises } from "../schema/exercises.ts";
import type { ReferenceFacts } from "./facts.ts";
import { systemAccountId } from "./ids.ts";
import { starterExercises } from "./library/all.ts";
import { starterOtherNames } from "./library/other-names.ts";

type Names = Pick<ReferenceFacts, "foldForSearch" | "foldOtherNames">;

/** Without names that other exercises of the library have by now. Installations of earlier builds get them, too. */
export async function seedOtherNames(tx: Tx, { foldForSearch, foldOtherNames }: Names) {
  if ((await listOpen(tx)).length === 0) return;
  await lockAccounts(tx, [systemAccountId], "write");
  const open = new Set((await listOpen(tx)).map(({ id }) => id));
  const taken = await listTaken(tx);
  for (const { id, otherNames } of named) {
    if (!open.has(id)) continue;
    const free = otherNames.filter((name) => !taken.has(foldForSearch(name)));
    for (const name of free) taken.add(foldForSearch(name));
    await tx
      .update(exercises)
      .set({ otherNames: free, searchOthers: foldOtherNames(free) })
      .where(and(eq(exercises.accountId, systemAccountId), eq(exercises.id, id)));
  }
}

const named = starterExercises.flatMap(({ id, name }) => {
  const otherNames = starterOtherNames[name];
  return otherNames ? [{ id, otherNames }] : [];
});

function listOpen(tx: Tx) {
  const ids = named.map(({ id }) => id);
  return tx
    .select({ id: exercises.id })
    .from(exercises)
    .where(and(eq(exercises.accountId, systemAccountId), inArray(exercises.id, ids), isNull(exercises.otherNames)));
}

async function listTaken(tx: Tx) {
  const { searchName, searchOthers } = exercises;
  const rows = await tx
    .select({ searchName, searchOthers })
    .from(exercises)
    .where(eq(exercises.accountId, systemAccountId));
  return new Set(rows.flatMap((row) => [row.searchName, ...row.searchOthers.split("\n")]));
}
