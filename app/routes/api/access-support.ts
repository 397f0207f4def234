import type { AccessRows } from "#tests/http/access/matrix/row.ts";

/** Who may come to these addresses, for tests/http/access/matrix/access.test.ts. */
export const access: AccessRows = {
  "/api/*": { open: "asked by tokens, operation by operation", test: "tests/http/api/access.test.ts" },
  "/api/docs": { open: "tells every app how to ask, and nothing of anybody", test: "tests/http/api/docs.test.ts" },
};
