import { expect, test } from "vitest";
import { formatKind } from "./list.ts";

test.each([
  ["invitation", "Invitation"],
  ["passwordChanged", "Password changed"],
  ["subscriptionCancelled", "Subscription cancelled"],
])("the kind %s is called %s", (kind, words) => {
  expect(formatKind(kind)).toBe(words);
});
