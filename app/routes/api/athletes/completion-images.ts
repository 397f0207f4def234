import { z } from "zod";
import type { Fields } from "#app/domain/forms/form.ts";
import type { Refused } from "#app/domain/forms/result.ts";
import { storeTrainingImage } from "#app/features/uploads/mutations.server.ts";
import { operation } from "#app/http/api/operation.ts";
import { problemResponse } from "#app/http/api/problem.ts";
import { pressWithFile } from "#app/http/body/posted-form.server.ts";
import { paths } from "#app/paths.ts";
import { image } from "#app/routes/api/authoring/image-schemas.ts";

export const imageOperations = [
  operation({
    method: "POST",
    path: "/workoutcompletions/images",
    summary: "Upload an image for a completed workout of your own",
    description:
      "A multipart form with one file in `file`: JPEG, PNG, WebP or GIF, at most 10 MB. Send its id as `imageId` of the completion.",
    access: "completion:manage",
    evenExpired: true,
    scope: "training:write",
    multipart: true,
    body: z.object({ file: z.string().meta({ format: "binary" }) }),
    answer: image,
    status: 201,
    async run({ ctx, request }) {
      const kept = await storeTrainingImage(ctx, async () => (await pressWithFile(request, "file")).file);
      if (kept.ok) return { id: kept.id, path: paths.file(kept.id) };
      if (kept.tooMuch) return problemResponse({ status: kept.tooMuch.status, detail: kept.reason });
      return { ok: false as const, problems: { file: [kept.reason] } } satisfies Refused<Fields>;
    },
  }),
];
