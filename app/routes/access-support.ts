import type { AccessRows } from "#tests/http/access/matrix/row.ts";

/** Who may come to these addresses, for tests/http/access/matrix/access.test.ts. */
export const access: AccessRows = {
  "/files": { page: "file:upload", get: { answer: "missing" }, post: {} },
  "/files/:fileId": { page: "me:enter", thing: "file", see: "file:see" },
};
