import { expect, test } from "vitest";
import { writeCsv } from "./write.ts";

test("a row a line, the names of all rows' columns first", () => {
  expect(
    writeCsv([
      { name: "Ana", age: 7 },
      { name: "Luka", since: new Date("2026-03-02T09:00:00Z") },
    ]),
  ).toBe("name,age,since\r\nAna,7,\r\nLuka,,2026-03-02T09:00:00.000Z\r\n");
  expect(writeCsv([])).toBe("\r\n");
});

test("what would end a cell is quoted, and a list is one cell", () => {
  expect(
    writeCsv([{ a: 'say "hi"', b: "x,y", c: "one\r\ntwo", d: ["TRN", "WRT"], e: { x: 1 }, f: true, g: null }]),
  ).toBe('a,b,c,d,e,f,g\r\n"say ""hi""","x,y","one\r\ntwo",TRN; WRT,"{""x"":1}",true,\r\n');
});

test.each(["=1+1", "+49 170", "-2", "@SUM(A1)", "\t=1", "\r=1"])("the text %j is no formula", (text) => {
  const [, cell = ""] = writeCsv([{ name: text }]).split(/^name\r\n/);
  expect(cell.replace(/^"/, "")).toMatch(/^'/);
});

test("a formula within a list is none either, and a negative number stays one", () => {
  expect(writeCsv([{ list: ["=1+1"], value: -2.5 }])).toBe("list,value\r\n'=1+1,-2.5\r\n");
});
