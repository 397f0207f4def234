import type { AccessRows } from "#tests/http/access/matrix/row.ts";

const gallery = { page: "gallery:see" } as const;

/** Who may come to these addresses, for tests/http/access/matrix/access.test.ts. */
export const access: AccessRows = {
  "/all": gallery,
  "/all/dialog": gallery,
  "/all/confirm": gallery,
  "/all/info": gallery,
  "/all/flash": gallery,
};
