import type { AccessRows } from "#tests/http/access/matrix/row.ts";

const fields = { name: "Solo", maxUsers: "5", price: "19", billing: "monthly", version: "1" };
const kept = { page: "package:manage", thing: "package", see: "package:manage" } as const;

/** Who may come to these addresses, for tests/http/access/matrix/access.test.ts. */
export const access: AccessRows = {
  "/packages": { page: "package:see" },
  "/packages/new": { page: "package:manage" },
  "/packages/:packageId": { ...kept, post: { fields } },
  "/packages/:packageId/delete": kept,
  "/subscribe": { page: "package:see" },
};
