import type { AccessRows } from "./row.ts";

const category = { page: "exerciseCategory:manage" } as const;

export const exercises: AccessRows = {
  "/exercises": { page: "exercise:see" },
  "/exercises/new": { page: "exercise:create" },
  "/exercises/video": { page: "exercise:create" },
  "/exercises/names": { page: "exercise:create" },
  "/exercises/categories": category,
  "/exercises/categories/:categoryId/delete": { ...category, thing: "category" },
  "/exercises/subcategories": category,
  "/exercises/subcategories/:subcategoryId/delete": { ...category, thing: "subcategory" },
  "/exercises/:exerciseId": {
    page: "exercise:see",
    thing: "exercise",
    see: "exercise:see",
    post: { allow: "exercise:edit" },
  },
  "/exercises/:exerciseId/copy": { page: "exercise:create", thing: "exercise", see: "exercise:see" },
  "/exercises/:exerciseId/delete": {
    page: "exercise:see",
    thing: "exercise",
    see: "exercise:see",
    get: { allow: "exercise:delete" },
    post: { allow: "exercise:delete" },
  },
};
