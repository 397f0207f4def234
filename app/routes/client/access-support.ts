import type { AccessRows } from "#tests/http/access/matrix/row.ts";

const client = { page: "client:manage", thing: "client", see: "client:manage" } as const;
const groups = { page: "group:manage", thing: "client", see: "group:manage" } as const;
const notes = { page: "note:manage", thing: "client", see: "note:manage" } as const;

/** Nothing was noted about the fresh client; tests/http/clients/client-page.test.ts knows about one of whom something was. */
const noNote = { answer: "missing" } as const;
/** Of an exercise and a quantity, which the same test names. */
const noQuantity = { answer: "missing" } as const;

/** Who may come to these addresses, for tests/http/access/matrix/access.test.ts. */
export const access: AccessRows = {
  "/clients/:userId": client,
  "/clients/:userId/programs/new": {
    ...client,
    get: { allow: "program:assign" },
    post: { allow: "program:assign", fields: { startDate: "2026-03-02" } },
  },
  "/clients/:userId/maxima/new": client,
  "/clients/:userId/maxima/:exerciseId": { ...client, get: noQuantity, post: noQuantity },
  "/clients/:userId/body-weight": { ...client, post: { fields: { value: "80", unit: "kilograms", on: "2026-03-02" } } },
  "/clients/:userId/groups": { ...groups, post: { fields: {} } },
  "/clients/:userId/notes/new": { ...notes, post: { fields: { text: "Sore left knee", notedOn: "2026-03-02" } } },
  "/clients/:userId/notes/:noteId": { ...notes, get: noNote, post: noNote },
  "/clients/:userId/notes/:noteId/delete": { ...notes, get: noNote, post: noNote },
};
