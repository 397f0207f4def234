import { openedBy } from "#app/domain/forms/opened-by.ts";

/** For a fetch that changes something: who opened this page, as its forms say (root.tsx). */
export function openedByHeader(): Record<string, string> {
  const mark = document.querySelector<HTMLMetaElement>(`meta[name="${openedBy}"]`)?.content;
  return mark ? { [openedBy]: mark } : {};
}
