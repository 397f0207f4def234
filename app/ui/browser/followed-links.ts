import { useNavigate } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";

/**
 * Follows the plain links inside the element as <Link> does, without a page load; those to dialogs, whose addresses lie
 * below the list's, leave it scrolled as it is. For long lists: rendered on the server, each <Link> costs as much as its
 * whole row.
 */
export function useFollowedLinks<E extends HTMLElement>(at: string): RefObject<E> {
  const ref = useRef<E>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const list = ref.current;
    function follow(event: MouseEvent) {
      const link = plainLink(event);
      if (!link) return;
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash, {
        preventScrollReset: link.pathname.startsWith(`${at}/`),
      });
    }
    list?.addEventListener("click", follow);
    return () => list?.removeEventListener("click", follow);
  }, [navigate, at]);
  return ref;
}

/** The link that was clicked to be opened here, not in another tab or window. */
function plainLink(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!isPlain || event.defaultPrevented || !(event.target instanceof Element)) return null;
  return event.target.closest<HTMLAnchorElement>("a[href]:not([target])");
}
