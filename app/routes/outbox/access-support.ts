import type { AccessRows } from "#tests/http/access/matrix/row.ts";

/** Who may come to these addresses, for tests/http/access/matrix/access.test.ts. */
export const access: AccessRows = {
  "/dev/outbox": { open: "there is none in production", test: "tests/http/server/outbox.test.ts" },
  "/dev/outbox/:mailId": { open: "there is none in production", test: "tests/http/server/outbox.test.ts" },
};
