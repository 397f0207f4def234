import { expect, test } from "vitest";
import { attachment } from "./attachment.ts";

test("a name keeps its letters, and has a plain form for old programs", () => {
  expect(attachment("Kovač 5×5.pdf")).toBe(
    "attachment; filename=\"Kovac 5_5.pdf\"; filename*=UTF-8''Kova%C4%8D%205%C3%975.pdf",
  );
});

test("a name can neither leave its folder nor its header", () => {
  expect(attachment('../a\r\nSet-Cookie: "x".pdf')).toBe(
    "attachment; filename=\".. a Set-Cookie x .pdf\"; filename*=UTF-8''..%20a%20Set-Cookie%20x%20.pdf",
  );
});

test("half a pair of characters does not break it", () => {
  expect(attachment("a\ud83db")).toContain("filename*=UTF-8''a%20b");
});
