import { expect, test } from "vitest";
import { adding, backSquat, edit, threeSets, typing } from "#app/domain/workout/commands/test-support.ts";
import { quantitiesOf } from "./repeat.ts";
import { previewRepeat } from "./repeat-preview.ts";
import { exercisesWith, readRules, readTimes, ruleNames } from "./repeat-rules.ts";

test("weeks repeated together go up each time, and a lighter week is one of those that are made", () => {
  const empty = edit(threeSets(), adding(backSquat));
  const [heavy, light] = ["100", "80"].map((weight) => edit(empty, typing(empty, "Back squat", 1, 1, weight)));
  if (!heavy || !light) throw new Error("No days");
  const quantities = quantitiesOf([heavy]).map((one) => ({ ...one, exercises: exercisesWith([heavy, light], one) }));
  const names = ruleNames("weight-kilograms-amount");
  const typed = { [names.kind]: "amount", [names.by]: "2.5", [names.weeks]: "6", [names.at]: "50" };
  const { rules } = readRules(quantities, typed, { first: 3, last: 6 });
  expect(previewRepeat([[heavy], [light]], rules, [0, 1, 2]).map(({ week, values }) => [week, ...values])).toEqual([
    [0, "100", "102.5", "105"],
    [1, "80", "82.5", "42.5"],
  ]);
});

test.each([
  ["12", 4, { times: 12 }],
  ["13", 4, { message: "Enter how many times, a whole number from 1 to 12." }],
  ["51", 1, { times: 51 }],
  ["1.5", 1, { message: "Enter how many times, a whole number from 1 to 51." }],
])("%s times %i weeks", (typed, length, read) => {
  expect(readTimes(typed, length)).toEqual(read);
});
