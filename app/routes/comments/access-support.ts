import type { AccessRows } from "#tests/http/access-row.ts";

/** Nobody has written anything; tests/http/comments.test.ts knows about somebody who has. */
const noComment = { answer: "missing" } as const;

/** Who may come to these addresses, for tests/http/access.test.ts. */
export const access: AccessRows = {
  "/comments": { page: "comment:see" },
  "/comments/:completionId": { page: "comment:see", get: noComment },
  "/comments/mark-as-read": { page: "comment:see", get: { answer: "missing" }, post: { fields: {} } },
};
