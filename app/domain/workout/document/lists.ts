/** The list with the item at `index` replaced; the same list when it is the same item. */
export function replaceAt<T>(list: T[], index: number, item: T): T[] {
  return list[index] === item ? list : list.with(index, item);
}

/** Every item changed; the same list when no item changed, so that what shows it need not render again. */
export function mapShared<T>(list: T[], change: (item: T, index: number) => T): T[] {
  const changed = list.map(change);
  return changed.every((item, index) => item === list[index]) ? list : changed;
}

/** The list with the item at position `at` (from 1, at most behind the last); left out it means the end. */
export function insertAt<T>(list: T[], item: T, at: number = list.length + 1): T[] {
  return list.toSpliced(Math.max(0, at - 1), 0, item);
}

/** The list with the item at `index` moved to position `at` (from 1, at most the last); the same list if it stays. */
export function moveItem<T>(list: T[], index: number, at: number): T[] {
  const target = Math.min(Math.max(at, 1), list.length) - 1;
  const item = list[index];
  if (item === undefined || target === index) return list;
  return list.toSpliced(index, 1).toSpliced(target, 0, item);
}

/** Whether anything stands in the list twice. */
export function repeats(list: unknown[]): boolean {
  return new Set(list).size < list.length;
}
