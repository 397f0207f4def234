import type { PostValues } from "./form.ts";

type StoredPost = Pick<PostValues, "title" | "description" | "categories"> & {
  videoUrl: string | null;
  imageId: string | null;
};

/** Whole, since the next save would empty a field that is left out. */
export function startsOf(post: StoredPost): Omit<PostValues, "image"> {
  const { title, description, categories, videoUrl, imageId } = post;
  const cover = videoUrl ? "video" : "image";
  return { title, description, categories, cover, videoUrl: videoUrl ?? "", imageId: imageId ?? "" };
}
