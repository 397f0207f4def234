import type { Random } from "./random.ts";

/** An id as the app makes them (UUIDv7): the moment first, then what the seed gives; its last four digits are 0. */
export function idAt(time: number, random: Random) {
  const moment = hex(time, 12);
  const middle = hex(random.word(), 8);
  return `${moment.slice(0, 8)}-${moment.slice(8)}-7${middle.slice(0, 3)}-8${middle.slice(3, 6)}-${hex(random.word(), 8)}0000`;
}

/** The id with the count in its last four digits: what belongs to one thing costs one id. */
export function numbered(id: string, count: number) {
  return id.slice(0, 32) + (lastDigits[count] ?? hex(count, 4));
}

const lastDigits = Array.from({ length: 4096 }, (_, count) => hex(count, 4));

function hex(value: number, digits: number) {
  return value.toString(16).padStart(digits, "0");
}
