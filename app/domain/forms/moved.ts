export type Direction = "up" | "down";

export function movedWithin<T>(list: readonly T[], one: T, direction: Direction): T[] {
  const [from, to] = [list.indexOf(one), list.indexOf(one) + (direction === "up" ? -1 : 1)];
  const other = list[to];
  if (from < 0 || other === undefined) return [...list];
  return list.map((item, index) => (index === from ? other : index === to ? one : item));
}
