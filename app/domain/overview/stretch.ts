export const weeksAtOnce = 52;

/** The weeks that are shown together with this one. */
export type Stretch = { first: number; last: number };

export function stretchAt(week: number, weeks: number): Stretch {
  const first = Math.floor((week - 1) / weeksAtOnce) * weeksAtOnce + 1;
  return { first, last: Math.min(first + weeksAtOnce - 1, weeks) };
}

export function weeksOf({ first, last }: Stretch): number[] {
  return Array.from({ length: last - first + 1 }, (_, nth) => first + nth);
}
