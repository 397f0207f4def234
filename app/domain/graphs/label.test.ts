import { expect, test } from "vitest";
import { shortened } from "./label.ts";

test.each([
  ["Mood", 5, "Mood"],
  ["Sleep quality", 5, "Sleep…"],
  ["Sleep quality", 9.1, "Sleep quality"],
  ["Amara Okafor", 5, "Amara…"],
  ["WWWWWWWW", 5, "WWW…"],
  ["Žiga", 2.6, "Ži…"],
  ["Wide", 1, "W…"],
])("the name %s in a room of %d sizes of its type is %s", (name, room, shown) => {
  expect(shortened(name, room)).toBe(shown);
});
