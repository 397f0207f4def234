import { eq } from "drizzle-orm";
import type { ProblemsOf } from "#app/domain/forms/form.ts";
import type { Refused } from "#app/domain/forms/result.ts";
import type { Actor } from "#app/domain/policy/roles.ts";
import { visibleFile } from "#app/features/uploads/queries.server.ts";
import type { Tx } from "#db/client.ts";
import { lockCategories, lockSubcategories } from "#db/locks.ts";
import { difficulties } from "#db/schema/catalogues.ts";
import { systemAccountId } from "#db/seed/ids.ts";
import type { ExerciseFields, ExerciseInput } from "../form.ts";
import { resolveNames } from "./other-names.server.ts";
import { resolveSuperior } from "./superior.server.ts";

export type References = {
  categoryIds: string[];
  subcategoryIds: string[];
  imageId: string | null;
  otherNames: string[];
  superior: { id: string; name: string } | null;
};

type StoredExercise = {
  accountId: string;
  id: string;
  imageId?: string | null;
  name?: string;
  otherNames?: string[];
};
type Resolved = { ok: true; references: References } | Misnamed;

export type Misnamed = Refused<ExerciseFields>;

/** Drops a subcategory without its category; rejects ids that the actor could not have chosen. */
export async function resolveReferences(
  actor: Actor,
  tx: Tx,
  exercise: StoredExercise,
  input: ExerciseInput,
): Promise<Resolved> {
  const places = await resolvePlaces(tx, input);
  const names = [input.name, exercise.name ?? "", ...(exercise.otherNames ?? []), ...(input.otherNames ?? [])];
  const superior = input.superior && (await resolveSuperior(tx, { ...exercise, names }, input.superior));
  const resolved = await resolveNames(tx, exercise, input);
  const problems: ProblemsOf<ExerciseFields> = { ...places.problems, ...resolved.problems };
  if (!(await isDifficulty(tx, input.difficultyId))) problems.difficulty = ["Exercise difficulty required"];
  if (superior && !superior.ok) problems.superiorExercise = [superior.message];
  if (!(await mayShow(actor, tx, exercise, input.imageId))) problems.image = ["Choose the image again"];
  const superiorPick = superior && !superior.ok ? superior.offers : [];
  if (Object.keys(problems).length > 0) return { ok: false, problems, offers: { superiorPick } };
  return {
    ok: true,
    references: {
      ...places.found,
      imageId: input.imageId,
      otherNames: resolved.otherNames,
      superior: superior?.ok ? superior : null,
    },
  };
}

async function isDifficulty(tx: Tx, id: string) {
  return (await tx.$count(difficulties, eq(difficulties.id, id))) > 0;
}

/** Locks the rows until they are linked: a concurrent deletion waits, and is then rejected. */
async function resolvePlaces(tx: Tx, { categories, subcategories }: ExerciseInput) {
  const found = await lockCategories(tx, categories, "share");
  const known = await lockSubcategories(tx, subcategories, "share");
  const problems: ProblemsOf<ExerciseFields> = {};
  if (found.length < categories.length) problems.categories = ["One of these categories is gone: choose again"];
  if (known.length < subcategories.length)
    problems.subcategories = ["One of these subcategories is gone: choose again"];
  const kept = known.filter(({ categoryId }) => categories.includes(categoryId));
  return { problems, found: { categoryIds: categories, subcategoryIds: kept.map(({ id }) => id) } };
}

/** Whoever sees the exercise must see its image, so both are in the same account or the image in the system library. */
async function mayShow(actor: Actor, tx: Tx, exercise: StoredExercise, imageId: string | null) {
  if (imageId === null || imageId === exercise.imageId) return true;
  const file = await visibleFile(tx, actor, imageId);
  return file !== undefined && [exercise.accountId, systemAccountId].includes(file.accountId);
}
