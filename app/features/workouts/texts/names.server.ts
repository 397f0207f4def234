import { limits } from "#app/domain/workout/document/limits.ts";
import { maxNames, type NamesFound } from "#app/domain/workout/text/readings/reader.ts";
import { readingsOf } from "#app/domain/workout/text/readings/readings.ts";
import type { Context } from "#app/services/context.server.ts";
import { lookUpNames } from "./read-text.server.ts";

/** What the text view needs to read lines that start with these names. */
export async function readTextNames(ctx: Context, names: readonly string[]): Promise<NamesFound> {
  const wanted = names.slice(0, maxNames).map((name) => name.slice(0, limits.name).replace(/\s+/g, " "));
  // why: with a value, a name is never read as the heading of a set
  const text = wanted.map((name) => `${name} 5`).join("\n");
  const { found, nearby } = await lookUpNames(ctx, (find) => readingsOf(text, (lines) => [lines], find));
  return {
    exercises: found.exercises.map(({ id, name, trackableCategoryConfiguration }) => ({
      id,
      name,
      trackableCategoryConfiguration,
    })),
    otherNames: found.otherNames.map(([name, { id }]) => [name, id]),
    nearby,
  };
}
