import { describe, expect, test } from "vitest";
import type { Problem } from "#app/services/payments/port.ts";
import { authenticationProblem, cardProblem, cardTexts, fieldOf, notAuthenticated, wordsOf } from "./card-words.ts";

function declined(code: string, by: "processor" | "gateway" = "processor"): Problem {
  return { kind: "declined", by, code, text: "Do Not Honor", final: false };
}

function invalid(code: string): Problem {
  return { kind: "invalid", field: "number", code, message: "Something is wrong" };
}

describe("what the bank declines stands at the field that it is about", () => {
  test.each([
    ["2004", "expiration", "Your bank says that the card has expired."],
    ["2005", "number", "Your bank does not know this card number."],
    ["2006", "expiration", "Your bank says that the expiration date is wrong."],
    ["2010", "cvv", "Your bank says that the CVV is wrong."],
    ["cvv", "cvv", "Your bank says that the CVV is wrong."],
  ])("%s", (code, field, words) => {
    expect(wordsOf(declined(code))).toBe(words);
    expect(fieldOf(words)).toBe(field);
  });

  test("any other code is said in the bank's own words, at no field", () => {
    const words = wordsOf(declined("2000"));
    expect(words).toContain("Your bank declined the card: Do Not Honor. Nothing was charged.");
    expect(fieldOf(words)).toBe("");
  });

  test("the gateway's own rules do not say which of them it was", () => {
    expect(wordsOf(declined("fraud", "gateway"))).toBe("The payment was rejected. Try different credit card.");
  });
});

describe("what the gateway's checks refuse has the texts of the form", () => {
  test.each([
    ["81715", "number", cardTexts.number],
    ["81717", "number", "The sandbox accepts only the published test cards."],
    ["81707", "cvv", cardTexts.cvv],
    ["81710", "expiration", cardTexts.expiration],
  ])("%s", (code, field, text) => {
    expect(cardProblem(code)).toEqual({ field, text });
    expect(wordsOf(invalid(code))).toBe(text);
    expect(fieldOf(text)).toBe(field);
  });

  test("a code of no field is the gateway's own words", () => {
    expect(cardProblem("99999")).toBeNull();
    expect(wordsOf(invalid("99999"))).toBe("Error: Something is wrong");
  });

  test.each(["91731", "91732", "91564", "91565"])("%s: the nonce was used or is too old", (code) => {
    expect(wordsOf(invalid(code))).toBe("The card was entered too long ago. Enter it again.");
  });
});

test("what nobody can mend at a field says to try again", () => {
  expect(wordsOf({ kind: "unknown", message: "timeout" })).toBe(
    "The payment could not be made. Try again, or ask support.",
  );
  expect(wordsOf({ kind: "notAuthenticated", status: "authenticate_failed" })).toBe(notAuthenticated);
});

describe("3-D Secure (document 3 §8)", () => {
  test("a card whose bank bears a fraud has no problem", () => {
    expect(authenticationProblem({ status: "authenticate_successful", liabilityShifted: true })).toBeNull();
  });

  test.each([
    [{ transStatus: "N", transStatusReason: "01" }, "Please try using different card", "Status: N 01, rejected"],
    [
      { transStatus: "N", transStatusReason: "12" },
      "3D authentication failed. Please try again",
      "Status: N 12, rejected",
    ],
    [undefined, "3D authentication failed. Please try again", "Status: rejected"],
  ])("%j", (lookup, toast, status) => {
    expect(authenticationProblem({ status: "rejected", liabilityShifted: false, lookup })).toEqual({
      toast,
      lines: ["3D Secure authorization failed. Try different credit card / Please refresh page and try again.", status],
    });
  });
});
