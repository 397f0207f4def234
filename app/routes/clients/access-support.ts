import type { AccessRows } from "#tests/http/access/matrix/row.ts";

const page = "client:manage";
const invitation = { page, thing: "invite", see: "client:manage" } as const;

const group = { page: "group:manage", thing: "group", see: "group:manage" } as const;

const imported = { page: "client:import", thing: "import", see: "client:import" } as const;

/** Who may come to these addresses, for tests/http/access/matrix/access.test.ts. */
export const access: AccessRows = {
  "/clients": { page },
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
  "/clients/groups": { page: "group:manage" },
  "/clients/groups/:groupId": group,
  "/clients/groups/:groupId/rename": { ...group, post: { fields: { name: "Renamed" } } },
  "/clients/groups/:groupId/delete": group,
  "/clients/:userId/edit": { page, thing: "client", see: "client:manage", post: { allow: "user:manage" } },
  "/clients/:userId/delete": { page, thing: "client", see: "client:manage" },
};
