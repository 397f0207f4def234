import { z } from "zod";
import { isPostCategory, postCategories, postCategoryNames } from "#app/domain/posts/categories.ts";
import { videoIdOf, videoThumbnailUrl } from "#app/domain/video/video-id.ts";
import type { PostRow } from "#app/features/posts/queries.server.ts";
import { named } from "#app/http/api/schema-names.ts";
import { formText, id, instant } from "#app/http/api/schemas.ts";
import { paths } from "#app/paths.ts";

const categoryId = z.enum(postCategories);

export const postCategory = z.object({ id: categoryId, name: z.string() });

export const post = named(
  "Post",
  z.object({
    id,
    title: z.string(),
    description: z.string(),
    videoUrl: z.string().nullable(),
    thumbnailUrl: z.string().nullable(),
    image: z.object({ id, path: z.string() }).nullable(),
    postCategories: z.array(postCategory),
    createdOn: instant,
    creator: z.object({ id, fullName: z.string() }),
    version: z
      .int()
      .describe("Send it with a change, so that a change that somebody else made in the meantime is not lost."),
  }),
);

/** If both covers are given, the video counts. */
export const postBody = z.object({
  title: formText(200),
  description: formText(20_000).default(""),
  videoUrl: formText(500).nullish(),
  image: z.object({ id }).nullish(),
  postCategories: z.array(z.object({ id: categoryId })).max(postCategories.length),
});

export function toApiPost({ categories, imageId, createdAt, creatorId, creatorName, ...row }: PostRow) {
  const videoId = row.videoUrl && videoIdOf(row.videoUrl);
  return {
    ...row,
    thumbnailUrl: imageId ? paths.file(imageId, 480) : videoId ? videoThumbnailUrl(videoId) : null,
    image: imageId ? { id: imageId, path: paths.file(imageId) } : null,
    postCategories: categories.filter(isPostCategory).map((code) => ({ id: code, name: postCategoryNames[code] })),
    createdOn: createdAt,
    creator: { id: creatorId, fullName: creatorName },
  };
}

/** As form values, so that the form's rules apply. */
export function postFields(given: z.output<typeof postBody>) {
  const { title, description, videoUrl, image, postCategories } = given;
  const cover = videoUrl ? "video" : "image";
  const categories = postCategories.map(({ id }) => id);
  return { title, description, categories, cover, videoUrl: videoUrl ?? "", imageId: image?.id ?? "" };
}
