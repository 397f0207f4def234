import { expect, test } from "vitest";
import { sheetOf } from "./columns.ts";
import { groupsOf, isSendable, linesOf, namesOf } from "./lines.ts";

const columns = { email: 1, name: 0, lastName: null, group: 2 };
const notInvitable = new Map([
  ["client@people.test", "client"],
  ["me@people.test", "self"],
  ["no@people.test", "declined"],
  ["left@people.test", "ended"],
] as const);
const known = { notInvitable, invited: new Set(["open@people.test"]) };
const header = ["Name", "E-mail", "Group"];
const long = "n".repeat(101);

test("each line has its problem, and its number as a spreadsheet counts", () => {
  const rows = [
    header,
    ["Ana Kos", " ANA@People.test ", "Juniors"],
    ["", "", ""],
    ["Nobody", ""],
    ["Wrong", "not an e-mail"],
    ["Ana again", "ana@people.test"],
    ["Client", "client@people.test"],
    ["Open", "open@people.test"],
    [long, "long@people.test"],
    ["Me", "ME@people.test"],
    ["Declined", "no@people.test"],
    ["Ended", "left@people.test"],
    ["Grouped", "grouped@people.test", long],
  ];
  const lines = linesOf(sheetOf(rows), columns, known);
  expect(lines.map(({ row, email, problem, isInvited }) => [row, email, problem, isInvited])).toEqual([
    [2, "ana@people.test", null, false],
    [4, "", "noEmail", false],
    [5, "not an e-mail", "badEmail", false],
    [6, "ana@people.test", "twice", false],
    [7, "client@people.test", "client", false],
    [8, "open@people.test", null, true],
    [9, "long@people.test", "longName", false],
    [10, "me@people.test", "self", false],
    [11, "no@people.test", "declined", false],
    [12, "left@people.test", "ended", false],
    [13, "grouped@people.test", "longGroup", false],
  ]);
  expect(lines.map((line) => isSendable(line, false)).indexOf(true)).toBe(0);
  expect(lines.filter((line) => isSendable(line, false))).toHaveLength(1);
  expect(lines.filter((line) => isSendable(line, true)).map(({ row }) => row)).toEqual([2, 8]);
});

test("line breaks, NUL and spaces that stand in a cell make one line of it", () => {
  const [line] = linesOf(
    sheetOf([header, ["Ana\r\nMaria\0 Kos", "\u00a0a@people.test\n", "Two\nlines"]]),
    columns,
    known,
  );
  expect(line).toMatchObject({
    firstName: "Ana Maria",
    lastName: "Kos",
    email: "a@people.test",
    groups: ["Two lines"],
  });
});

test.each([
  ["Ana Kos <ANA@people.test>", "ana@people.test", "Ana", "Kos"],
  ['"Kos, Ana Maria" <ana@people.test>', "ana@people.test", "Ana Maria", "Kos"],
  ["<ana@people.test>", "ana@people.test", "", ""],
  ["ana@people.test ::: a.kos@work.test", "ana@people.test", "", ""],
  ["no address ::: a.kos@work.test", "a.kos@work.test", "", ""],
])("the cell %j is %j, %j %j", (cell, email, firstName, lastName) => {
  const [line] = linesOf(sheetOf([header, ["", cell]]), columns, known);
  expect(line).toMatchObject({ email, firstName, lastName, problem: null });
  const [named] = linesOf(sheetOf([header, ["Mei Lin", cell]]), columns, known);
  expect(named).toMatchObject({ firstName: "Mei", lastName: "Lin" });
});

test.each(["Ana Kos <ana@people.test> and more", "Ana <a@people.test", "a@people.test b@people.test"])(
  "the cell %j is no address",
  (cell) => {
    expect(linesOf(sheetOf([header, ["", cell]]), columns, known)).toMatchObject([{ problem: "badEmail" }]);
  },
);

test.each([
  ["Ana Kos", null, "Ana", "Kos"],
  ["Ana Maria Kos", null, "Ana Maria", "Kos"],
  ["Kos, Ana Maria", null, "Ana Maria", "Kos"],
  ["Ana", null, "Ana", ""],
  ["", null, "", ""],
  ["Ana Maria", "de la Cruz", "Ana Maria", "de la Cruz"],
])("%j with %j is called %j %j", (name, last, firstName, lastName) => {
  expect(namesOf(name, last)).toEqual({ firstName, lastName });
});

test.each([
  ["Juniors", ["Juniors"]],
  ["Juniors; Seniors | juniors", ["juniors", "Seniors"]],
  ["Juniors ::: * myContacts", ["Juniors"]],
  ["* Starred", []],
  ["", []],
])("the groups of %j", (cell, groups) => {
  expect(groupsOf(cell)).toEqual(groups);
});
