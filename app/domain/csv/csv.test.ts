import { expect, test } from "vitest";
import { csvText } from "./csv.ts";

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "＝1"])("%j is a text in a spreadsheet", (cell) => {
  expect(csvText([[cell]]).replace(/^"/, "")).toMatch(/^'/);
});

test("a cell with separators, quotes or line breaks is quoted, and any other is as it is", () => {
  expect(csvText([["Ana", 'the "Coach"', "a,b", "a;b", "two\nlines", "a=b", ""]])).toBe(
    'Ana,"the ""Coach""","a,b","a;b","two\nlines",a=b,\r\n',
  );
});
