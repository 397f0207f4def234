import { z } from "zod";
import { id } from "#app/http/api/schemas.ts";
import { paths } from "#app/paths.ts";

/** An uploaded image, and where its bytes are. */
export const image = z.object({ id, path: z.string() });

/** The same as it is named by its id, when something is to show it. */
export const givenImage = z.object({ id }).nullish();

export function shownImage(imageId: string | null) {
  return imageId ? { id: imageId, path: paths.file(imageId) } : null;
}
