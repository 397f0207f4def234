/** 'exercise' of one, 'exercises' of any other number; `many` where that is no s more. */
export function plural(count: number, one: string, many = `${one}s`) {
  return count === 1 ? one : many;
}

/** '1 exercise', '2 exercises'. */
export function counted(count: number, one: string, many?: string) {
  return `${count} ${plural(count, one, many)}`;
}
