import { z } from "zod";
import { benchmarkCategories } from "#app/domain/benchmarks/quantities.ts";
import { seenResetSchema } from "#app/domain/benchmarks/seen-reset.ts";
import { findHistories, findMaxima, searchBenchmarkExercises } from "#app/features/benchmarks/exercise-user.server.ts";
import type { History } from "#app/features/benchmarks/history-queries.server.ts";
import { resetRecord } from "#app/features/benchmarks/reset.server.ts";
import { operation, resource } from "#app/http/api/operation.ts";
import {
  benchmarkExercise,
  exerciseHistory,
  exerciseRecord,
  historiesQuery,
  historyQuery,
  quantityOf,
  recordQuery,
  toApiHistory,
  toApiRecord,
  userIds,
} from "./exercise-user-schemas.ts";

const theirs =
  "Your own; for coaches also those of the account's clients; for administrators everybody's. Others return 404.";

const resetQuery = z.object({
  resetAt: seenResetSchema
    .optional()
    .describe(
      "The record's `resetAt` as you read it, or `never` if it was null. Sending the same request again then keeps " +
        "what was reached since; without it, each request resets the record again.",
    ),
});

export const exerciseUser = resource("Benchmarks", [
  operation({
    method: "GET",
    path: "/exercise-user/user",
    summary: "A person's maxima in an exercise",
    description: theirs,
    access: "any user",
    scope: "training:read",
    query: recordQuery,
    answer: exerciseRecord,
    run: async ({ ctx, query }) => toApiRecord(await findMaxima(ctx, { userId: query.userId, ...quantityOf(query) })),
  }),
  operation({
    method: "GET",
    path: "/exercise-user/history",
    summary: "What a person reached in an exercise",
    description: theirs,
    access: "any user",
    scope: "training:read",
    query: historyQuery,
    answer: exerciseHistory,
    async run({ ctx, query }) {
      const { userId, timeframe, onlyMaxAttempts } = query;
      const of = { userIds: userId ? [userId] : [], timeframe, onlyMaxAttempts };
      const [history] = await findHistories(ctx, { ...of, ...quantityOf(query) });
      return toApiHistory(history as History);
    },
  }),
  operation({
    method: "GET",
    path: "/exercise-user/history-multiple",
    summary: "What several people reached in an exercise",
    description: theirs,
    access: "any user",
    scope: "training:read",
    query: historiesQuery,
    answer: z.array(exerciseHistory),
    async run({ ctx, query }) {
      const { userIds, timeframe, onlyMaxAttempts } = query;
      const histories = await findHistories(ctx, { userIds, timeframe, onlyMaxAttempts, ...quantityOf(query) });
      return histories.map(toApiHistory);
    },
  }),
  operation({
    method: "GET",
    path: "/exercise-user/exercises-search",
    summary: "The exercises that people have results in",
    description: `Volume load comes first where the term is in its name. ${theirs}`,
    access: "any user",
    scope: "training:read",
    query: z.object({ searchTerm: z.string().max(200).default(""), userIds }),
    answer: z.array(benchmarkExercise),
    async run({ ctx, query: { searchTerm, userIds } }) {
      const found = await searchBenchmarkExercises(ctx, { userIds, search: searchTerm });
      return found.map(({ id, name, categories }) => {
        return { id, name, trackableCategories: benchmarkCategories.filter((one) => categories.includes(one)) };
      });
    },
  }),
  operation({
    method: "PUT",
    path: "/exercise-user/reset/{id}",
    summary: "Reset the current maxima of a record",
    description: `The all-time ones stay. ${theirs}`,
    access: "any user",
    scope: "training:write",
    query: resetQuery,
    async run({ ctx, path, query }) {
      await resetRecord(ctx, path.id, query.resetAt);
      return undefined;
    },
  }),
]);
