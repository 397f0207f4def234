import type { AccessRows } from "./row.ts";

const page = "client:manage";
const invitation = { page, thing: "invite", see: "client:manage" } as const;

const group = { page: "group:manage", thing: "group", see: "group:manage" } as const;

const imported = { page: "client:import", thing: "import", see: "client:import" } as const;

const client = { page: "client:manage", thing: "client", see: "client:manage" } as const;
const groups = { page: "group:manage", thing: "client", see: "group:manage" } as const;
const notes = { page: "note:manage", thing: "client", see: "note:manage" } as const;

/** Nothing was noted about the fresh client; tests/http/clients/client-page.test.ts has one with notes. */
const noNote = { answer: "missing" } as const;
/** Nothing was planned for them either; tests/http/clients/client-workouts.test.ts has one who trains. */
const noWorkout = { answer: "missing" } as const;
/** Of an exercise and a quantity, which the same test names. */
const noQuantity = { answer: "missing" } as const;

export const clients: AccessRows = {
  "/clients": { page },
  "/clients/csv": { page },
  "/clients/picked/group": { page: "group:manage" },
  "/clients/picked/program": { page, get: { allow: "program:assign" }, post: { allow: "program:assign" } },
  "/clients/picked/invite": { page, get: { allow: "client:invite" }, post: { allow: "client:invite" } },
  "/clients/picked/delete": { page },
  "/clients/invite": { page, post: { allow: "client:invite", fields: { email: "new@people.test", isClient: "on" } } },
  "/clients/import": {
    page: "client:import",
    post: { allow: "client:invite", fields: { text: "email\nnew@people.test" } },
  },
  "/clients/import/:importId": { ...imported, get: { allow: "client:invite" }, post: { allow: "client:invite" } },
  "/clients/import/:importId/problems.csv": { ...imported, get: { allow: "client:invite" } },
  "/clients/import/:importId/sent": imported,
  "/clients/invites/:inviteId": { ...invitation, post: { allow: "client:invite" } },
  "/clients/invites/:inviteId/delete": invitation,
  "/clients/past-notes": { page: "note:manage" },
  "/clients/past-notes/:noteId/delete": { page: "note:manage", thing: "past note", see: "note:manage" },
  "/clients/groups": { page: "group:manage" },
  "/clients/groups/:groupId": group,
  "/clients/groups/:groupId/rename": { ...group, post: { fields: { name: "Renamed" } } },
  "/clients/groups/:groupId/delete": group,
  "/clients/:userId/edit": { page, thing: "client", see: "client:manage", post: { allow: "user:manage" } },
  "/clients/:userId/delete": { page, thing: "client", see: "client:manage" },
  "/clients/:userId": client,
  "/clients/:userId/programs/new": {
    ...client,
    get: { allow: "program:assign" },
    post: { allow: "program:assign", fields: { startDate: "2026-03-02" } },
  },
  "/clients/:userId/workouts/new": { ...notes, page },
  "/clients/:userId/workouts/new/:programId/:workoutKey": { ...notes, page, get: noWorkout, post: noWorkout },
  "/clients/:userId/workouts/:completionId": { ...client, get: noWorkout },
  "/clients/:userId/maxima/new": client,
  "/clients/:userId/maxima/:exerciseId": { ...client, get: noQuantity, post: noQuantity },
  "/clients/:userId/training-maxima/:exerciseId": { ...client, get: noQuantity, post: noQuantity },
  "/clients/:userId/training-share": { ...client, post: { fields: { share: "85", version: "0" } } },
  "/clients/:userId/body-weight": { ...client, post: { fields: { value: "80", unit: "kilograms", on: "2026-03-02" } } },
  "/clients/:userId/groups": { ...groups, post: { fields: {} } },
  "/clients/:userId/notes/new": { ...notes, post: { fields: { text: "Sore left knee", notedOn: "2026-03-02" } } },
  "/clients/:userId/notes/:noteId": { ...notes, get: noNote, post: noNote },
  "/clients/:userId/notes/:noteId/delete": { ...notes, get: noNote, post: noNote },
};
