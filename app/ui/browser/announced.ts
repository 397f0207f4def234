import { type RefObject, useEffect } from "react";

export function useAnnounced(ref: RefObject<HTMLElement>, problems: object | null) {
  useEffect(() => {
    if (!problems) return;
    ref.current?.focus();
    const title = document.title;
    if (title.startsWith("Error: ")) return;
    document.title = `Error: ${title}`;
    return () => {
      if (document.title === `Error: ${title}`) document.title = title;
    };
  }, [ref, problems]);
}
