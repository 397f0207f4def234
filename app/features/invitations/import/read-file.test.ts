import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { serializeCsv } from "#app/domain/csv/csv.ts";
import { maxColumns, maxLines } from "./form.ts";
import { rowsOf } from "./read-file.server.ts";

const read = (text: string) => rowsOf(new TextEncoder().encode(text), "utf-8");
const refused = (reason: string) => ({ ok: false, reason: expect.stringContaining(reason) });

describe("rows are found, whatever separates them", () => {
  test.each([",", ";", "\t", "|"])("%j", (separator) => {
    const text = `Name${separator}E-mail\nAna "Beth" Kos${separator}ana@kos.test\n`;
    expect(read(text)).toEqual({
      ok: true,
      rows: [
        ["Name", "E-mail"],
        ['Ana "Beth" Kos', "ana@kos.test"],
      ],
    });
  });

  test.each(["\n", "\r\n", "\r"])("lines end with %j", (end) => {
    expect(read(`a,b${end}"c\nd",e${end}${end}`)).toEqual({
      ok: true,
      rows: [
        ["a", "b"],
        ["c\nd", "e"],
      ],
    });
  });

  test("one column of e-mails, and commas within names", () => {
    expect(read("a@b.test\nc@d.test")).toEqual({ ok: true, rows: [["a@b.test"], ["c@d.test"]] });
    const rows = [
      ["Name", "E-mail"],
      ["Kos, Ana", "a@b.test"],
    ];
    expect(read("Name;E-mail\nKos, Ana;a@b.test")).toEqual({ ok: true, rows });
  });

  test.each([
    ['Ana Kos <a@b.test>, "Lin, Mei" <m@l.test>,', ["Ana Kos <a@b.test>", '"Lin, Mei" <m@l.test>']],
    ["Ana Kos <a@b.test>; Lin, Mei <m@l.test>;", ["Ana Kos <a@b.test>", "Lin, Mei <m@l.test>"]],
    ["a@b.test,c@d.test\n", ["a@b.test", "c@d.test"]],
  ])("the recipients of an e-mail: %s", (text, people) => {
    expect(read(text)).toEqual({ ok: true, rows: people.map((one) => [one]) });
  });

  test("a name and an e-mail on one line are no list of recipients", () => {
    expect(read("Ana Kos, a@b.test")).toEqual({ ok: true, rows: [["Ana Kos", " a@b.test"]] });
  });

  test("a line that says the separator", () => {
    expect(read("sep=;\r\na,1;b\r\n")).toEqual({ ok: true, rows: [["a,1", "b"]] });
  });
});

test("what a spreadsheet is given by the product comes back as it was", () => {
  const cell = fc.string({ unit: "binary-ascii" }).map((text) => `x${text.replace(/[\0\r]/g, "")}x`);
  const rows = fc
    .integer({ min: 2, max: 6 })
    .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 2, maxLength: 8 }));
  fc.assert(
    fc.property(rows, (written) => {
      const found = read(`sep=,\n${serializeCsv(written)}`);
      expect(found).toEqual({ ok: true, rows: written });
    }),
  );
});

test("any text is read or refused with a sentence, and no text takes long", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.constantFrom('"', ";", ",", "\n"), (text, sign) => {
      const found = read(text + sign + text);
      if (!found.ok) expect(found.reason).toMatch(/\.$/);
    }),
  );
});

describe("refused is", () => {
  test("an empty file", () => expect(read(" \n,,\n")).toEqual(refused("It is empty. Choose another file.")));
  test("a quotation mark that is never closed", () => {
    expect(read('a,b\n"c,d\n')).toEqual(refused("It has a quotation mark that is never closed. Correct that first."));
  });
  test("one line too many, but not empty ones", () => {
    const lines = (count: number) => "a@b.test\n".repeat(count);
    expect(read(lines(maxLines + 1)).ok).toBe(true);
    expect(read(`${lines(maxLines + 1)}${",,\n".repeat(3000)}`).ok).toBe(true);
    expect(read(lines(maxLines + 2))).toEqual(refused("more than 2,000 lines"));
  });
  test("one column too many", () => {
    expect(read("a,".repeat(maxColumns - 1)).ok).toBe(true);
    expect(read("a,".repeat(maxColumns))).toEqual(refused("more than 200 columns"));
  });
});

// why: what takes quadratic time would take minutes here, and the test would time out
test.each([
  ["quotes", '"'.repeat(1024 * 1024), { ok: true }],
  ["columns", ",".repeat(1024 * 1024), { ok: false }],
  ["columns of a header", "a,".repeat(100_000), refused("more than 200 columns")],
  ["line ends", "\n".repeat(1024 * 1024), { ok: false }],
  ["quoted line ends", `"${"\n".repeat(1024 * 1024)}"`, { ok: false }],
  ["halves of quotes", '"a'.repeat(512 * 1024), { ok: true }],
])("a MiB of %s is read or refused", (_name, text, outcome) => {
  expect(read(text)).toMatchObject(outcome);
});
