import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { read } from "./source.ts";

/** Selectors of all stylesheets. The number only falls, and a fall is written here: new parts carry utilities. */
const selectors = 545;

/** Of the compact week and of the week on a phone, which are other looks of the same parts. */
const weekSelectors = 183;

/** The stylesheets that there are: a new screen adds none. */
const sheets = {
  "app/styles": "app base confirm controls dialogs editor editor-text exercises gallery modes parts shell tokens tour",
  "app/styles/editor":
    "compact draft drag exercise explorer frame history keys modes numbers phone preview print totals week",
  "app/styles/editor/compact": "drawers exercise head week",
};

const named = Object.entries(sheets).flatMap(([folder, names]) =>
  names.split(" ").map((name) => `${folder}/${name}.css`),
);

/** Each selector of a list by itself; the steps of an animation are none. */
function selectorsOf(path: string) {
  const text = read(path).replace(/\/\*.*?\*\//gs, "");
  const preludes = [...text.matchAll(/([^{};]+)\{/g)].map(([, prelude = ""]) => prelude.trim());
  const rules = preludes.filter((prelude) => !/^(@|from\b|to\b|\d+%)/.test(prelude));
  return rules.flatMap((prelude) => prelude.split(/,(?![^(]*\))/));
}

function isOfWeek(path: string) {
  return path.includes("/compact/") || path.endsWith("/phone.css");
}

test("no stylesheet is added, and one that is gone is no longer named", () => {
  expect(globSync("app/**/*.css").sort()).toEqual(named.sort());
});

test("the number of global selectors only falls", () => {
  const [ofWeek, others] = [named.filter(isOfWeek), named.filter((path) => !isOfWeek(path))];
  expect({ others: others.flatMap(selectorsOf).length, ofWeek: ofWeek.flatMap(selectorsOf).length }).toEqual({
    others: selectors,
    ofWeek: weekSelectors,
  });
});

/** Tailwind writes `:is(.group:has(…) *)`: with it, each change below an element that `:has()` is about restyles all of it. */
test("what a group has is asked as [.group:has(…)_&], which restyles only what has the class", () => {
  const asking = globSync("app/**/*.{ts,tsx}").filter((path) => /group-(?:not-)?has-/.test(read(path)));
  expect(asking).toEqual([]);
});
