import { expect, test } from "vitest";
import { choice, day, defineForm, image, many, rows, text, tick } from "./form.ts";
import { readTyped } from "./read.ts";

const form = defineForm({
  id: "all",
  fields: {
    name: text({ label: "Name" }),
    unit: choice({ label: "Unit", wrong: "" }),
    on: day({ label: "On", wrong: "" }),
    tags: many({ label: "Tags", wrong: "" }),
    done: tick({ label: "Done" }),
    image: image({ label: "Image" }),
    items: rows({}),
  },
});

function posted(...fields: [string, string | File][]) {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return readTyped(form, data);
}

test("nothing posted is every field empty", () => {
  const empty = { name: "", unit: "", on: "", tags: [], done: false, image: undefined, items: [] };
  expect(posted()).toEqual(empty);
});

test("each field is read as it was typed, spaces and all, and names that it has not are not", () => {
  const read = posted(
    ["name", " Squat "],
    ["name", "another"],
    ["unit", "kg"],
    ["on", "today"],
    ["tags", "a"],
    ["tags", "b"],
    ["done", "on"],
    ["__proto__", "x"],
    ["constructor", "x"],
    ["step", "proceed"],
  );
  expect(read).toEqual({
    name: " Squat ",
    unit: "kg",
    on: "today",
    tags: ["a", "b"],
    done: true,
    image: undefined,
    items: [],
  });
  expect(Object.keys(read)).toEqual(Object.keys(form.fields));
});

test("a list is also read from a group of radio buttons for each item, up to the first that is missing", () => {
  const read = posted(["tags[0]", "a"], ["tags[1]", "b"], ["tags[3]", "d"]);
  expect(read.tags).toEqual(["a", "b"]);
});

test("a file is no text", () => {
  const file = new File(["x"], "x.png");
  expect(posted(["name", file], ["tags", file], ["image", file])).toMatchObject({ name: "", tags: [""] });
  expect(posted(["image", file]).image).toBeUndefined();
});

test("rows are read in their order, up to the first that has no id", () => {
  const { items } = posted(
    ["items[1].id", "b"],
    ["items[1].name", " B "],
    ["items[1].was", "Was"],
    ["items[0].id", "a"],
    ["items[3].id", "d"],
    ["items[100000000].id", "x"],
  );
  expect(items).toEqual([
    { id: "a", name: "", was: "" },
    { id: "b", name: " B ", was: "Was" },
  ]);
});
