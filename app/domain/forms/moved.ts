export type Direction = "up" | "down";

/** The list with the one a place further up or down; as it is where that one is not in it, or at its end already. */
export function movedWithin<T>(list: readonly T[], one: T, direction: Direction): T[] {
  const [from, to] = [list.indexOf(one), list.indexOf(one) + (direction === "up" ? -1 : 1)];
  const other = list[to];
  if (from < 0 || other === undefined) return [...list];
  return list.map((item, index) => (index === from ? other : index === to ? one : item));
}
