import { NotFound } from "#app/domain/errors.ts";
import type { ValuesOf } from "#app/domain/forms/form.ts";
import { type Result, refused } from "#app/domain/forms/result.ts";
import { type Stretch, weeksOf } from "#app/domain/overview/stretch.ts";
import { type Placing, placings, type Taking, takeDay, takeDaysOfWeeks } from "#app/domain/overview/taking.ts";
import { allow } from "#app/domain/policy/can.ts";
import { weekdayNames } from "#app/domain/schedule/dates.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { pageOfPlace, weekDays } from "#app/domain/schedule/week.ts";
import { formatPlace, parseWorkoutKey } from "#app/domain/schedule/workout-key.ts";
import { newWorkout } from "#app/domain/workout/document/create.ts";
import { findProgram, type ProgramView } from "#app/features/programs/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { isSaved } from "../history.server.ts";
import { hasPlace, readDay, readPlaces, sumVersions } from "../queries.server.ts";
import { savedMeanwhile } from "../saves/revisions.server.ts";
import type { PlaceDayFields, PlaceWeekFields } from "./form.ts";
import { stretchOf } from "./overview.server.ts";
import { pastedEntries, savePasted } from "./paste-days.server.ts";

/** The version grows with each save of one of the weeks that can be chosen. */
export async function readPlacedDay(ctx: Context, programId: string, key: string) {
  const { program, place, page, stretch } = await findDay(ctx, programId, key);
  const { workout } = await readDay(ctx, program, place);
  const version = await sumVersions(ctx.db, program, placesOf(ctx, program, stretch));
  return {
    id: program.id,
    title: titleOf(workout),
    page,
    weekday: weekdayIn(ctx, program, key, page),
    version,
    stretch,
  };
}

export async function readPlacedWeek(ctx: Context, programId: string, text: string) {
  const { program, page, stretch } = await findWeek(ctx, programId, text);
  const version = await sumVersions(ctx.db, program, placesOf(ctx, program, stretch));
  return { id: program.id, page, version, stretch };
}

/** `seen`: the version that it was chosen at. */
type Asked = { saveId: string; seen: number };

type Placed<F extends PlaceDayFields | PlaceWeekFields> = Result<{ message: string; page: number }, F>;

/** One save. Rejects days beyond the program, and whatever was saved since the form was shown. */
export async function placeDay(
  ctx: Context,
  programId: string,
  key: string,
  { week, weekday, ...values }: ValuesOf<PlaceDayFields>,
  asked: Asked,
): Promise<Placed<PlaceDayFields>> {
  const { program, place, stretch } = await findDay(ctx, programId, key);
  const placing = placingOf(values.placing);
  const page = weekIn(stretch, week);
  if (page === null) return { ok: false, problems: { week: [noWeekHere(stretch)] } };
  const to = weekDays(program, page, todayOf(ctx))[Number(weekday)]?.key;
  const name = weekdayNames[Number(weekday)] ?? "";
  if (!to) return { ok: false, problems: { weekday: [`Week ${page} has no ${name}.`] } };
  if (to === key) return { ok: false, problems: { weekday: ["Choose another day."] } };
  const taken = await take(ctx, program, { stretch, placing, ...asked }, () => ({
    ok: true,
    takings: takeDay(placing, key, to),
  }));
  const done = placing === "copy" ? "was copied" : "was moved";
  return taken.ok ? { ...taken, page, message: `${formatPlace(place)} ${done} to ${name} of week ${page}.` } : taken;
}

export async function placeWeek(
  ctx: Context,
  programId: string,
  text: string,
  values: ValuesOf<PlaceWeekFields>,
  asked: Asked,
): Promise<Placed<PlaceWeekFields>> {
  const { program, page: from, stretch } = await findWeek(ctx, programId, text);
  const placing = placingOf(values.placing);
  const page = weekIn(stretch, values.week);
  if (page === null) return { ok: false, problems: { week: [noWeekHere(stretch)] } };
  if (page === from) return { ok: false, problems: { week: ["Choose another week."] } };
  const daysOf = (week: number) => weekDays(program, week, todayOf(ctx));
  const taken = await take(ctx, program, { stretch, placing, ...asked }, (isTrained) =>
    takeDaysOfWeeks({ placing, from, to: page }, { daysOf, isTrained }),
  );
  const done = placing === "copy" ? `was copied to week ${page}` : `is now week ${page}`;
  return taken.ok ? { ...taken, page, message: `Week ${from} ${done}.` } : taken;
}

type Plan = (isTrained: (key: string) => boolean) => ReturnType<typeof takeDaysOfWeeks>;
type Take = Asked & { stretch: Stretch; placing: Placing };

async function take(ctx: Context, program: ProgramView, { stretch, placing, saveId, seen }: Take, plan: Plan) {
  if (await isSaved(ctx, program, [saveId])) return { ok: true as const };
  const views = await readPlaces(ctx, program, placesOf(ctx, program, stretch));
  const version = views.reduce((sum, view) => sum + view.version, 0);
  const changed = { ...refused(savedMeanwhile), theirs: { values: {}, version } };
  if (version !== seen) return changed;
  const byKey = new Map(views.map((view) => [view.key, view]));
  const planned = plan((key) => byKey.get(key)?.workout.restDay === false);
  if (!planned.ok) return refused(planned.reason);
  const workouts = pastedEntries(
    planned.takings.flatMap((taking) => pastedDay(taking, byKey)),
    saveId,
  );
  if (workouts.length === 0) return { ok: true as const };
  const saved = await savePasted(ctx, program.id, { saveId, workouts }, placing === "copy" ? "copied" : "moved");
  return saved === "changed" ? changed : (saved ?? { ok: true as const });
}

type Views = ReadonlyMap<string, Awaited<ReturnType<typeof readDay>>>;

function pastedDay({ to, from }: Taking<string>, views: Views) {
  const current = views.get(to);
  if (!current) return [];
  const source = from === null ? undefined : views.get(from);
  return [{ current, source: source?.workout ?? newWorkout(current.workout) }];
}

async function findDay(ctx: Context, programId: string, key: string) {
  const program = await findEditable(ctx, programId);
  const place = parseWorkoutKey(key);
  const page = place && pageOfPlace(program, place, todayOf(ctx));
  if (!place || !page) throw new NotFound("Given item not found.");
  return { program, place, page, stretch: stretchOf(ctx, program, String(page)) };
}

async function findWeek(ctx: Context, programId: string, text: string) {
  const program = await findEditable(ctx, programId);
  const stretch = stretchOf(ctx, program, text);
  const page = weekIn(stretch, text);
  if (page === null) throw new NotFound("Given item not found.");
  return { program, page, stretch };
}

async function findEditable(ctx: Context, programId: string) {
  const program = await findProgram(ctx, programId);
  allow(ctx.actor, "program:edit", program);
  return program;
}

function placesOf(ctx: Context, program: ProgramView, stretch: Stretch) {
  return weeksOf(stretch).flatMap((page) => weekDays(program, page, todayOf(ctx)).filter(hasPlace));
}

function weekdayIn(ctx: Context, program: ProgramView, key: string, page: number) {
  return weekDays(program, page, todayOf(ctx)).findIndex((day) => day.key === key);
}

function weekIn({ first, last }: Stretch, text: string): number | null {
  const week = /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 0;
  return week >= first && week <= last ? week : null;
}

function noWeekHere({ first, last }: Stretch) {
  return `Choose a week from ${first} to ${last}.`;
}

function placingOf(text: string): Placing {
  return placings.find((one) => one === text) ?? "move";
}

function titleOf(workout: { day: number | null; date: string | null; name: string }) {
  const name = workout.name.trim();
  return name === "" ? formatPlace(workout) : `${formatPlace(workout)}, ${name}`;
}
