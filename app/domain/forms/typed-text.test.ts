import { expect, test } from "vitest";
import { messagesOf } from "./check.ts";
import { defineForm, text as textField } from "./form.ts";
import { typedText } from "./typed-text.ts";

test("a text of which nothing is seen is empty", () => {
  for (const text of ["", " \t\r\n", "\u00a0\u00a0", "\u202f\ufeff", "\u2060\u200b ", "\u3164"])
    expect(typedText(text)).toBe("");
  expect(typedText("\u00a0Bench press ")).toBe("Bench press");
  const form = defineForm({ id: "one", fields: { name: textField({ label: "Name*", required: "Name is required" }) } });
  expect(messagesOf(form, { name: "\u00a0\u2060" }, undefined)).toEqual({ name: "Name is required" });
});

test("a line end is one character, however the browser posts it", () => {
  const form = defineForm({ id: "one", fields: { about: textField({ label: "About", max: 21 }) } });
  expect(typedText("a\r\nb\rc")).toBe("a\nb\nc");
  expect(messagesOf(form, { about: `a${"\r\n".repeat(19)}b` }, undefined)).toEqual({});
  expect(messagesOf(form, { about: `a${"\r\n".repeat(20)}b` }, undefined)).not.toEqual({});
});
