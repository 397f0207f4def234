import { useFetcher, useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { openedBy } from "#app/domain/forms/opened-by.ts";
import { paths } from "#app/paths.ts";
import { useHydrated } from "#app/ui/browser/hydrated.ts";
import { PostForm, useOpenedBy } from "#app/ui/elements/post-form.tsx";

/** Once they are visible; without script there is a button. */
export function MarkRead({ ids }: { ids: string[] }) {
  const { search } = useLocation();
  useMarked(ids);
  if (useHydrated() || ids.length === 0) return null;
  return (
    <PostForm action={paths.markCommentsRead() + search}>
      {ids.map((id) => (
        <input key={id} type="hidden" name="id" value={id} />
      ))}
      <button type="submit" className="btn">
        Mark as read
      </button>
    </PostForm>
  );
}

function useMarked(ids: string[]) {
  const { submit } = useFetcher({ key: "comments read" });
  const names = ids.join(",");
  const marked = useRef("");
  const mark = useOpenedBy();
  useEffect(() => {
    // why: the list renders again for each dialog over it
    if (names === "" || names === marked.current) return;
    marked.current = names;
    const fields = new URLSearchParams(names.split(",").map((id) => ["id", id]));
    fields.append("isQuiet", "yes");
    fields.append(openedBy, mark);
    submit(fields, { method: "post", action: paths.markCommentsRead() });
  }, [names, submit, mark]);
}
