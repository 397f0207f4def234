import { z } from "zod";
import { refused } from "#app/domain/forms/result.ts";
import { discardDraft, finishDraft, saveDraft } from "#app/features/drafts/mutations.server.ts";
import { findDraft, findNextDraft, listDrafts } from "#app/features/drafts/queries.server.ts";
import { operation, resource } from "#app/http/api/operation.ts";
import { named } from "#app/http/api/schema-names.ts";
import { id } from "#app/http/api/schemas.ts";
import {
  draft,
  draftBody,
  finishBody,
  next,
  shortDraft,
  toApiDraft,
  toApiNext,
  toApiRefusal,
} from "./draft-schemas.ts";

const own = { access: "draft:manage", evenExpired: true } as const;
const ofWorkout = "/programs/own/{id}/workouts/{workoutId}/draft";
const otherWorkout = refused("The workout of the address and the one that you sent have different ids.");

const finished = named(
  "FinishedDraft",
  z.object({ id, isNew: z.boolean().describe("False if it was finished before.") }),
);

function isOther(path: { workoutId: string }, workout: { id: string }) {
  return path.workoutId.toLowerCase() !== workout.id;
}

export const drafts = resource("Drafts", [
  operation({
    ...own,
    method: "GET",
    path: "/drafts",
    summary: "The workouts that you have not finished, the last saved first",
    description: "At most 100. A draft is deleted 30 days after it was last saved.",
    scope: "training:read",
    answer: z.array(shortDraft),
    run: async ({ ctx }) => (await listDrafts(ctx, 100)).map(toApiDraft),
  }),
  operation({
    ...own,
    method: "GET",
    path: "/drafts/{id}",
    summary: "A workout that you have not finished",
    scope: "training:read",
    answer: draft,
    run: async ({ ctx, path }) => toApiDraft(await findDraft(ctx, path.id)),
  }),
  operation({
    ...own,
    method: "DELETE",
    path: "/drafts/{id}",
    summary: "Discard a workout that you have not finished",
    description: "Its occurrence is over: the next draft of the workout is another one.",
    scope: "training:write",
    async run({ ctx, path }) {
      await discardDraft(ctx, path.id);
      return undefined;
    },
  }),
  operation({
    ...own,
    method: "GET",
    path: ofWorkout,
    summary: "The draft of a workout, or the one that you would begin",
    description: "The id and the occurrence are the same on all your devices, even before the first save.",
    scope: "training:read",
    answer: next,
    run: async ({ ctx, path }) => toApiNext(await findNextDraft(ctx, path.id, path.workoutId)),
  }),
  operation({
    ...own,
    method: "PUT",
    path: ofWorkout,
    summary: "Save a workout that you have not finished",
    description:
      "It raises nothing, and no coach sees it. Send the version that you read. After 409, `current` is what another " +
      "device saved; to overwrite it, send its version. At most 512 kB.",
    scope: "training:write",
    large: true,
    body: draftBody,
    answer: next,
    async run({ ctx, path, body }) {
      if (isOther(path, body.workout)) return otherWorkout;
      const saved = await saveDraft(ctx, { ...body, programId: path.id.toLowerCase() }, null);
      return saved.ok ? toApiNext(await findNextDraft(ctx, path.id, path.workoutId)) : toApiRefusal(saved);
    },
  }),
  operation({
    ...own,
    method: "POST",
    path: `${ofWorkout}/finish`,
    summary: "Finish a workout, saved before or not",
    description:
      "Stores the completion under the draft's id, with its results and records. Sent again, or by another device, it " +
      "answers with the first one, and changes nothing. Read it at /workoutcompletions/{id}.",
    scope: "training:write",
    large: true,
    body: finishBody,
    answer: finished,
    async run({ ctx, path, body }) {
      if (isOther(path, body.workout)) return otherWorkout;
      const done = await finishDraft(ctx, { ...body, programId: path.id.toLowerCase() });
      return done.ok ? done : toApiRefusal(done);
    },
  }),
]);
