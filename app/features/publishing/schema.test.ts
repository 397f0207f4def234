import { expect, test } from "vitest";
import { acceptSchema, declineSchema, suggestSchema, updateSchema } from "./schema.ts";

const read = { version: 3, price: "49,90", feedback: " Good. " };

test("prices come in euros and leave as cents, with the version that was seen", () => {
  expect(updateSchema.parse({ ...read, isPublished: true })).toEqual({
    seen: 3,
    step: { step: "update", priceCents: 4990, isPublished: true, feedback: "Good." },
  });
  expect(acceptSchema.parse(read)).toEqual({ seen: 3, step: { step: "accept", priceCents: 4990, feedback: "Good." } });
  expect(suggestSchema.parse({ version: 0, price: "0" })).toEqual({
    seen: 0,
    step: { step: "suggest", priceCents: 0 },
  });
});

test("declining asks for no price", () => {
  expect(declineSchema.parse({ version: 1, price: "nonsense" })).toEqual({
    seen: 1,
    step: { step: "decline", feedback: "" },
  });
});

test.each([
  [undefined, "Price is required"],
  ["  ", "Price is required"],
  ["ten", "Price must be a number, such as 49.90"],
  ["-5", "Price must be at least 0"],
])("a price of %j is refused: %s", (price, message) => {
  for (const schema of [updateSchema, acceptSchema, suggestSchema]) {
    const { error } = schema.safeParse({ version: 1, price });
    expect(error?.issues).toMatchObject([{ path: ["price"], message }]);
  }
});

test("a form that lost its version is refused", () => {
  expect(suggestSchema.safeParse({ price: "5" }).success).toBe(false);
});
