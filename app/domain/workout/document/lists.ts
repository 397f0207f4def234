export function replaceAt<T>(list: T[], index: number, item: T): T[] {
  return list[index] === item ? list : list.with(index, item);
}

/** Returns the same list if no item changed, so that React need not render again. */
export function mapShared<T>(list: T[], change: (item: T, index: number) => T): T[] {
  const changed = list.map(change);
  return changed.every((item, index) => item === list[index]) ? list : changed;
}

/** Counted from 1; without `at`, the end. */
export function insertAt<T>(list: T[], item: T, at: number = list.length + 1): T[] {
  return list.toSpliced(Math.max(0, at - 1), 0, item);
}

/** Counted from 1; returns the same list if nothing moves. */
export function moveItem<T>(list: T[], index: number, at: number): T[] {
  const target = Math.min(Math.max(at, 1), list.length) - 1;
  const item = list[index];
  if (item === undefined || target === index) return list;
  return list.toSpliced(index, 1).toSpliced(target, 0, item);
}

export function repeats(list: unknown[]): boolean {
  return new Set(list).size < list.length;
}
