import type { AccessRows } from "#tests/http/access/matrix/row.ts";

/** Who may come to these addresses, for tests/http/access/matrix/access.test.ts. */
export const access: AccessRows = {
  root: { open: "the product's name and the theme, the same for everybody", test: "tests/http/access/login.test.ts" },
  "routes/shell/layout": { page: "app:enter" },
  "/": { page: "app:enter" },
  "/support": { page: "app:enter", post: { fields: { email: "ana@people.test", body: "How do I print?" } } },
  "/theme": { page: "app:enter", post: { fields: { theme: "dark", from: "/all" } } },
  "/*": { page: "app:enter", get: { answer: "missing" } },
};
