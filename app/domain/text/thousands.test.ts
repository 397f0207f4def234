import { expect, test } from "vitest";
import { withThousands } from "./thousands.ts";

test.each([
  ["999", "999"],
  ["1000 kg", "1,000 kg"],
  ["1234567.8912", "1,234,567.8912"],
  ["0", "0"],
])("%s is written %s", (written, shown) => {
  expect(withThousands(written)).toBe(shown);
});
