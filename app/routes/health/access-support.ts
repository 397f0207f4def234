import type { AccessRows } from "#tests/http/access/matrix/row.ts";

/** Who may come to these addresses, for tests/http/access/matrix/access.test.ts. */
export const access: AccessRows = {
  "/health/live": { open: "asked by the machine that runs the process", test: "tests/http/server/process.test.ts" },
  "/health/ready": { open: "asked by the load balancer", test: "tests/http/server/process.test.ts" },
};
