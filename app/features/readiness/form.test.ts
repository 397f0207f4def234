import { expect, test } from "vitest";
import { messagesOf } from "#app/domain/forms/check.ts";
import { ownResponseForm, ownResponseInput, weightIn } from "./form.ts";

const typed = {
  on: "2026-11-26",
  answers: [],
  muscles: ["leftCalf 3", "neck 0"],
  bodyWeight: "180",
  bodyFat: "",
  comment: "",
  weightUnit: "pounds",
};

test("a body weight in pounds is stored in kilograms, and shown again as it was typed", () => {
  // 180 × 0.45359237 = 81.6466…
  expect(ownResponseInput(typed)).toMatchObject({
    bodyWeight: 81.6466,
    muscles: [{ muscle: "leftCalf", soreness: 3 }],
  });
  for (let hundredths = 4500; hundredths < 40_000; hundredths += 7) {
    const { bodyWeight } = ownResponseInput({ ...typed, bodyWeight: String(hundredths / 100) });
    if (weightIn("pounds", bodyWeight ?? 0) !== hundredths / 100) throw new Error(`${hundredths} is not kept`);
  }
  for (const kilograms of [20, 82.4, 99.99, 600]) {
    const shown = String(weightIn("pounds", kilograms));
    expect(ownResponseInput({ ...typed, bodyWeight: shown }).bodyWeight).toBe(kilograms);
  }
});

test.each([
  ["pounds", "44.05", "Enter a body weight from 45 to 1322."],
  ["pounds", "44.1", undefined],
  ["pounds", "1323", "Enter a body weight from 45 to 1322."],
  ["kilograms", "44.05", undefined],
  ["kilograms", "601", "Enter a body weight from 20 to 600."],
  ["kilograms", "heavy", "Enter a number, like 80 or 82.5."],
  ["kilograms", "", undefined],
])("a body weight in %s of %s is held to the limits in that unit", (weightUnit, bodyWeight, problem) => {
  expect(messagesOf(ownResponseForm, { ...typed, weightUnit, bodyWeight }, undefined).bodyWeight).toBe(problem);
});
