import { expect, test } from "vitest";
import { headingRules, headingWords } from "./headings.ts";

test.each(headingRules.map((rule) => [...rule.example, rule] as const))(
  "the heading '%s' is written %s",
  (written, notation, { shape, heading }) => {
    const groups = shape.exec(headingWords(written))?.groups;
    expect(groups && heading(groups)).toBe(notation);
  },
);
