import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "../client.ts";
import { lockAccounts } from "../locks.ts";
import { exercises } from "../schema/exercises.ts";
import type { ReferenceFacts } from "./facts.ts";
import { systemAccountId } from "./ids.ts";
import { starterExercises } from "./library/all.ts";
import { starterOtherNames } from "./library/other-names/all.ts";

type Names = Pick<ReferenceFacts, "foldForSearch" | "foldOtherNames" | "maxOtherNames">;

/** Adds each name once, so that a removed one stays away, and only if no other exercise of the library has it. */
export async function seedOtherNames(tx: Tx, names: Names) {
  if ((await listUnoffered(tx, names)).length === 0) return;
  await lockAccounts(tx, [systemAccountId], "write");
  const unoffered = await listUnoffered(tx, names);
  const taken = await listTaken(tx);
  for (const { id, added, otherNames, offeredNames } of unoffered) {
    const room = Math.max(names.maxOtherNames - otherNames.length, 0);
    const free = added.filter((name) => !taken.has(names.foldForSearch(name))).slice(0, room);
    for (const name of free) taken.add(names.foldForSearch(name));
    const next = [...otherNames, ...free];
    await tx
      .update(exercises)
      .set({ otherNames: next, searchOthers: names.foldOtherNames(next), offeredNames })
      .where(and(eq(exercises.accountId, systemAccountId), eq(exercises.id, id)));
  }
}

const starterNames = new Map(
  starterExercises.flatMap(({ id, name }) => {
    const otherNames = starterOtherNames[name];
    return otherNames ? [[id, otherNames] as const] : [];
  }),
);

async function listUnoffered(tx: Tx, { foldForSearch }: Names) {
  const { id, otherNames, offeredNames, version } = exercises;
  const rows = await tx
    .select({ id, otherNames, offeredNames, version })
    .from(exercises)
    .where(and(eq(exercises.accountId, systemAccountId), inArray(id, [...starterNames.keys()])));
  return rows.flatMap((row) => {
    const all = starterNames.get(row.id) ?? [];
    const before = row.offeredNames ?? offeredBefore(row, all);
    const known = new Set(before.map(foldForSearch));
    const added = all.filter((name) => !known.has(foldForSearch(name)));
    if (row.offeredNames && added.length === 0) return [];
    return [{ id: row.id, added, otherNames: row.otherNames ?? [], offeredNames: [...before, ...added] }];
  });
}

type Row = { otherNames: string[] | null; version: number };

/** Before it was noted: any name may have been removed from an exercise that somebody has edited. */
function offeredBefore({ otherNames, version }: Row, all: readonly string[]) {
  if (otherNames === null) return [];
  return version === 1 ? otherNames : all;
}

async function listTaken(tx: Tx) {
  const { searchName, searchOthers } = exercises;
  const rows = await tx
    .select({ searchName, searchOthers })
    .from(exercises)
    .where(eq(exercises.accountId, systemAccountId));
  return new Set(rows.flatMap((row) => [row.searchName, ...row.searchOthers.split("\n")]));
}
