import type { AccessRows } from "#tests/http/access-row.ts";

/** Who may come to these addresses, for tests/http/access.test.ts. */
export const access: AccessRows = {
  "/health/live": { open: "asked by the machine that runs the process", test: "tests/http/process.test.ts" },
  "/health/ready": { open: "asked by the load balancer", test: "tests/http/process.test.ts" },
};
