import { openedBy } from "#app/domain/forms/opened-by.ts";

export function openedByHeader(): Record<string, string> {
  const mark = document.querySelector<HTMLMetaElement>(`meta[name="${openedBy}"]`)?.content;
  return mark ? { [openedBy]: mark } : {};
}
