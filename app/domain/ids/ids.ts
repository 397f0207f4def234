export const EMPTY_ID = "00000000-0000-0000-0000-000000000000";

const uuidShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function isUuid(text: string): boolean {
  return uuidShape.test(text);
}

export function parseUuid(text: string | null | undefined): string | null {
  if (!text || !isUuid(text)) return null;
  return text.toLowerCase();
}

export function isUnsaved(id: string | null | undefined): boolean {
  return !id || id === EMPTY_ID;
}
