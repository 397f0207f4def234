import type { AccessRows } from "./row.ts";

export const programs: AccessRows = {
  "/programs": { page: "program:list" },
  "/programs/new": { page: "program:create" },
  "/programs/folders": { page: "folder:manage" },
  "/programs/folders/:folderId/rename": {
    page: "folder:manage",
    thing: "folder",
    see: "folder:manage",
    post: { fields: { name: "Renamed" } },
  },
  "/programs/folders/:folderId/delete": { page: "folder:manage", thing: "folder", see: "folder:manage" },
  "/programs/:programId/delete": {
    page: "program:delete",
    thing: "program",
    see: "program:see",
    get: { allow: "program:delete" },
    post: { allow: "program:delete" },
  },
  "/programs/:programId/folder": {
    page: "program:edit",
    thing: "program",
    see: "program:see",
    get: { allow: "program:edit" },
    post: { allow: "program:edit" },
  },
  "/programs/:programId/move": {
    page: "program:edit",
    thing: "placed program",
    see: "program:see",
    get: { isBlind: true },
    post: { allow: "program:edit", fields: { direction: "up" } },
  },
  "/manage-program/:programId/details": {
    page: "program:edit",
    thing: "program",
    see: "program:see",
    get: { allow: "program:edit" },
    post: { allow: "program:edit" },
  },
};
