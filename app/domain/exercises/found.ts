export function alsoCalled(otherName: string): string {
  return `Also called ${otherName}`;
}

/** `nearest`: names to search for instead. */
export function nothingFound(nearest: readonly string[]): string {
  if (nearest.length === 0) return "No exercises found";
  const [last, before] = [nearest.at(-1), nearest.slice(0, -1)];
  return `No exercises found. Did you mean ${before.length === 0 ? last : `${before.join(", ")} or ${last}`}?`;
}
