import { z } from "zod";
import { id } from "#app/http/api/schemas.ts";
import { paths } from "#app/paths.ts";

export const image = z.object({ id, path: z.string() });

export const imageBody = z.object({ id }).nullish();

export function toApiImage(imageId: string | null) {
  return imageId ? { id: imageId, path: paths.file(imageId) } : null;
}
