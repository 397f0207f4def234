import { expect, test } from "vitest";
import { entryProblems } from "./card-entry.ts";

const card = { number: "4111111111111111", cvv: "123", expiration: "11/2026", name: "Nora", surname: "Babić" };

test.each([
  ["2026-11-30T23:00:00Z", {}],
  ["2026-12-01T00:00:00Z", { expiration: ["This card has expired. Enter another one."] }],
])("a card is good until the end of its month: at %s", (now, problems) => {
  expect(entryProblems(card, new Date(now))).toEqual(problems);
});

test("a date in another form is said to be that, and not over", () => {
  expect(entryProblems({ ...card, expiration: "1/20" }, new Date("2026-11-01T00:00:00Z"))).toEqual({
    expiration: ["Expiration date must be in MM/YYYY format"],
  });
});
