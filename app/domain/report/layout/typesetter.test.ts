import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { evenFace } from "./layout-support.ts";
import { openTypesetter } from "./typesetter.ts";

/** A letter is 4.5 points wide, so 45 points take 10. */
function lines(text: string, width = 45) {
  return openTypesetter(evenFace).linesOf(text, "value", width);
}

describe("lines", () => {
  test("break between words", () => {
    expect(lines("Sit between the heels")).toEqual(["Sit", "between", "the heels"]);
  });

  test("keep the breaks that were typed, an empty line too", () => {
    expect(lines("one\r\n\r\ntwo\u2028three")).toEqual(["one", "", "two", "three"]);
  });

  test("break inside a word that is too wide", () => {
    expect(lines("a Donaudampfschiff b")).toEqual(["a", "Donaudampf", "schiff b"]);
  });

  test("are not broken where a column is as wide as its text, give or take what sums are off by", () => {
    expect(lines("Reps", 4 * 4.5 - 1e-9)).toEqual(["Reps"]);
    expect(lines("a b c d e ".repeat(12), 119 * 4.5 - 1e-9)).toHaveLength(1);
  });

  test("are none where there is nothing to read", () => {
    expect(lines(" \n ")).toEqual([]);
  });

  test("are never too wide and never lose a letter", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), fc.integer({ min: 5, max: 300 }), (text, width) => {
        const setter = openTypesetter(evenFace);
        const broken = setter.linesOf(text, "value", width);
        for (const line of broken) expect(setter.widthOf(line, "value")).toBeLessThanOrEqual(width + 0.01);
        const letters = (part: string) => part.replace(/\s/g, "");
        expect(letters(broken.join(""))).toBe(letters(text));
      }),
    );
  });
});

describe("characters", () => {
  function shown(text: string) {
    const setter = openTypesetter(evenFace);
    return { line: setter.linesOf(text, "value", 1000)[0], missed: setter.hasMissed() };
  }

  test("of the languages of our coaches are printed as they are", () => {
    expect(shown("č š ž đ ć ř ł ő ü ß α Δ Ж")).toEqual({ line: "č š ž đ ć ř ł ő ü ß α Δ Ж", missed: false });
  });

  test("that the fonts lack leave a trace, one for each that is seen, and are named beside their word", () => {
    const line = "go \uFFFD (emoji) \uFFFD (emoji) \uFFFD\uFFFD, (Chinese) \uFFFD\uFFFDka (Japanese) \uFFFD (U+10900)";
    expect(shown("go 💪🏽 👨‍👩‍👧 日本, かなka \u{10900}")).toEqual({ line, missed: true });
  });

  test("without a look of their own leave none", () => {
    expect(shown("a\u200bb\u00adc\ufe0f\u0000d")).toEqual({ line: "abc d", missed: false });
  });

  test("written in two parts are put together", () => {
    expect(shown("Kovac\u030c")).toEqual({ line: "Kovač", missed: false });
  });
});

test("what is too long for one line ends in an ellipsis", () => {
  const setter = openTypesetter(evenFace);
  expect(setter.shorten("Texas Method", "chrome", 100)).toBe("Texas Method");
  expect(setter.shorten("Texas Method", "chrome", 30)).toBe("Texas…");
});
