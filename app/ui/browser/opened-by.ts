import { openedBy } from "#app/domain/forms/opened-by.ts";

/** For fetches that change something (root.tsx). */
export function openedByHeader(): Record<string, string> {
  const mark = document.querySelector<HTMLMetaElement>(`meta[name="${openedBy}"]`)?.content;
  return mark ? { [openedBy]: mark } : {};
}
