import { v7 as newId } from "uuid";
import { z } from "zod";
import { muscleSvg } from "#app/features/readiness/muscle-svg.ts";
import { storeResponse } from "#app/features/readiness/mutations.server.ts";
import { answersOf, listResponses, readResponse } from "#app/features/readiness/queries.server.ts";
import { listQuestions } from "#app/features/readiness/question-queries.server.ts";
import { listOperation, operation, resource } from "#app/http/api/operation.ts";
import { pageOf } from "#app/http/api/paging.ts";
import { refusedAs } from "#app/http/api/refusals.ts";
import { day, id } from "#app/http/api/schemas.ts";
import { findReadinessOwner } from "./questionnaire-owner.ts";
import { question, response, responseBody, sentOf, toApiQuestion, toApiResponse } from "./questionnaire-schemas.ts";

const responseKeys = z.tuple([day, z.guid()]);

const formNames = { on: "date", muscles: "muscleMap" };

const ofPerson = { access: "any user", evenExpired: true } as const;

export const questionnaire = resource("Questionnaire", [
  operation({
    method: "GET",
    path: "/questionnaire/questions",
    summary: "The questions, in their order",
    ...ofPerson,
    scope: "training:read",
    catalogue: true,
    answer: z.array(question),
    run: async ({ ctx }) => (await listQuestions(ctx.db)).map(toApiQuestion),
  }),
  listOperation({
    path: "/questionnaire/responses",
    summary: "Responses of one person, the latest day first",
    ...ofPerson,
    scope: "training:read",
    query: z.object({ userId: id.optional() }),
    item: response,
    keys: responseKeys,
    async run({ ctx, query, page }) {
      const whose = await findReadinessOwner(ctx, query.userId);
      const { rows, total } = await listResponses(ctx, whose, { ...page, limit: page.limit + 1 });
      const ids = rows.map((row) => row.id);
      const answers = await answersOf(ctx, whose.accountId, ids);
      const { items, next } = pageOf(rows, page, (row): z.output<typeof responseKeys> => [row.answeredOn, row.id]);
      return { items: items.map((row) => toApiResponse(row, answers.get(row.id) ?? [])), total, next };
    },
  }),
  operation({
    method: "POST",
    path: "/questionnaire/responses",
    summary: "Send the answers for a day",
    description:
      "One response per day: sending another replaces it and keeps its id, even if you send an id of your own.",
    ...ofPerson,
    scope: "training:write",
    body: responseBody,
    answer: response,
    status: 201,
    async run({ ctx, body }) {
      const whose = await findReadinessOwner(ctx, body.userId);
      const stored = await storeResponse(ctx, whose.id, { ...sentOf(body), id: body.id ?? newId() });
      if (!stored.ok) return refusedAs(stored, formNames);
      const row = await readResponse(ctx, whose, stored.id);
      const answers = await answersOf(ctx, whose.accountId, [row.id]);
      return toApiResponse(row, answers.get(row.id) ?? []);
    },
  }),
  ...(["front", "back"] as const).map((facing) =>
    operation({
      method: "GET",
      path: `/questionnaire/muscle-map/${facing}`,
      summary: `The muscle map's ${facing}: a group for each muscle, whose id is its identifier`,
      ...ofPerson,
      scope: "training:read",
      answer: { file: "image/svg+xml" },
      run: async () => new Response(muscleSvg(facing), { headers: { "Content-Type": "image/svg+xml" } }),
    }),
  ),
]);
