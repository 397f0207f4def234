import { expect, test } from "vitest";
import { messagesOf } from "#app/domain/forms/check.ts";
import { barbellForm, barbellInput, barbellValues, standardValues } from "./barbell-form.ts";

const units = {
  weightUnit: "kilograms",
  distanceUnit: "meters",
  heightUnit: "centimeters",
  velocityUnit: "metersPerSecond",
};
const typed = { ...units, ...standardValues("kilograms") };

test("a ticked plate is there as often as one needs, unless it is counted below; ticks of the other unit don't count", () => {
  const plates = ["kilograms 20", "kilograms 2.5", "pounds 45"];
  const own = barbellInput({ ...typed, bar: "15 kilograms", plates, morePlates: "0,25; 20 x1" });
  expect(own).toEqual({
    bar: 15,
    barUnit: "kilograms",
    plateUnit: "kilograms",
    plates: [
      { weight: 20, pairs: 1 },
      { weight: 2.5, pairs: 10 },
      { weight: 0.25, pairs: 10 },
    ],
  });
  const shown = barbellValues(own);
  expect(shown).toMatchObject({ bar: "15 kilograms", plates: ["kilograms 2.5"], morePlates: "20 x1, 0.25" });
  expect(barbellInput(shown)).toEqual(own);
});

test.each([
  ["no weight of another bar", { bar: "other", barWeight: "" }, { barWeight: "Enter the weight of the bar" }],
  ["a bar that is too heavy", { bar: "other", barWeight: "101" }, { barWeight: "Enter a number from 0 to 100" }],
  ["a bar that is not listed", { bar: "21 kilograms" }, { bar: "Choose a bar" }],
  ["a plate that is not listed", { plates: ["kilograms 21"] }, { plates: "Choose plates from the list" }],
  ["a unit that is none", { plateUnit: "constructor" }, { plateUnit: "Choose a unit" }],
  [
    "more plates than there are in a gym",
    { morePlates: Array.from({ length: 14 }, (_, at) => at + 30).join(", ") },
    { morePlates: "Enter at most 20 plates" },
  ],
  ["words", { morePlates: "many" }, { morePlates: expect.stringContaining("“many” is not a plate") }],
])("%s is refused at its field", (_, changes, problems) => {
  expect(messagesOf(barbellForm, typed, undefined)).toEqual({});
  expect(messagesOf(barbellForm, { ...typed, ...changes }, undefined)).toEqual(problems);
});
