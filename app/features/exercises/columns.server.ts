import { type SQL, sql } from "drizzle-orm";
import type { Filterable } from "#app/services/filters/conditions.server.ts";
import { exercises } from "#db/schema/exercises.ts";
import type { ExerciseField } from "./list.ts";

const linkedTo = (links: string, column: string): Filterable => {
  return (matches) => sql`exists (select 1 from ${sql.identifier(links)} link
    where link.account_id = exercises.account_id and link.exercise_id = exercises.id
      and ${matches(sql`link.${sql.identifier(column)}`)})`;
};

function ofOthers(matches: SQL): SQL {
  return sql`exists (select 1 from unnest(string_to_array(trim(both E'\n' from ${exercises.searchOthers}), E'\n')) as one(name)
    where ${matches})`;
}

export const exerciseColumns: Record<ExerciseField, Filterable> = {
  name: { folded: exercises.searchName },
  otherName: { folded: sql`one.name`, within: ofOthers },
  difficultyCode: (matches) =>
    sql`exists (select 1 from difficulties one where one.id = exercises.difficulty_id and ${matches(sql`one.code`)})`,
  difficultyId: exercises.difficultyId,
  categoryId: linkedTo("exercise_category_links", "category_id"),
  subcategoryId: linkedTo("exercise_subcategory_links", "subcategory_id"),
  creatorId: exercises.creatorId,
  isSystem: exercises.isSystem,
};
