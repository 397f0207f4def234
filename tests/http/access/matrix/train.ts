import type { AccessRows } from "./row.ts";

const page = "me:enter";
const workout = { page, thing: "my workout", see: "completion:manage" } as const;

export const train: AccessRows = {
  "/train": { page },
  "/train/calendar": { page },
  "/train/progress": { page },
  "/train/progress/:exerciseId": { page, thing: "exercise", get: { answer: "missing" } },
  "/train/done/:completionId": workout,
  "/train/done/:completionId/change": { ...workout, post: { fields: { on: "2026-03-02", version: "0" } } },
  "/train/done/:completionId/delete": workout,
};
