import { z } from "zod";
import { expiredNotice } from "#app/domain/access/expired.ts";
import type { Fields } from "#app/domain/forms/form.ts";
import type { Refused } from "#app/domain/forms/result.ts";
import { videoIdOf } from "#app/domain/video/video-id.ts";
import { calculateFor } from "#app/features/calculation/calculate.server.ts";
import { storeUpload } from "#app/features/uploads/mutations.server.ts";
import { suggestSetNames } from "#app/features/workouts/queries.server.ts";
import { operation, resource } from "#app/http/api/operation.ts";
import { problemResponse } from "#app/http/api/problem.ts";
import { id } from "#app/http/api/schemas.ts";
import { pressWithFile } from "#app/http/body/posted-form.server.ts";
import { paths } from "#app/paths.ts";
import { image } from "./image-schemas.ts";
import { calculatedExercise, exerciseBody } from "./module-schemas.ts";

const fileTypes = ["application", "audio", "image", "text", "video"] as const;
const imagesAlone = "Only images can be uploaded.";

function refuse(problems: Record<string, string[]>) {
  return { ok: false as const, problems } satisfies Refused<Fields>;
}

export const editorHelpers = resource("Editor helpers", [
  operation({
    method: "POST",
    path: "/module-exercises/calculate",
    summary: "What the values of exercises come to for somebody: yourself, or one of your clients",
    description:
      "Send the exercises of one workout, among which its top sets are. Times may be sent as 'm:ss'; they come back in seconds. Weights are rounded as in the assignment of the program that you name, otherwise as you have set it. Null: it can't be calculated, for example because a maximum is not known.",
    access: "any user",
    scope: "training:read",
    evenExpired: true,
    body: z.object({ moduleExercises: z.array(exerciseBody).max(200), userId: id, programId: id.optional() }),
    answer: z.array(calculatedExercise),
    async run({ ctx, body }) {
      const isOwn = body.userId === ctx.actor.userId;
      if (ctx.actor.isExpired && !isOwn) return problemResponse({ status: 402, detail: expiredNotice });
      return calculateFor(ctx, body, body.moduleExercises);
    },
  }),
  operation({
    method: "GET",
    path: "/modules/autocomplete",
    summary:
      "Names that the account has used for sets, ten at most: those that begin with the text first, then the latest",
    access: "program:see",
    scope: "programs:read",
    query: z.object({ searchValue: z.string().max(200).default("") }),
    answer: z.array(z.string()),
    run: ({ ctx, query }) => suggestSetNames(ctx, ctx.actor.accountId, query.searchValue),
  }),
  operation({
    method: "GET",
    path: "/videos",
    summary: "Title and thumbnail of a video; null if the address is not a video's",
    access: "exercise:create",
    scope: "exercises:read",
    query: z.object({ url: z.string().max(500) }),
    answer: z.object({ videoId: z.string(), title: z.string().nullable(), thumbnailUrl: z.string() }).nullable(),
    async run({ ctx, query }) {
      const videoId = videoIdOf(query.url);
      return videoId ? { videoId, ...(await ctx.services.videos.describe(videoId)) } : null;
    },
  }),
  operation({
    method: "POST",
    path: "/files",
    summary: "Upload an image, to be used where you save its id",
    description: "A multipart form: fileType, and one file in files. JPEG, PNG, WebP or GIF, at most 10 MB.",
    access: "file:upload",
    scope: "exercises:write",
    multipart: true,
    body: z.object({ fileType: z.enum(fileTypes), files: z.string().meta({ format: "binary" }) }),
    answer: image,
    status: 201,
    async run({ ctx, request }) {
      let isImage = false;
      const kept = await storeUpload(ctx, async () => {
        const { form, file } = await pressWithFile(request, "files");
        isImage = form.get("fileType") === "image";
        return isImage ? file : null;
      });
      if (!kept.ok && !kept.tooMuch && !isImage) return refuse({ fileType: [imagesAlone] });
      if (kept.ok) return { id: kept.id, path: paths.file(kept.id) };
      const { tooMuch } = kept;
      return tooMuch
        ? problemResponse({ status: tooMuch.status, detail: kept.reason })
        : refuse({ files: [kept.reason] });
    },
  }),
]);
