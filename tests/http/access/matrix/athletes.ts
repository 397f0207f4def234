import { starterQuestions } from "#db/seed/questions.ts";
import type { AccessRows } from "./row.ts";

const client = { page: "readiness:see", thing: "client", see: "readiness:see" } as const;

const anAnswer = starterQuestions[0]?.questions[0]?.answers[0]?.id ?? "";

/** A fresh client has answered nothing; tests/http/athletes/readiness.test.ts knows one who has. */
const noAnswer = { answer: "missing" } as const;

const record = { page: "benchmark:see", thing: "record", see: "benchmark:see" } as const;

const post = { page: "post:list", thing: "post", see: "post:list" } as const;

export const athletes: AccessRows = {
  "/readiness": { page: "readiness:see" },
  "/readiness/responses/:responseId": { page: "readiness:see", thing: "client", see: "readiness:see", get: noAnswer },
  "/readiness/:clientId": client,
  "/readiness/:clientId/responses/:responseId": { ...client, get: noAnswer },
  "/readiness/:clientId/graph.csv": { ...client, get: noAnswer },
  "/readiness/:clientId/new": { ...client, post: { fields: { on: "2026-03-02", answers: anAnswer } } },
  "/readiness/:clientId/graphs.pdf": client,
  "/benchmarks": { page: "benchmark:see" },
  "/benchmarks/graphs.pdf": { page: "benchmark:see" },
  "/benchmarks/graph.csv": { page: "benchmark:see", get: noAnswer },
  "/benchmarks/records/:recordId/reset": { ...record, post: { fields: { seen: "never" } } },
  "/comments": { page: "comment:see" },
  "/comments/:completionId": { page: "comment:see", thing: "comment", see: "comment:see" },
  "/comments/mark-as-read": { page: "comment:see", post: { fields: {} } },
  "/posts": { page: "post:list" },
  "/posts/new": { page: "post:create" },
  "/posts/:postId": { ...post, post: { allow: "post:edit" } },
  "/posts/:postId/delete": { ...post, get: { allow: "post:delete" }, post: { allow: "post:delete" } },
};
