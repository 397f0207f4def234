import sharp from "sharp";
import { NotFound } from "#app/domain/errors.ts";
import { reportDay } from "#app/domain/report/day.ts";
import { type DayRange, formatRange, readRange, type TypedRange } from "#app/domain/report/range.ts";
import type { ReportCover, ReportImage } from "#app/domain/report/report.ts";
import type { CalculatedValues } from "#app/domain/report/rounds.ts";
import { formatDate } from "#app/domain/schedule/dates.ts";
import { formatSpan } from "#app/domain/schedule/span.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { placeOfDay } from "#app/domain/schedule/week.ts";
import { printWorkoutKey } from "#app/domain/schedule/workout-key.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import type { ProgramView } from "#app/features/programs/queries.server.ts";
import { findImage } from "#app/features/uploads/queries.server.ts";
import { readDays, refreshed, unsavedDay } from "#app/features/workouts/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import type { PrintedImage, PrintRefusal, ReportPart } from "#app/services/pdf/port.ts";
import { findPrintable } from "./queries.server.ts";

/** Few enough that other requests get their turn. */
const daysAtOnce = 7;

/** The client whose numbers appear in brackets after the program's own. */
export type Visualised = { clientName: string; valuesOf(workouts: Workout[]): Promise<CalculatedValues> };

export type ReportRequest = TypedRange & { signal: AbortSignal; visualised?: Visualised };

export type MadeReport =
  | { ok: true; bytes: Uint8Array<ArrayBuffer>; pages: number; title: string }
  | { ok: false; why: PrintRefusal | "range" };

/** Rejects an invalid range, and what the printer rejects. */
export async function makeReport(ctx: Context, programId: string, request: ReportRequest): Promise<MadeReport> {
  const { program, days } = await findPrintable(ctx, programId);
  const read = days && readRange(program, days, request);
  if (!read?.ok) return { ok: false, why: "range" };
  const { range } = read;
  const image = program.imageId ? await renderForPrint(ctx, program.imageId) : null;
  const order = {
    cover: coverOf(ctx, program, range, { image, visualised: request.visualised }),
    coverImages: image ? [image.printed] : [],
    parts: partsOf(ctx, program, range, request.visualised),
  };
  const printed = await ctx.services.reports.print(order, request.signal);
  return printed.ok ? { ...printed, title: `${program.name}, ${formatRange(program, range)}` } : printed;
}

type CoverDetails = { image: RenderedImage | null; visualised: Visualised | undefined };

function coverOf(ctx: Context, program: ProgramView, range: DayRange, details: CoverDetails): ReportCover {
  const { name, creatorName: author, shortDescription } = program;
  return {
    name,
    author,
    shortDescription,
    duration: formatSpan(program),
    difficulty: program.difficulty.name,
    range: formatRange(program, range),
    madeOn: formatDate(todayOf(ctx)),
    client: details.visualised?.clientName ?? null,
    image: details.image?.image ?? null,
  };
}

async function* partsOf(
  ctx: Context,
  program: ProgramView,
  range: DayRange,
  visualised: Visualised | undefined,
): AsyncGenerator<ReportPart> {
  const rendered = new Map<string, RenderedImage | null>();
  for (let from = range.from; from <= range.to; from += daysAtOnce) {
    const workouts = await readWorkouts(ctx, program, { from, to: Math.min(range.to, from + daysAtOnce - 1) });
    const calculated = await visualised?.valuesOf(workouts);
    const fresh = await renderNew(ctx, workouts, rendered);
    const days = workouts.map((workout) => {
      const image = rendered.get(workout.image ?? "")?.image ?? null;
      return reportDay(workout, calculated ? { image, calculated } : { image });
    });
    yield { days, images: fresh.map(({ printed }) => printed) };
  }
}

/** Days without a saved workout are rest days. */
async function readWorkouts(ctx: Context, program: ProgramView, { from, to }: DayRange): Promise<Workout[]> {
  const places = Array.from({ length: to - from + 1 }, (_, index) => placeOfDay(program, from + index));
  const views = await refreshed(ctx, await readDays(ctx.db, program, places));
  const byKey = new Map(views.map((view) => [view.key, view]));
  return places.map((place) => (byKey.get(printWorkoutKey(place)) ?? unsavedDay(program.id, place)).workout);
}

async function renderNew(ctx: Context, workouts: Workout[], rendered: Map<string, RenderedImage | null>) {
  const fresh: RenderedImage[] = [];
  for (const { image: id } of workouts) {
    if (id === null || rendered.has(id)) continue;
    const image = await renderForPrint(ctx, id);
    rendered.set(id, image);
    if (image) fresh.push(image);
  }
  return fresh;
}

type RenderedImage = { image: ReportImage; printed: PrintedImage };

/** In pixels: a picture on paper is less than three inches wide. */
const wished = 480;

/** JPEG on white, as PDF needs; null if it is out of scope or its file is missing. */
async function renderForPrint(ctx: Context, id: string): Promise<RenderedImage | null> {
  const found = await findImage(ctx, id, wished).catch(orNull);
  if (!found) return null;
  const drawing = sharp(found.bytes).flatten({ background: "#ffffff" }).jpeg({ quality: 80 });
  const { data, info } = await drawing.toBuffer({ resolveWithObject: true });
  return { image: { id, width: info.width, height: info.height }, printed: { id, bytes: new Uint8Array(data) } };
}

function orNull(error: unknown) {
  if (error instanceof NotFound) return null;
  throw error;
}
