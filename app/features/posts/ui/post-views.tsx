import { postCategoryNames } from "#app/domain/posts/categories.ts";
import { paths } from "#app/paths.ts";
import type { PostItem, PostView } from "../views.ts";

export function postTile({ id, title, pictureUrl, categories }: PostItem, search: string) {
  return (
    <a className="exercise-tile" href={paths.post(id) + search}>
      {pictureUrl ? (
        <img className="exercise-picture" src={pictureUrl} alt="" loading="lazy" decoding="async" />
      ) : (
        <span className="exercise-picture text-xl font-semibold text-ink-2 uppercase" aria-hidden="true">
          {title.slice(0, 2)}
        </span>
      )}
      <strong>{title}</strong>
      <span>{categories.map((code) => postCategoryNames[code]).join(" · ")}</span>
    </a>
  );
}

export function PostDetails({ post }: { post: PostView }) {
  const { creatorName, categories, description, videoUrl, pictureUrl } = post;
  return (
    <div className="grid gap-4">
      {pictureUrl && <img className="max-h-80 rounded-m object-contain" src={pictureUrl} alt="" />}
      <p className="text-sm text-ink-2">
        By {creatorName} in {categories.map((code) => postCategoryNames[code]).join(", ")}
      </p>
      {description && <p className="whitespace-pre-line">{description}</p>}
      {videoUrl && (
        <p>
          <a href={videoUrl} rel="noreferrer">
            Watch the video
          </a>
        </p>
      )}
    </div>
  );
}
