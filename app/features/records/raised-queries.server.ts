import { and, asc, eq } from "drizzle-orm";
import { inUnit } from "#app/domain/benchmarks/quantities.ts";
import { betterMaxima, hasMaxima } from "#app/domain/strength/maxima.ts";
import type { Maximum } from "#app/domain/strength/reference.ts";
import { defaultUnit } from "#app/domain/trackables/allowed.ts";
import { roundToHundredths } from "#app/domain/trackables/numbers.ts";
import { measuredAs, type RecordedCategory, recordedInSentence } from "#app/domain/trackables/recorded.ts";
import type { MeasurementUnit } from "#app/domain/trackables/units.ts";
import type { Context } from "#app/services/context.server.ts";
import { exercises } from "#db/schema/exercises.ts";
import { results } from "#db/schema/records.ts";
import { selectBest } from "./best-queries.server.ts";
import { maximaFromResults } from "./raise.server.ts";

/** Weights in the actor's own unit, the others in the category's first. `gain`: signed, null for the first of its exercise. `quantity`: in a sentence. */
export type RaisedRecord = {
  exerciseId: string;
  name: string;
  category: RecordedCategory;
  quantity: string;
  kind: "real" | "calculated";
  value: number;
  unit: MeasurementUnit;
  gain: number | null;
};

const kinds = [
  ["currentReal", "real"],
  ["currentCalculated", "calculated"],
] as const;

/**
 * Which current maxima the actor's own workout raised, against what there was when it was done. Three statements; none
 * of them writes, so it can be asked again at each look.
 */
export async function listRaised(ctx: Context, completion: { id: string; doneAt: Date }): Promise<RaisedRecord[]> {
  const { accountId, userId } = ctx.actor;
  const whose = { accountId, userId };
  const done = told(await selectDone(ctx, completion.id));
  if (done.length === 0) return [];
  const keys = done.map(({ exerciseId, category }) => ({ ...whose, exerciseId, category }));
  const [own, earlier] = await Promise.all([
    selectBest(ctx.db, whose, keys, { of: completion.id, at: completion.doneAt }),
    selectBest(ctx.db, whose, keys, { before: completion.id, at: completion.doneAt }),
  ]);
  const [added, before] = [maximaFromResults(keys, own), maximaFromResults(keys, earlier)];
  return done.flatMap(({ exerciseId, name, category }, index) => {
    const [was = {}, is = {}] = [before[index]?.maxima, added[index]?.maxima];
    const after = betterMaxima(category, was, is);
    const measured = defaultUnit(measuredAs(category));
    const unit = measuredAs(category) === "weight" ? ctx.preferences.units.weight : measured;
    const shown = ({ value }: Maximum) => inUnit(value, measured, unit);
    return kinds.flatMap(([current, kind]): RaisedRecord[] => {
      const [old, now] = [was[current], after[current]];
      if (!now || now.value === old?.value) return [];
      const gain = old ? roundToHundredths(shown(now) - shown(old)) : null;
      const quantity = recordedInSentence(category);
      return [{ exerciseId, name, category, quantity, kind, value: shown(now), unit, gain }];
    });
  });
}

type DoneIn = { exerciseId: string; name: string; category: RecordedCategory };

/** Repetitions of what was measured otherwise, too, are no feat. */
function told<Done extends DoneIn>(done: readonly Done[]): Done[] {
  const measured = new Set(done.filter(({ category }) => category !== "reps").map(({ exerciseId }) => exerciseId));
  return done.filter(({ exerciseId, category }) => {
    return hasMaxima(category) && (category !== "reps" || !measured.has(exerciseId));
  });
}

async function selectDone({ db, actor }: Context, completionId: string) {
  const { accountId, userId, exerciseId, category } = results;
  const isTheirs = and(
    eq(accountId, actor.accountId),
    eq(userId, actor.userId),
    eq(results.completionId, completionId),
  );
  const rows = await db
    .selectDistinct({ exerciseId, category, name: exercises.name, sortName: exercises.sortName })
    .from(results)
    .innerJoin(exercises, eq(exercises.id, exerciseId))
    .where(isTheirs)
    .orderBy(asc(exercises.sortName), asc(exerciseId), asc(category));
  // why: the column only holds recorded categories
  return rows as (Omit<(typeof rows)[number], "category"> & { category: RecordedCategory })[];
}
