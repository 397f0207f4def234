import type { AccessRows } from "./row.ts";

const page = "me:enter";
const workout = { page, thing: "my workout", see: "completion:manage" } as const;

export const train: AccessRows = {
  "/train": { page },
  "/train/calendar": { page },
  "/train/done/:completionId": workout,
};
