import { createHash } from "node:crypto";
import { type Refused, type Result, refused } from "#app/domain/forms/result.ts";
import { idsFrom } from "#app/domain/ids/derived.ts";
import { allow } from "#app/domain/policy/can.ts";
import { pageCount } from "#app/domain/schedule/span.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { chosenPage, weekDays } from "#app/domain/schedule/week.ts";
import { formatPlace } from "#app/domain/schedule/workout-key.ts";
import { plural } from "#app/domain/text/counted.ts";
import { copyWorkout, withFreshIds } from "#app/domain/workout/clipboard/copy.ts";
import { apply } from "#app/domain/workout/commands/apply.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { quantitiesOf, quantityName, type RepeatRules, repeatDay } from "#app/domain/workout/repeat/repeat.ts";
import { previewRepeat } from "#app/domain/workout/repeat/repeat-preview.ts";
import {
  exercisesWith,
  ownRuleName,
  plateStepsOf,
  type RuledQuantity,
  type RuleProblem,
  readRules,
  readTimes,
  ruleNames,
} from "#app/domain/workout/repeat/repeat-rules.ts";
import { findProgram, type ProgramView } from "#app/features/programs/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { allOrNothing } from "#app/services/transactions.server.ts";
import { saveWorkouts } from "./mutations.server.ts";
import { hasPlace, readPlaces, readStored, type WorkoutView } from "./queries.server.ts";
import { unsavedMessage } from "./savable.server.ts";
import { saveSchema } from "./schema.ts";

/** `nth`: the number of the repetition. */
type Target = { current: WorkoutView; source: Workout; nth: number };

type RepeatQuery = Readonly<Record<string, string>>;

type Plan = { page: number; pages: number; times: number; source: Workout[]; views: WorkoutView[]; targets: Target[] };

export async function readRepeat(ctx: Context, programId: string, query: RepeatQuery) {
  const { program, plan, rules, problems } = await readQuery(ctx, programId, query);
  const { page, times, source, targets } = plan;
  const isRequested = query.times !== undefined && problems.length === 0;
  const pastEnd = isRequested ? pastEndMessage(plan) : null;
  return {
    program: { id: program.id, name: program.name, isContinuous: program.continuous },
    page,
    times: query.times ?? "1",
    quantities: ruledQuantities(source).map((quantity) => toFields(quantity, query)),
    problems,
    pastEnd,
    preview:
      isRequested && !pastEnd
        ? { rows: previewRepeat(source, rules, times), replaced: replacedBy(targets), times }
        : null,
    version: versionOf(plan.views),
  };
}

type Repeated = Result<{ page: number; times: number }>;

/**
 * One save; replaces the following weeks, rest days included. Rejects days beyond the program, and days changed since
 * the preview with version `seen`.
 */
export async function repeatWeek(
  ctx: Context,
  programId: string,
  query: RepeatQuery,
  { saveId, seen }: { saveId: string; seen: number },
): Promise<Repeated> {
  const { program, plan, rules, problems } = await readQuery(ctx, programId, query);
  const { page, times, views, targets } = plan;
  const done = { ok: true, page, times } as const;
  const problem = problems[0]?.message ?? pastEndMessage(plan);
  if (problem) return refused(problem);
  if (await isDone(ctx, program, targets, saveId)) return done;
  const version = versionOf(views);
  if (version !== seen) return changedMeanwhile(version);
  const workouts = targets.flatMap((target) => repeated(target, rules, idsFrom(`${saveId} ${target.current.key}`)));
  if (workouts.length === 0)
    return refused("There is nothing to repeat: this week and the ones after it are all rest days.");
  return allOrNothing(ctx, async (inside): Promise<Repeated> => {
    const { conflicts, unsaved } = await saveWorkouts(inside, program.id, saveSchema.parse({ saveId, workouts }));
    if (unsaved.length > 0) return refused(`Nothing was repeated. ${unsavedMessage({ saved: [], unsaved })}`);
    return conflicts.length > 0 ? changedMeanwhile(version) : done;
  });
}

function changedMeanwhile(version: number): Refused {
  const { ok, problems } = refused("One of these weeks was changed in the meantime. Look at the preview again.");
  return { ok, problems, theirs: { values: {}, version } };
}

/** Changes when any of the days is saved. */
function versionOf(views: WorkoutView[]): number {
  const versions = views.map(({ key, version }) => `${key}:${version}`).join();
  return createHash("sha256").update(versions).digest().readUInt32BE() % 1_000_000_000;
}

async function readQuery(ctx: Context, programId: string, query: RepeatQuery) {
  const program = await findProgram(ctx, programId);
  allow(ctx.actor, "program:edit", program);
  const read = readTimes(query.times ?? "1");
  const plan = await readPlan(ctx, program, query.week ?? null, "times" in read ? read.times : 1);
  const weeks = { first: plan.page + 1, last: plan.page + plan.times };
  const { rules, problems } = readRules(ruledQuantities(plan.source), query, weeks);
  const ofTimes: RuleProblem[] = "message" in read ? [{ name: "times", message: read.message }] : [];
  return { program, plan, rules, problems: [...ofTimes, ...problems] };
}

function ruledQuantities(source: Workout[]): RuledQuantity[] {
  return quantitiesOf(source).map((quantity) => ({ ...quantity, exercises: exercisesWith(source, quantity) }));
}

/** As typed. A quantity of one exercise has no rules by exercise. */
function toFields(quantity: RuledQuantity, query: RepeatQuery) {
  const { key, unit, scale, exercises } = quantity;
  const names = ruleNames(key);
  const own = exercises.length < 2 ? [] : exercises;
  return {
    key,
    name: quantityName(quantity),
    isTime: unit === "seconds" && scale === "amount",
    steps: plateStepsOf(quantity),
    kind: query[names.kind] ?? "none",
    by: query[names.by] ?? "",
    step: query[names.step] ?? "",
    weeks: query[names.weeks] ?? "",
    at: query[names.at] ?? "",
    own: own.map(({ id, name }) => ({ name, field: ownRuleName(key, id), by: query[ownRuleName(key, id)] ?? "" })),
  };
}

async function readPlan(ctx: Context, program: ProgramView, week: string | null, times: number): Promise<Plan> {
  const today = todayOf(ctx);
  const page = chosenPage(week, 1, program, today);
  const weeks = Array.from({ length: times + 1 }, (_, nth) => weekDays(program, page + nth, today));
  const views = await readPlaces(ctx, program, weeks.flat().filter(hasPlace));
  const viewOf = (key: string | null | undefined) => views.find((view) => view.key === key);
  const targets = weeks.slice(1).flatMap((days, index) =>
    days.flatMap(({ key, weekday }): Target[] => {
      const [current, source] = [viewOf(key), viewOf(weeks[0]?.[weekday]?.key)];
      return current && source ? [{ current, source: source.workout, nth: index + 1 }] : [];
    }),
  );
  const source = (weeks[0] ?? []).flatMap(({ key }) => viewOf(key)?.workout ?? []);
  return { page, pages: pageCount(program, today), times, source, views, targets };
}

function pastEndMessage({ page, pages, times, source, targets }: Plan): string | null {
  const trained = source.filter(({ restDay }) => !restDay).length;
  const placed = targets.filter(({ source: { restDay } }) => !restDay).length;
  if (page + times <= pages && placed === trained * times) return null;
  const missing = Math.max(1, page + times - pages);
  return `The program ends with week ${pages}: ${missing} more ${plural(missing, "week is", "weeks are")} needed.`;
}

function replacedBy(targets: Target[]): string[] {
  const full = targets.filter(({ current }) => !current.workout.restDay);
  return full.map(({ current: { workout } }) => [formatPlace(workout), workout.name.trim()].filter(Boolean).join(": "));
}

function repeated({ current, source, nth }: Target, rules: RepeatRules, idOf: () => string) {
  const clip = withFreshIds(copyWorkout(repeatDay(source, rules, nth)), idOf);
  const applied = apply(current.workout, { type: "workout.paste", clip });
  return applied.ok && !applied.unchanged ? [{ version: current.version, workout: applied.workout }] : [];
}

async function isDone(ctx: Context, program: ProgramView, targets: Target[], saveId: string) {
  const ids = targets.map(({ current }) => current.workout.id);
  const rows = ids.length > 0 ? await readStored(ctx.db, program, ids) : [];
  return rows.some((row) => row.saveId === saveId);
}
