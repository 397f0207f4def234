import { expect, test } from "vitest";
import { packageInWords } from "./package-in-words.ts";

const now = new Date("2026-03-02T09:00:00Z");

test.each([
  [null, null, "FREE"],
  ["2026-03-02T09:00:00Z", 20, "FREE (Subscription expired)"],
  ["2026-03-02T09:00:01Z", 20, "For up to 20 users"],
  ["2026-03-02T09:00:01Z", null, "Subscribed"],
])("valid until %s, for %s users: %s", (until, subscriptionMaxUsers, words) => {
  const subscriptionValidUntil = until === null ? null : new Date(until);
  expect(packageInWords({ subscriptionValidUntil, subscriptionMaxUsers }, now)).toBe(words);
});
