import { z } from "zod";
import type { Graph } from "#app/domain/graphs/graph.ts";
import type { ReadinessRow } from "#app/features/readiness/views.ts";
import { named } from "#app/http/api/schema-names.ts";
import { day, id } from "#app/http/api/schemas.ts";
import { body, scored, toApiMuscles, toApiScore } from "./questionnaire-schemas.ts";

export const clientReadiness = named(
  "ClientReadiness",
  z.object({
    client: z.object({ clientId: id, fullName: z.string() }),
    response: z
      .object({
        date: day.describe("The day of the latest response."),
        responses: z.int().describe("How many responses the mean is of."),
        answers: z.array(z.object({ question: z.object({ id }), points: z.number() })),
        ...body,
        ...scored,
      })
      .nullable(),
  }),
);

export const graphData = named(
  "GraphData",
  z.object({
    title: z.string(),
    points: z.array(z.object({ timestamp: z.iso.datetime(), value: z.number() })),
    lowestPointsPossible: z.number().nullable(),
    highestPointsPossible: z.number().nullable(),
  }),
);

export function toApiClient({ id, fullName, responses, answeredOn, points, score, ...row }: ReadinessRow) {
  const client = { clientId: id, fullName };
  if (answeredOn === null || score === null) return { client, response: null };
  const answers = Object.entries(points).flatMap(([question, mean]) =>
    mean === null ? [] : [{ question: { id: question }, points: mean }],
  );
  const { bodyWeight, bodyFat } = row;
  const rest = { bodyWeight, bodyFat, muscleMap: toApiMuscles(row.muscles), ...toApiScore(score) };
  return { client, response: { date: answeredOn, responses, answers, ...rest } };
}

export function toApiGraph({ lines, lowest = null, highest = null }: Pick<Graph, "lines"> & Partial<Scale>) {
  return lines.map(({ label, points }) => ({
    title: label,
    points: points.map(({ at, value }) => ({ timestamp: new Date(at).toISOString(), value })),
    lowestPointsPossible: lowest,
    highestPointsPossible: highest,
  }));
}

type Scale = { lowest: number | null; highest: number | null };
