export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => Object.hasOwn(b, key) && isSame(Reflect.get(a, key), Reflect.get(b, key)));
}

/** Returns the old value if both are equal, so that React need not render again. */
export function settled<T>(next: T, old: T | undefined): T {
  return old !== undefined && isSame(next, old) ? old : next;
}
