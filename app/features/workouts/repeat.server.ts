import { createHash } from "node:crypto";
import { type Refused, type Result, refused } from "#app/domain/forms/result.ts";
import { readPage } from "#app/domain/lists/query.ts";
import { allow } from "#app/domain/policy/can.ts";
import { pageCount } from "#app/domain/schedule/span.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { chosenPage, noWeek, weekDays } from "#app/domain/schedule/week.ts";
import { formatPlace } from "#app/domain/schedule/workout-key.ts";
import { plural } from "#app/domain/text/counted.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import {
  quantitiesOf,
  quantityName,
  type RepeatRules,
  repeatDay,
  type Turn,
  turnOf,
} from "#app/domain/workout/repeat/repeat.ts";
import { previewPage, previewRepeat } from "#app/domain/workout/repeat/repeat-preview.ts";
import {
  exercisesWith,
  maxRepeats,
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
import { pastedEntries, savePasted } from "./overview/paste-days.server.ts";
import { hasPlace, readPlaces, readStored, type WorkoutView } from "./queries.server.ts";

type Target = { current: WorkoutView; source: Workout; turn: Turn };

type RepeatQuery = Readonly<Record<string, string>>;

/** The weeks `page` to `last` are repeated; `sources` are their days. */
type Block = { page: number; last: number; pages: number; times: number };
type Plan = Block & { sources: Workout[][]; views: WorkoutView[]; targets: Target[] };

export async function readRepeat(ctx: Context, programId: string, query: RepeatQuery) {
  const { program, plan, rules, problems } = await readQuery(ctx, programId, query);
  const { page, last, sources } = plan;
  const isRequested = query.times !== undefined && problems.length === 0;
  const pastEnd = isRequested ? pastEndMessage(plan) : null;
  return {
    program: { id: program.id, name: program.name, isContinuous: program.continuous },
    page,
    last,
    typed: { week: query.week ?? String(page), to: query.to ?? String(last), times: query.times ?? "1" },
    quantities: ruledQuantities(sources.flat()).map((quantity) => toFields(quantity, query)),
    problems,
    pastEnd,
    preview: isRequested && !pastEnd ? previewOf(plan, rules, readPage(query.page ?? null)) : null,
    version: versionOf(plan.views),
  };
}

function previewOf({ times, sources, targets }: Plan, rules: RepeatRules, page: number) {
  const shown = previewPage(times, page);
  const turns = [0, ...Array.from({ length: shown.last - shown.first + 1 }, (_, at) => shown.first + at)];
  const full = targets.filter(({ current }) => !current.workout.restDay);
  const onPage = full.filter(({ turn }) => turns.includes(turn.nth));
  return {
    shown,
    turns,
    times,
    rows: previewRepeat(sources, rules, turns),
    replaced: { days: onPage.map(({ current }) => titleOf(current.workout)), count: full.length },
  };
}

type Repeated = Result<{ page: number; last: number; times: number }>;

/**
 * One save of one week or several; replaces the following weeks, rest days included. Rejects days beyond the program, and days changed since
 * the preview with version `seen`.
 */
export async function repeatWeeks(
  ctx: Context,
  programId: string,
  query: RepeatQuery,
  { saveId, seen }: { saveId: string; seen: number },
): Promise<Repeated> {
  const { program, plan, rules, problems } = await readQuery(ctx, programId, query);
  const { page, last, times, views, targets } = plan;
  const done = { ok: true, page, last, times } as const;
  const problem = problems[0]?.message ?? pastEndMessage(plan);
  if (problem) return refused(problem);
  if (await isDone(ctx, program, targets, saveId)) return done;
  const version = versionOf(views);
  if (version !== seen) return changedMeanwhile(version);
  const pasted = targets.map(({ current, source, turn }) => ({ current, source: repeatDay(source, rules, turn) }));
  const workouts = pastedEntries(pasted, saveId);
  if (workouts.length === 0)
    return refused("There is nothing to repeat: what is repeated and the weeks after it are all rest days.");
  const saved = await savePasted(ctx, program.id, { saveId, workouts }, "repeated");
  if (saved === "changed") return changedMeanwhile(version);
  return saved ?? done;
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
  const { block, problems: ofBlock } = readBlock(ctx, program, query);
  const plan = await readPlan(ctx, program, block);
  const weeks = { first: block.last + 1, last: block.last + block.times * lengthOf(block) };
  const { rules, problems } = readRules(ruledQuantities(plan.sources.flat()), query, weeks);
  return { program, plan, rules, problems: [...ofBlock, ...problems] };
}

/** One week unless the address names its last one. A problem for each field that can't be read. */
function readBlock(ctx: Context, program: ProgramView, { week, to, times = "1" }: RepeatQuery) {
  const [today, problems] = [todayOf(ctx), [] as RuleProblem[]];
  const pages = pageCount(program, today);
  const page = chosenPage(week ?? null, 1, program, today);
  const noFirst = week === undefined ? null : noWeek(week, pages);
  if (noFirst) problems.push({ name: "week", message: noFirst });
  const most = Math.min(pages, page + maxRepeats - 1);
  const isWeek = to === undefined || (noWeek(to, most) === null && Number(to) >= page);
  if (!isWeek) problems.push({ name: "to", message: `Enter a week from ${page} to ${most}.` });
  const last = isWeek && to !== undefined ? Number(to) : page;
  const read = readTimes(times, last - page + 1);
  if ("message" in read) problems.push({ name: "times", message: read.message });
  return { block: { page, last, pages, times: "times" in read ? read.times : 1 }, problems };
}

function lengthOf({ page, last }: Pick<Block, "page" | "last">) {
  return last - page + 1;
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

async function readPlan(ctx: Context, program: ProgramView, block: Block): Promise<Plan> {
  const { page, times } = block;
  const length = lengthOf(block);
  const weeks = Array.from({ length: length * (times + 1) }, (_, at) => weekDays(program, page + at, todayOf(ctx)));
  const views = await readPlaces(ctx, program, weeks.flat().filter(hasPlace));
  const byKey = new Map(views.map((view) => [view.key, view]));
  const viewOf = (key: string | null | undefined) => byKey.get(key ?? "");
  const targets = weeks.slice(length).flatMap((days, at) =>
    days.flatMap(({ key, weekday }): Target[] => {
      const index = at % length;
      const [current, source] = [viewOf(key), viewOf(weeks[index]?.[weekday]?.key)];
      const turn = turnOf(Math.floor(at / length) + 1, index, length);
      return current && source ? [{ current, source: source.workout, turn }] : [];
    }),
  );
  const sources = weeks.slice(0, length).map((days) => days.flatMap(({ key }) => viewOf(key)?.workout ?? []));
  return { ...block, sources, views, targets };
}

function pastEndMessage({ last, pages, times, sources, targets, ...block }: Plan): string | null {
  const trained = sources.flat().filter(({ restDay }) => !restDay).length;
  const placed = targets.filter(({ source: { restDay } }) => !restDay).length;
  const end = last + times * lengthOf({ ...block, last });
  if (end <= pages && placed === trained * times) return null;
  const missing = Math.max(1, end - pages);
  return `The program ends with week ${pages}: ${missing} more ${plural(missing, "week is", "weeks are")} needed.`;
}

function titleOf(workout: Workout) {
  return [formatPlace(workout), workout.name.trim()].filter(Boolean).join(": ");
}

async function isDone(ctx: Context, program: ProgramView, targets: Target[], saveId: string) {
  const ids = targets.map(({ current }) => current.workout.id);
  const rows = ids.length > 0 ? await readStored(ctx.db, program, ids) : [];
  return rows.some((row) => row.saveId === saveId);
}
