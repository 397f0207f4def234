import { expect, test } from "vitest";
import { isFromThisSite } from "./cross-site.server.ts";

const own = ["https://coach.test"];

test.each([
  [{ "sec-fetch-site": "same-origin" }, true],
  [{ "sec-fetch-site": "none" }, true],
  [{ "sec-fetch-site": "same-site" }, false],
  [{ "sec-fetch-site": "cross-site" }, false],
  [{ "sec-fetch-site": "anything else" }, false],
  [{ "sec-fetch-site": "cross-site", origin: "https://coach.test" }, false],
  [{ origin: "https://coach.test" }, true],
  [{ origin: "https://coach.test.elsewhere.test" }, false],
  [{ origin: "http://coach.test" }, false],
  [{ origin: "https://coach.test:444" }, false],
  [{ origin: "null" }, false],
  [{}, false],
])("%j comes from this site: %s", (headers, expected) => {
  expect(isFromThisSite(headers as Record<string, string>, own)).toBe(expected);
});
