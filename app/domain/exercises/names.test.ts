import { describe, expect, test } from "vitest";
import { foldForSearch } from "#app/domain/text/fold.ts";
import { starterExercises } from "#db/seed/library/all.ts";
import { starterOtherNames } from "#db/seed/library/other-names/all.ts";
import { shortenings, shortFormsOf, spelledOut } from "./abbreviations.ts";
import { alsoCalled, nothingFound } from "./found.ts";
import { foldOtherNames, formatOtherNames, otherNamesMessage, parseOtherNames } from "./other-names.ts";
import { exactKeys, searchWords } from "./search-words.ts";

describe("abbreviations", () => {
  test("stand for whole words of any name, and for nothing within a word", () => {
    expect(spelledOut("db bench press")).toBe("dumbbell bench press");
    expect(spelledOut("single-arm kb-swing")).toBe("single-arm kettlebell-swing");
    expect(spelledOut("db rdl")).toBe("dumbbell romanian deadlift");
    expect(spelledOut("sandbag, dbx and handball")).toBe("sandbag, dbx and handball");
  });

  test("are given back for a long word, and for letters put together", () => {
    expect(shortFormsOf("kettlebells")).toEqual(["kb", "kbs"]);
    expect(shortFormsOf("squat")).toEqual([]);
    expect(shortenings("dumbbellromaniandeadlift")).toEqual(expect.arrayContaining(["dbrdl", "dumbbellrdl"]));
    for (const written of shortenings("barbellrow")) expect(["barbellrow", "bbrow"]).toContain(written);
  });
});

describe("other names in one field", () => {
  test("are separated by commas and lines, once each, without the exercise's own name", () => {
    expect(parseOtherNames("OHP, ohp;\n Military  press\r\nSTRICT PRESS,,", "Strict press")).toEqual([
      "OHP",
      "Military press",
    ]);
    expect(parseOtherNames(" ,\n; ")).toEqual([]);
    const names = ["OHP", "Military press"];
    expect(parseOtherNames(formatOtherNames(names))).toEqual(names);
  });

  test("have a message when they are too many or too long", () => {
    expect(otherNamesMessage("")).toBeNull();
    expect(otherNamesMessage(Array.from({ length: 21 }, (_, at) => `n${at}`).join("\n"))).toBe(
      "At most 20 other names",
    );
    expect(otherNamesMessage(`OHP, ${"y".repeat(101)}`)).toContain("longer than 100 characters");
  });

  test("are folded with a line break before and behind each", () => {
    expect(foldOtherNames(["Žuti  Potisak", "OHP"])).toBe("\nzuti potisak\nohp\n");
    expect(foldOtherNames([])).toBe("");
  });
});

test("what a search found is said with the other name, and what it did not find with the nearest names", () => {
  expect(alsoCalled("OHP")).toBe("Also called OHP");
  expect(nothingFound([])).toBe("No exercises found");
  expect(nothingFound(["Dip"])).toBe("No exercises found. Did you mean Dip?");
  expect(nothingFound(["Dip", "Run", "Row"])).toBe("No exercises found. Did you mean Dip, Run or Row?");
});

/** As PostgreSQL reads it. */
function isNearly(typed: string, name: string) {
  const [word] = searchWords(typed);
  const pattern = word?.nearly?.replace("\\m", "(?<![a-z])").replace("\\M", "(?![a-z])");
  return pattern !== undefined && new RegExp(pattern).test(name);
}

describe("the words of a search", () => {
  test.each([
    ["sqaut", "squat"],
    ["squt", "squat"],
    ["squaat", "squat"],
    ["sqyat", "squat"],
    ["quat", "squat"],
    ["dedlift", "deadlift"],
    ["dumbel", "dumbell press"],
    ["ketlebel", "kettlebell"],
    ["bolgarien", "bulgarian"],
  ])("'%s' is nearly '%s'", (typed, name) => {
    expect(isNearly(typed, name)).toBe(true);
  });

  test.each([
    ["squat", "bench press"],
    ["bike", "biking"],
    ["row", "raw"],
    ["clean", "crunch"],
    ["sqaut", "a-quartet"],
  ])("'%s' is not nearly '%s'", (typed, name) => {
    expect(isNearly(typed, name)).toBe(false);
  });

  test("are folded, without a plural, and at most 20", () => {
    expect(searchWords("  Kovačeve  PRESSES ").map(({ starts }) => starts)).toEqual([["kovaceve"], ["presse"]]);
    expect(searchWords("db(")[0]).toMatchObject({ starts: ["db(", "dumbbell("], whole: [], nearly: null });
    expect(searchWords("press").map(({ starts }) => starts)).toEqual([["press"]]);
    expect(searchWords("db")[0]).toMatchObject({ starts: ["dumbbell"], whole: ["db"], nearly: null });
    expect(searchWords("pull-up")[0]?.joined).toBe("pullup");
    expect(searchWords("a ".repeat(50))).toHaveLength(20);
    expect(searchWords("  ")).toEqual([]);
  });

  test("name an exercise exactly without signs, plural and abbreviations", () => {
    expect(exactKeys("Pull ups")).toEqual(["pullups", "pullup"]);
    expect(exactKeys("DB-Press")).toEqual(["dbpress", "dumbbellpress"]);
    expect(exactKeys("")).toEqual([]);
  });
});

describe("the starter library's other names", () => {
  const all = Object.entries(starterOtherNames);

  test("are names of exercises that are there, at least 60", () => {
    const names = new Set(starterExercises.map(({ name }) => name));
    expect(all.map(([name]) => name).filter((name) => !names.has(name))).toEqual([]);
    expect(all.flatMap(([, others]) => others).length).toBeGreaterThanOrEqual(60);
  });

  test("mean one exercise each, and never what another one is called", () => {
    const key = (name: string) => spelledOut(foldForSearch(name)).replace(/[^a-z0-9]/g, "");
    const owners = new Map(starterExercises.map(({ name }) => [key(name), name]));
    for (const [name, others] of all) {
      for (const other of others) {
        expect([undefined, name], `${other} of ${name}`).toContain(owners.get(key(other)));
        owners.set(key(other), name);
      }
    }
  });
});
