import { z } from "zod";
import { maxClients } from "#app/domain/benchmarks/graphs.ts";
import { benchmarkCategories, unitOf, volumeLoad } from "#app/domain/benchmarks/quantities.ts";
import { defaultTimeframe, timeframes } from "#app/domain/benchmarks/timeframes.ts";
import { measurementUnits } from "#app/domain/trackables/units.ts";
import type { History } from "#app/features/benchmarks/history-queries.server.ts";
import type { Moments } from "#app/features/benchmarks/record-moments.server.ts";
import type { RecordView } from "#app/features/benchmarks/record-queries.server.ts";
import { flag, many } from "#app/http/api/paging.ts";
import { named } from "#app/http/api/schema-names.ts";
import { day, id, instant } from "#app/http/api/schemas.ts";

const exerciseId = z
  .union([z.literal(volumeLoad.id), id])
  .describe(`An exercise, or ${volumeLoad.id}: the volume load of whole workouts, whose category is weight.`);
const trackableCategory = z.enum(benchmarkCategories).describe("`bodyWeightOffset`: body weight and more.");
const measurementUnit = z.enum(measurementUnits);
const ofUser = id.nullable().default(null).describe("Whose results; without it, your own.");

export const userIds = many(id, maxClients).describe(
  `Whose results, at most ${maxClients} people; without it, your own.`,
);

const quantity = { exerciseId, trackableCategory, measurementUnit };
const window = {
  timeframe: z.enum(timeframes).default(defaultTimeframe).describe("The last 7, 31 or 365 days, or all time."),
  onlyMaxAttempts: flag().default(false).describe("Only results that were the best at their time."),
};

export const recordQuery = fitting(z.object({ ...quantity, userId: ofUser }));
export const historyQuery = fitting(z.object({ ...quantity, ...window, userId: ofUser }));
export const historiesQuery = fitting(z.object({ ...quantity, ...window, userIds }));

type Quantity = {
  exerciseId: string;
  trackableCategory: z.output<typeof trackableCategory>;
  measurementUnit: z.output<typeof measurementUnit>;
};

function fitting<S extends z.ZodObject & z.ZodType<Quantity>>(schema: S): S {
  return schema
    .refine(
      ({ trackableCategory, measurementUnit }) => unitOf(trackableCategory, measurementUnit) === measurementUnit,
      { path: ["measurementUnit"], message: "The category is not measured in this unit" },
    )
    .refine(({ exerciseId, trackableCategory }) => exerciseId !== volumeLoad.id || trackableCategory === "weight", {
      path: ["trackableCategory"],
      message: "Volume load is a weight",
    });
}

const maximum = named(
  "Maximum",
  z.object({
    value: z.number(),
    timestamp: instant.describe("When it was reached; for a value that a coach entered, noon of its day."),
    day: day.describe("The day where the athlete was, whoever reads it."),
  }),
);

export const exerciseRecord = named(
  "ExerciseUserRecord",
  z.object({
    id: id.nullable().describe("The id for a reset; null while there is no record."),
    allTimeRealMax: maximum.nullable(),
    allTimeCalculatedMax: maximum.nullable(),
    currentRealMax: maximum.nullable(),
    currentCalculatedMax: maximum.nullable(),
    resetAt: instant.nullable().describe("The last reset: the current maxima count only what was done since."),
  }),
);

export const exerciseHistory = named(
  "ExerciseResultHistory",
  z.object({
    userId: id,
    userName: z.string(),
    changePercentage: z.number().nullable().describe("By how much the last result exceeds the first, in percent."),
    histories: z
      .array(z.object({ timestamp: instant, day: day.describe("The day where the athlete was."), result: z.number() }))
      .describe(
        "One point for each workout, its best result, and one for each value that a coach entered, at noon of its day.",
      ),
  }),
);

export const benchmarkExercise = named(
  "BenchmarkExercise",
  z.object({ id: z.string(), name: z.string(), trackableCategories: z.array(z.enum(benchmarkCategories)) }),
);

export function quantityOf({ exerciseId, trackableCategory: category, measurementUnit: unit }: Quantity) {
  return { exerciseId, category, unit };
}

export function toApiRecord(record: (RecordView & { moments: Moments }) | null) {
  const shown = (kind: keyof RecordView["maxima"]) => {
    const maximum = record?.maxima[kind];
    const timestamp = record?.moments[kind];
    return maximum && timestamp ? { value: maximum.value, timestamp, day: maximum.on } : null;
  };
  return {
    id: record?.id ?? null,
    resetAt: record?.resetAt ?? null,
    allTimeRealMax: shown("allTimeReal"),
    allTimeCalculatedMax: shown("allTimeCalculated"),
    currentRealMax: shown("currentReal"),
    currentCalculatedMax: shown("currentCalculated"),
  };
}

export function toApiHistory({ person, points, changePercentage }: History) {
  const histories = points.map(({ at, day, value }) => ({ timestamp: new Date(at), day, result: value }));
  return { userId: person.id, userName: person.fullName, changePercentage, histories };
}
