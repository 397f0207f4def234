import { describe, expect, test } from "vitest";
import { idOf } from "#app/domain/workout/commands/test-support.ts";
import { explorerNames } from "#app/domain/workout/form/search-names.ts";
import { readAttempt } from "./posted-text.ts";
import { type Entries, readPostedWeek, readVersions } from "./posted-week.ts";

const saveId = idOf("save");
const form: Entries = [
  ["saveId", saveId],
  ["1.version", "2"],
  ["2026-03-02.version", "0"],
  ["1.name", "Volume\r\nday"],
  ["1.restDay", ""],
  ["1.restDay", "on"],
  ["select", "1"],
  ["explorer-search", "squat"],
];

function readWith(...more: Entries) {
  return readPostedWeek([...form, ...more]);
}

test("a form is read into its days, its fields, the days that are ticked and what was pressed", () => {
  expect(readPostedWeek(form)).toEqual({
    saveId,
    press: { press: "save" },
    days: [
      { key: "1", place: { day: 1, date: null }, version: 2 },
      { key: "2026-03-02", place: { day: null, date: "2026-03-02" }, version: 0 },
    ],
    fields: [
      { name: "1.name", field: { of: "workout", key: "1", part: "name" }, text: "Volume\nday" },
      { name: "1.restDay", field: { of: "workout", key: "1", part: "restDay" }, text: "on" },
    ],
    selected: ["1"],
  });
});

describe("what was pressed", () => {
  test("makes the same ids each time that the form is sent", () => {
    const press = readWith(["do", "1 set.add *"])?.press;
    expect(press).toMatchObject({ press: "command", key: "1", command: { type: "set.add" } });
    expect(readWith(["do", "1 set.add *"])?.press).toEqual(press);
  });

  test("in the explorer adds to the set that stands beside it", () => {
    const press = readWith(["do", "add squat"], [explorerNames.target, "1 main"])?.press;
    expect(press).toEqual({ press: "add", key: "1", moduleId: "main", exerciseId: "squat" });
    expect(readWith(["do", "add squat"])?.press).toEqual({ press: "addToTarget", exerciseId: "squat" });
  });
});

describe("what no page sends is no post", () => {
  test.each<[string, Entries]>([
    ["without an attempt's id", form.slice(1)],
    ["with an unknown button", [...form, ["do", "1 workout.paste x"]]],
    ["with one day twice", [...form, ["1.version", "3"]]],
    [
      "with more days than a week",
      [...form, ...Array.from({ length: 6 }, (_, n) => [`${n + 10}.version`, "0"] as const)],
    ],
  ])("%s", (_, entries) => {
    expect(readPostedWeek(entries)).toBeNull();
  });
});

test("versions of what is no day are left out", () => {
  expect(readVersions([...form, ["0.version", "1"], ["x.version", "1"]]).map(({ key }) => key)).toEqual([
    "1",
    "2026-03-02",
  ]);
  expect(readAttempt(form)?.versions).toEqual(
    new Map([
      ["1", 2],
      ["2026-03-02", 0],
    ]),
  );
  expect(readAttempt([])).toBeNull();
});
