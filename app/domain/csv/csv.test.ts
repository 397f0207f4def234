import { expect, test } from "vitest";
import { serializeCsv, serializeTable } from "./csv.ts";

test.each(["=1+1", "+49 170", "-2", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "＝1", "－1"])("%j is no formula", (cell) => {
  const [, inTable = ""] = serializeTable([{ name: cell }]).split(/^name\r\n/);
  for (const text of [serializeCsv([[cell]]), inTable]) expect(text.replace(/^"/, "")).toMatch(/^'/);
});

test("a formula in a list is disarmed, too, and a negative number stays a number", () => {
  expect(serializeCsv([[["=1+1"], -2.5]])).toBe("'=1+1,-2.5\r\n");
});

test("a cell with separators, quotes or line breaks is quoted, and any other is as it is", () => {
  expect(serializeCsv([["Ana", 'the "Coach"', "a,b", "a;b", "two\nlines", "a=b", ""]])).toBe(
    'Ana,"the ""Coach""","a,b","a;b","two\nlines",a=b,\r\n',
  );
});

test("a list is one cell, and so is what is no text", () => {
  expect(serializeCsv([[["TRN", "WRT"], { x: 1 }, true, null]])).toBe('"TRN; WRT","{""x"":1}",true,\r\n');
});

test("a table has a row a line, the names of all rows' columns first", () => {
  expect(
    serializeTable([
      { name: "Ana", age: 7 },
      { name: "Luka", since: new Date("2026-03-02T09:00:00Z") },
    ]),
  ).toBe("name,age,since\r\nAna,7,\r\nLuka,,2026-03-02T09:00:00.000Z\r\n");
  expect(serializeTable([])).toBe("\r\n");
});
