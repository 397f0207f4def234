import type { PostValues } from "./form.ts";

type StoredPost = Pick<PostValues, "title" | "description" | "categories"> & {
  videoUrl: string | null;
  imageId: string | null;
};

export function startsOf({ title, description, categories, videoUrl, imageId }: StoredPost) {
  const cover = videoUrl ? "video" : "image";
  return { title, description, categories, cover, videoUrl: videoUrl ?? "", imageId: imageId ?? "" };
}
