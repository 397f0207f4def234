import { describe, expect, test } from "vitest";
import { detailRules, takeDetails } from "./details.ts";
import { readStep } from "./ladders.ts";
import { phrases } from "./phrases.ts";
import { steps } from "./steps.ts";
import { topSetRules, withTopSet } from "./top-sets.ts";
import { inNotation } from "./values.ts";

describe("every row of the tables does what its example says", () => {
  test.each(phrases.map(({ example }) => example))("the phrase '%s' is written %s", (written, notation) => {
    expect(inNotation(written).replace(/ /g, "")).toBe(notation.replace(/ /g, ""));
  });

  test.each(steps.map(({ example }) => example))("the step '%s' is written %s", (written, notation) => {
    expect(readStep(written)).toContain(notation);
  });

  test.each(topSetRules.map(({ example }) => example))("the rounds '%s' are written %s", (written, rounds) => {
    expect(withTopSet(written).replace(/ /g, "")).toBe(rounds.replace(/ /g, ""));
  });

  test.each(detailRules.map(({ example }) => example))("the detail '%s' is written %s", (written, detail) => {
    expect(takeDetails(`3x8 ${written}`).details).toEqual([detail]);
  });
});
