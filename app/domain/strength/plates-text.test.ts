import { expect, test } from "vitest";
import { standardBarbell } from "./plates.ts";
import { parsePlates, printPlates } from "./plates-text.ts";

test.each<[string, [number, number][]]>([
  ["", []],
  [
    "25, 20, 15",
    [
      [25, 10],
      [20, 10],
      [15, 10],
    ],
  ],
  [
    "1,25 2.5 x2; 20 × 1",
    [
      [20, 1],
      [2.5, 2],
      [1.25, 10],
    ],
  ],
  [
    "2,5, 1,25",
    [
      [2.5, 10],
      [1.25, 10],
    ],
  ],
  ["45X3", [[45, 3]]],
])("'%s' is %j", (text, expected) => {
  const plates = expected.map(([weight, pairs]) => ({ weight, pairs }));
  expect(parsePlates(text)).toEqual({ ok: true, plates });
  expect(parsePlates(printPlates(plates))).toEqual({ ok: true, plates });
});

test.each([
  ["20, heavy", "“heavy” is not a plate. Write them like this: 20, 10, 5 x2"],
  ["0", "“0” is not a plate. Write them like this: 20, 10, 5 x2"],
  ["20x0", "“20x0” is not a plate. Write them like this: 20, 10, 5 x2"],
  ["20x21", "“20x21” is not a plate. Write them like this: 20, 10, 5 x2"],
  ["-5", "“-5” is not a plate. Write them like this: 20, 10, 5 x2"],
  ["101", "“101” is not a plate. Write them like this: 20, 10, 5 x2"],
  ["20 x2 x3", "“20x2x3” is not a plate. Write them like this: 20, 10, 5 x2"],
  ["20, 10, 20", "Name each plate once. For two pairs, write 20 x2"],
  [Array.from({ length: 21 }, (_, at) => at + 1).join(" "), "Enter at most 20 plates"],
])("'%s' is refused: %s", (text, reason) => {
  expect(parsePlates(text)).toEqual({ ok: false, reason });
});

test("what most gyms have is written and read back", () => {
  for (const unit of ["kilograms", "pounds"] as const) {
    const { plates } = standardBarbell(unit);
    expect(parsePlates(printPlates(plates))).toEqual({ ok: true, plates });
  }
});
