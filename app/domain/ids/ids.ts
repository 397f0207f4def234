/** The id of what has not been saved yet. */
export const EMPTY_ID = "00000000-0000-0000-0000-000000000000";

const uuidShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether the text has the shape of a UUID, of whatever version. */
export function isUuid(text: string): boolean {
  return uuidShape.test(text);
}

/** The id in lower case, as stored; null for anything that is no UUID. */
export function parseUuid(text: string | null | undefined): string | null {
  if (!text || !isUuid(text)) return null;
  return text.toLowerCase();
}

/** An entity with no id or the all-zero id is unsaved. */
export function isUnsaved(id: string | null | undefined): boolean {
  return !id || id === EMPTY_ID;
}
