import { expect, test } from "vitest";
import { enterButton, pressOfEnter } from "./enter.ts";
import { explorerNames, findName, numbersNames } from "./search-names.ts";

const button = enterButton({ week: 2, search: "back squat", clients: "", find: "row" });
const shown: [string, string][] = [
  ["week", "2"],
  [numbersNames.clientSearch, ""],
  ["1.name", "Typed"],
  [findName("1", "set"), "row"],
  [findName("2", "other"), ""],
  [explorerNames.search, "back squat"],
];
const typed = (name: string, text: string) => shown.map(([other, before]) => [other, other === name ? text : before]);

test.each([
  ["a value", "1.name", "Another", { press: "save" }],
  ["the week's number", "week", "3", { press: "week", week: "typed" }],
  ["the explorer's search", explorerNames.search, "", { press: "explore", shown: null }],
  ["a set's search", findName("2", "other"), "press", { press: "find", key: "2", moduleId: "other" }],
  ["the search of clients", numbersNames.clientSearch, "Ana", { press: "client" }],
])("Enter in %s presses that field's own button", (_, name, text, press) => {
  expect(pressOfEnter(button, typed(name, text) as [string, string][])).toEqual(press);
});

test("another button is not Enter", () => {
  expect(pressOfEnter("save", shown)).toBeNull();
});
