import type { AccessRows } from "#tests/http/access/matrix/row.ts";

/** Who may come to these addresses, for tests/http/access/matrix/access.test.ts. */
export const access: AccessRows = {
  "/comments": { page: "comment:see" },
  "/comments/:completionId": { page: "comment:see", thing: "comment", see: "comment:see" },
  "/comments/mark-as-read": { page: "comment:see", post: { fields: {} } },
};
