import type { AccessRows } from "#tests/http/access/matrix/row.ts";

const page = "benchmark:see";

/** Who may come to these addresses, for tests/http/access/matrix/access.test.ts. */
export const access: AccessRows = {
  "/benchmarks": { page },
  "/benchmarks/graphs.pdf": { page },
  "/benchmarks/records/:recordId/reset": { page, thing: "record", see: page, post: { fields: { seen: "never" } } },
};
