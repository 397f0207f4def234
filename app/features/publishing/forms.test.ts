import { expect, test } from "vitest";
import { messagesOf } from "#app/domain/forms/check.ts";
import { acceptForm, declineForm, stepOf, suggestForm, updateForm } from "./forms.ts";

const typed = { price: "49,90", isPublished: true, feedback: "Good." };

test("prices come in euros and leave as cents", () => {
  expect(stepOf.update(typed)).toEqual({ step: "update", priceCents: 4990, isPublished: true, feedback: "Good." });
  expect(stepOf.accept(typed)).toEqual({ step: "accept", priceCents: 4990, feedback: "Good." });
  expect(stepOf.suggest({ ...typed, price: "0" })).toEqual({ step: "suggest", priceCents: 0 });
});

test("declining asks for no price", () => {
  const nonsense = { ...typed, price: "nonsense" };
  expect(messagesOf(declineForm, nonsense, undefined)).toEqual({});
  expect(stepOf.decline(nonsense)).toEqual({ step: "decline", feedback: "Good." });
});

test.each([
  ["", "Price is required"],
  ["  ", "Price is required"],
  ["ten", "Price must be a number, such as 49.90"],
  ["-5", "Price must be at least 0"],
])("a price of %j is refused: %s", (price, message) => {
  for (const form of [updateForm, acceptForm, suggestForm]) {
    expect(messagesOf(form, { ...typed, price }, undefined)).toEqual({ price: message });
  }
});
