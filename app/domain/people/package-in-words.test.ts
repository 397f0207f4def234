import { expect, test } from "vitest";
import { packageInWords } from "./package-in-words.ts";

const now = new Date("2026-03-02T09:00:00Z");

test.each([
  [null, null, "FREE"],
  ["2026-03-02T09:00:00Z", "Gold", "FREE (Subscription expired)"],
  ["2026-03-02T09:00:01Z", "Gold", "Gold"],
  ["2026-03-02T09:00:01Z", null, "Subscribed"],
])("valid until %s, with the package %s: %s", (until, packageName, words) => {
  const subscriptionValidUntil = until === null ? null : new Date(until);
  expect(packageInWords({ subscriptionValidUntil, packageName }, now)).toBe(words);
});
