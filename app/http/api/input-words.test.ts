import { expect, test } from "vitest";
import { z } from "zod";
import { inputWords } from "./input-words.ts";

const schema = z.strictObject({
  name: z.string().min(2).max(5),
  count: z.int().min(1).max(10),
  share: z.number().gt(0),
  isOpen: z.boolean(),
  kind: z.enum(["one", "two"]),
  only: z.literal("that"),
  on: z.iso.date(),
  at: z.iso.datetime(),
  id: z.uuid(),
  code: z.string().regex(/^\d+$/),
  list: z.array(z.string()).max(1),
  said: z.string().max(2, "Two letters say it."),
});

const sound = {
  name: "Name",
  count: 1,
  share: 0.5,
  isOpen: true,
  kind: "one",
  only: "that",
  on: "2026-03-02",
  at: "2026-03-02T09:00:00Z",
  id: "0190c2a4-7d3e-7b1c-9a50-3f2b6c1d8e47",
  code: "1",
  list: [],
  said: "ok",
};

test.each([
  ["name", undefined, "This field is required."],
  ["name", 5, "Send a text."],
  ["name", "a", "Send at least 2 characters."],
  ["name", "too long", "Send at most 5 characters."],
  ["count", "1", "Send a number."],
  ["count", 1.5, "Send a whole number."],
  ["count", 0, "Send a number of at least 1."],
  ["count", 11, "Send a number of at most 10."],
  ["share", 0, "Send a number above 0."],
  ["isOpen", "yes", "Send true or false."],
  ["kind", "three", 'Send one of "one", "two".'],
  ["only", "this", 'Send "that".'],
  ["on", "2.3.2026", "Send a day, like 2026-03-02."],
  ["at", "2026-03-02", "Send a moment, like 2026-03-02T09:00:00Z."],
  ["id", "7", "Send an id, like 0190c2a4-7d3e-7b1c-9a50-3f2b6c1d8e47."],
  ["code", "a", "This text does not have the right form."],
  ["list", ["a", "b"], "Send at most 1 item."],
  ["list", "a", "Send a list."],
  ["said", "all", "Two letters say it."],
])("%s: %j is refused in words", (field, value, words) => {
  const parsed = schema.safeParse({ ...sound, [field]: value }, { error: inputWords });
  expect(parsed.error?.issues).toMatchObject([{ path: [field], message: words }]);
});

test("a field that does not exist is named", () => {
  const parsed = schema.safeParse({ ...sound, extra: 1 }, { error: inputWords });
  expect(parsed.error?.issues.map(({ message }) => message)).toEqual(["There is no field 'extra'."]);
});
