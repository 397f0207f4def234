import type { AccessRows } from "#tests/http/access/matrix/row.ts";

const post = { page: "post:list", thing: "post", see: "post:list" } as const;

/** Who may come to these addresses, for tests/http/access/matrix/access.test.ts. */
export const access: AccessRows = {
  "/posts": { page: "post:list" },
  "/posts/new": { page: "post:create" },
  "/posts/:postId": { ...post, post: { allow: "post:edit" } },
  "/posts/:postId/delete": { ...post, get: { allow: "post:delete" }, post: { allow: "post:delete" } },
};
