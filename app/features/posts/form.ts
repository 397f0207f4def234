import { choice, defineForm, image, many, text, type ValuesOf } from "#app/domain/forms/form.ts";
import { type PostCategory, postCategories } from "#app/domain/posts/categories.ts";
import { videoMessage, webAddressOf } from "#app/domain/video/video-id.ts";

const fields = {
  title: text({ label: "Post name*", max: 200, required: "Title is required!" }),
  categories: many({
    label: "Select post categories*",
    among: postCategories,
    required: "Select at least one category",
    wrong: "Select at least one category",
  }),
  description: text({ label: "Description", max: 20_000 }),
  cover: choice({
    label: "Cover",
    among: ["image", "video"],
    required: "Choose an image or a video as cover",
    wrong: "Choose an image or a video as cover",
  }),
  videoUrl: text({
    label: "Youtube link",
    hint: "The picture of a YouTube video becomes the cover; a video on another site is kept as a link.",
    max: 500,
    check: videoMessage,
  }),
  imageId: choice({ label: "Image", wrong: "Choose the image again" }),
  image: image({ label: "Image", hint: "A picture in 4:3 looks best. JPEG, PNG, WebP or GIF, at most 10 MB." }),
};

export type PostFields = typeof fields;
export type PostValues = ValuesOf<PostFields>;

/** Document 2 §5. Of the two covers, the chosen one counts. */
export const postForm = defineForm({
  id: "post",
  confirmation: "Are you sure you want to submit Post?",
  fields,
  cross: (typed) => ({
    "": hasNoValues(typed) ? "Form values are null" : null,
    videoUrl: typed.cover === "video" && typed.videoUrl === "" ? "Video URL is required" : null,
  }),
});

function hasNoValues({ title, description, categories, cover, videoUrl, imageId }: PostValues) {
  return categories.length === 0 && [title, description, cover, videoUrl, imageId].every((typed) => typed === "");
}

export type PostInput = ReturnType<typeof postInput>;

export function postInput({ title, description, categories, cover, videoUrl, imageId }: PostValues) {
  return {
    title,
    description,
    categories: categories as PostCategory[],
    videoUrl: cover === "video" ? webAddressOf(videoUrl) : null,
    imageId: cover === "image" ? imageId || null : null,
  };
}
