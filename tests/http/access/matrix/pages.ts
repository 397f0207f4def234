import type { AccessRows } from "./row.ts";

const gallery = { page: "gallery:see" } as const;

export const pages: AccessRows = {
  root: { open: "the product's name and the theme, the same for everybody", test: "tests/http/access/login.test.ts" },
  "routes/shell/layout": { page: "app:enter" },
  "/": { page: "app:enter" },
  "/support": { page: "app:enter", post: { fields: { email: "ana@people.test", body: "How do I print?" } } },
  "/theme": { page: "app:enter", post: { fields: { theme: "dark", from: "/all" } } },
  "/*": { page: "app:enter", get: { answer: "missing" } },
  "/files": { page: "file:upload", get: { answer: "missing" }, post: {} },
  "/files/:fileId": { page: "me:enter", thing: "file", see: "file:see" },
  "/all": gallery,
  "/all/dialog": gallery,
  "/all/confirm": gallery,
  "/all/info": gallery,
  "/all/flash": gallery,
};
