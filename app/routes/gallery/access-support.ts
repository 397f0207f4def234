import type { AccessRows } from "#tests/http/access-row.ts";

const gallery = { page: "gallery:see" } as const;

/** Who may come to these addresses, for tests/http/access.test.ts. */
export const access: AccessRows = {
  "/all": gallery,
  "/all/dialog": gallery,
  "/all/confirm": gallery,
  "/all/info": gallery,
  "/all/flash": gallery,
};
