import type { AccessRows } from "./row.ts";

const page = "me:enter";
const workout = { page, thing: "my workout", see: "completion:manage" } as const;

// what a person was given is theirs alone: proved by tests/integration/athletes/training/workout.test.ts
const notGiven = { page, thing: "program", get: { answer: "missing" }, post: { answer: "missing" } } as const;

export const train: AccessRows = {
  "/train": { page },
  "/train/workouts/:programId/:key": notGiven,
  "/train/workouts/:programId/:key/finish": notGiven,
  "/train/workouts/:programId/:key/instead/:entryId": notGiven,
  "/train/workouts/:programId/:key/keep": {
    ...notGiven,
    post: { answer: "missing", json: () => ({ occurrence: 1, version: 0, units: "", typed: {} }) },
  },
  "/train/programs/:programId/begin": notGiven,
  "/train/calendar": { page },
  "/train/progress": { page },
  "/train/progress/:exerciseId": { page, thing: "exercise", get: { answer: "missing" } },
  "/train/done/:completionId": workout,
  "/train/done/:completionId/change": { ...workout, post: { fields: { on: "2026-03-02", version: "0" } } },
  "/train/done/:completionId/delete": workout,
};
