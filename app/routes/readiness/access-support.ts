import { starterQuestions } from "#db/seed/questions.ts";
import type { AccessRows } from "#tests/http/access/matrix/row.ts";

const client = { page: "readiness:see", thing: "client", see: "readiness:see" } as const;

const anAnswer = starterQuestions[0]?.questions[0]?.answers[0]?.id ?? "";

/** A fresh client has answered nothing; tests/http/athletes/readiness.test.ts knows one who has. */
const noAnswer = { answer: "missing" } as const;

/** Who may come to these addresses, for tests/http/access/matrix/access.test.ts. */
export const access: AccessRows = {
  "/readiness": { page: "readiness:see" },
  "/readiness/responses/:responseId": { page: "readiness:see", thing: "client", see: "readiness:see", get: noAnswer },
  "/readiness/:clientId": client,
  "/readiness/:clientId/new": { ...client, post: { fields: { on: "2026-03-02", answers: anAnswer } } },
  "/readiness/:clientId/graphs.pdf": client,
};
