import { z } from "zod";
import { NotFound } from "#app/domain/errors.ts";
import { timeframes } from "#app/domain/readiness/timeframe.ts";
import { answerLines, bodyGraphs, limitsOf } from "#app/features/readiness/graph-queries.server.ts";
import { bodyQuestions } from "#app/features/readiness/list.ts";
import { listQuestions } from "#app/features/readiness/question-queries.server.ts";
import { pageOfReadiness } from "#app/features/readiness/table-queries.server.ts";
import { listOperation, operation, resource } from "#app/http/api/operation.ts";
import { pageOf } from "#app/http/api/paging.ts";
import { id } from "#app/http/api/schemas.ts";
import { clientReadiness, graphData, toApiClient, toApiGraph } from "./questionnaire-graph-schemas.ts";
import { findReadinessOwner } from "./questionnaire-owner.ts";

const clientKeys = z.tuple([z.string(), z.guid()]);

const timeframe = z.enum(timeframes);

const categoryId = z.union([id, z.enum(["", "null"])]).optional();

const bodyIds = bodyQuestions.map((one) => one.id) as ["-1", "-2"];

const ofPerson = { access: "any user", evenExpired: true, scope: "training:read" } as const;

export const questionnaireGraphs = resource("Readiness", [
  listOperation({
    path: "/questionnaire/clients",
    summary: "Your clients by name, each with their latest response or the mean over a timeframe",
    access: "readiness:see",
    scope: "training:read",
    query: z.object({ timeframe: timeframe.default("last") }),
    item: clientReadiness,
    keys: clientKeys,
    async run({ ctx, query, page }) {
      const everybody = { search: "", clientIds: [], groupIds: [] };
      const asked = { ...everybody, ...page, timeframe: query.timeframe, limit: page.limit + 1 };
      const { rows, total } = await pageOfReadiness(ctx, asked);
      const { items, next } = pageOf(rows, page, ({ keys }) => keys);
      return { items: items.map(toApiClient), total, next };
    },
  }),
  operation({
    method: "GET",
    path: "/questionnaire/graph",
    summary: "The last year: a series for each question of a category; without one, body weight and body fat",
    ...ofPerson,
    query: z.object({ categoryId, userId: id.optional() }),
    answer: z.array(graphData),
    async run({ ctx, query }) {
      const whose = await findReadinessOwner(ctx, query.userId);
      if (!query.categoryId || query.categoryId === "null") {
        return (await bodyGraphs(ctx, whose)).flatMap((graph) => toApiGraph(graph));
      }
      const asked = (await listQuestions(ctx.db)).filter(({ category }) => category.id === query.categoryId);
      if (asked.length === 0) throw new NotFound();
      const lines = await answerLines(ctx, whose, asked, "oneYear");
      return toApiGraph({ lines: [...lines.values()], ...limitsOf(asked) });
    },
  }),
  operation({
    method: "GET",
    path: "/questionnaire/graph/question",
    summary: "One question over a timeframe; -1 is body weight, -2 body fat",
    ...ofPerson,
    query: z.object({
      questionId: z.union([id, z.enum(bodyIds)]),
      userId: id.optional(),
      timeframe: timeframe.default("oneYear"),
    }),
    answer: graphData,
    async run({ ctx, query }) {
      const whose = await findReadinessOwner(ctx, query.userId);
      const place = (bodyIds as string[]).indexOf(query.questionId);
      if (place >= 0) {
        const graph = (await bodyGraphs(ctx, whose, { timeframe: query.timeframe }))[place];
        return toApiGraph(graph ?? { lines: [] })[0] ?? emptyGraph(graph?.title ?? "");
      }
      const asked = (await listQuestions(ctx.db)).filter((one) => one.id === query.questionId);
      if (asked.length === 0) throw new NotFound();
      const lines = await answerLines(ctx, whose, asked, query.timeframe);
      return toApiGraph({ lines: [...lines.values()], ...limitsOf(asked) })[0] ?? emptyGraph("");
    },
  }),
]);

function emptyGraph(title: string) {
  return { title, points: [], lowestPointsPossible: null, highestPointsPossible: null };
}
