import { describe, expect, test } from "vitest";
import { messagesOf } from "./check.ts";
import { choice, day, defineForm, type Fields, image, many, rows, text, tick, type ValuesOf } from "./form.ts";

const id = "01990292-d006-748c-bee5-036e911feb14";

function said<F extends Fields[string], Value>(field: F, value: Value) {
  const form = defineForm({ id: "one", fields: { it: field } as Fields });
  return messagesOf(form, { it: value } as ValuesOf<Fields>, undefined);
}

describe("a text", () => {
  test("that must not be empty is not helped by spaces", () => {
    const field = text({ label: "Name*", required: "Name is required" });
    expect(said(field, " \n ")).toEqual({ it: "Name is required" });
    expect(said(field, " x ")).toEqual({});
    expect(said(text({ label: "Note" }), "")).toEqual({});
  });

  test("is counted without the spaces around it, and called by its label where it has no words of its own", () => {
    expect(said(text({ label: "Name*", max: 3 }), " abc ")).toEqual({});
    expect(said(text({ label: "Name*", max: 3 }), "abcd")).toEqual({ it: "Name can have at most 3 characters" });
    expect(said(text({ label: "Name*", max: 3, tooLong: "Shorter!" }), "abcd")).toEqual({ it: "Shorter!" });
  });

  test("is checked by its own rule once it is there and not too long", () => {
    const field = text({ label: "Even", max: 3, check: (typed) => (typed.length % 2 ? "Odd" : null) });
    expect([said(field, ""), said(field, " ab "), said(field, "abc"), said(field, "abcde")]).toEqual([
      {},
      {},
      { it: "Odd" },
      { it: "Even can have at most 3 characters" },
    ]);
  });
});

test("a choice is one of its own, or an id, or none where it may be", () => {
  const named = choice({ label: "Unit", among: ["kg", "lb"], wrong: "Choose a unit" });
  expect([said(named, "kg"), said(named, "stone"), said(named, "")]).toEqual([{}, { it: "Choose a unit" }, {}]);
  const any = choice({ label: "Folder", required: "Choose one", wrong: "Choose a folder" });
  expect([said(any, id), said(any, "x"), said(any, "")]).toEqual([{}, { it: "Choose a folder" }, { it: "Choose one" }]);
});

test("many are each checked, and at most 200", () => {
  const field = many({ label: "Categories", required: "Choose one", wrong: "Choose again" });
  expect(said(field, [])).toEqual({ it: "Choose one" });
  expect(said(field, [id, id])).toEqual({});
  expect(said(field, [id, "x"])).toEqual({ it: "Choose again" });
  expect(said(field, Array(200).fill(id))).toEqual({});
  expect(said(field, Array(201).fill(id))).toEqual({ it: "Choose again" });
});

test("a day is one that the calendar has", () => {
  const field = day({ label: "Day", required: "Which day?", wrong: "No such day" });
  expect([said(field, "2028-02-29"), said(field, "2027-02-29"), said(field, "")]).toEqual([
    {},
    { it: "No such day" },
    { it: "Which day?" },
  ]);
  expect([said(field, "2100-12-31"), said(field, "2101-01-01"), said(field, "9999-12-31")]).toEqual([
    {},
    { it: "Day can't be later than 31/12/2100" },
    { it: "Day can't be later than 31/12/2100" },
  ]);
  expect(said(day({ label: "Day", wrong: "No such day" }), "")).toEqual({});
});

test("a tick that must be set is, and an image is the server's to check", () => {
  expect(said(tick({ label: "Terms", required: "Accept them" }), false)).toEqual({ it: "Accept them" });
  expect(said(tick({ label: "Terms", required: "Accept them" }), true)).toEqual({});
  expect(said(image({ label: "Image", required: "Choose one" }), undefined)).toEqual({});
});

test("each row is checked under its own place", () => {
  const field = rows({ required: "A name, please", max: 4 });
  const typed = ["Legs", "  ", "Shoulders"].map((name) => ({ id, name }));
  expect(said(field, typed)).toEqual({
    "it[1].name": "A name, please",
    "it[2].name": "A name can have at most 4 characters",
  });
});

describe("between fields", () => {
  const form = defineForm({
    id: "span",
    fields: {
      from: day({ label: "From", required: "From when?", wrong: "No such day" }),
      note: text({ label: "Note" }),
    },
    cross: ({ from, note }, { today }: { today: string }) => ({
      from: from < today ? "Before today" : null,
      note: note === "" ? "Say why" : null,
    }),
  });

  test("rules go by the facts and by trimmed texts", () => {
    const typed = { from: "2026-03-01", note: "  " };
    expect(messagesOf(form, typed, { today: "2026-03-02" })).toEqual({ from: "Before today", note: "Say why" });
    expect(messagesOf(form, { ...typed, note: " x" }, { today: "2026-03-01" })).toEqual({});
  });

  test("messages stand in the order of the fields, behind those of the whole form", () => {
    const whole = defineForm({
      ...form,
      cross: () => ({ note: "Say why", from: null, "": "Not like this" }),
    });
    const found = messagesOf(whole, { from: "", note: "" }, undefined);
    expect(Object.keys(found)).toEqual(["", "from", "note"]);
    const crossed = messagesOf(form, { from: "2026-03-01", note: "" }, { today: "2026-03-02" });
    expect(Object.keys(crossed)).toEqual(["from", "note"]);
  });

  test("a field's own message comes first", () => {
    expect(messagesOf(form, { from: "", note: "x" }, { today: "2026-03-02" })).toEqual({ from: "From when?" });
  });
});
