import { NotFound } from "#app/domain/errors.ts";
import { derivedId } from "#app/domain/ids/derived.ts";
import { parseUuid } from "#app/domain/ids/ids.ts";
import { allow } from "#app/domain/policy/can.ts";
import { indexExercises } from "#app/domain/workout/text/exercise-index.ts";
import type { TextError } from "#app/domain/workout/text/lines.ts";
import { parseWeek } from "#app/domain/workout/text/parse.ts";
import { printWeek } from "#app/domain/workout/text/print.ts";
import { allSnapshots } from "#app/features/exercises/queries.server.ts";
import { findProgram } from "#app/features/programs/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { saveWorkouts } from "./mutations.server.ts";
import type { WeekView } from "./queries.server.ts";
import { saveSchema } from "./schema.ts";
import { readWeekAt } from "./week.server.ts";

/** The days of a week as one text, and the version of each. */
export function weekAsText({ page, pages, workouts }: WeekView) {
  const versions = workouts.map(({ key, version }) => ({ key, version }));
  return { page, pages, versions, text: printWeek(workouts.map(({ workout }) => workout)) };
}

export type TextPosted =
  | { ok: true; page: number; changed: number }
  | { ok: false; status: 400; errors: TextError[] }
  | { ok: false; status: 409; changedBy: string };

/**
 * Reads the posted text of a week and stores the days that it changes, as one save. Refuses a text that can't be read
 * with every place and reason, and days that somebody else changed since the text was made.
 */
export async function saveWeekText(ctx: Context, programId: string, form: FormData): Promise<TextPosted> {
  const program = await findProgram(ctx, programId);
  allow(ctx.actor, "program:edit", program);
  const saveId = parseUuid(String(form.get("saveId")));
  if (!saveId) throw new NotFound("Given item not found.");
  const week = await readWeekAt(ctx, program, String(form.get("week")));
  const current = week.workouts.map(({ workout }) => workout);
  const find = indexExercises(await allSnapshots(ctx));
  const parsed = parseWeek(String(form.get("text") ?? ""), { current, find, newId: idMaker(saveId) });
  if (!parsed.ok) return { ok: false, status: 400, errors: parsed.errors };
  const changed = parsed.workouts.flatMap((workout, index) => {
    const view = week.workouts[index];
    if (!view || workout === view.workout) return [];
    return [{ workout, version: Number(form.get(`${view.key}.version`)) }];
  });
  if (changed.length === 0) return { ok: true, page: week.page, changed: 0 };
  const { conflicts } = await saveWorkouts(ctx, program.id, saveSchema.parse({ saveId, workouts: changed }));
  const [conflict] = conflicts;
  if (conflict) return { ok: false, status: 409, changedBy: conflict.changedBy };
  return { ok: true, page: week.page, changed: changed.length };
}

/** Ids made from the post's own, so that the same post makes the same ones. */
function idMaker(saveId: string) {
  let count = 0;
  return () => derivedId(`${saveId} text ${count++}`);
}
