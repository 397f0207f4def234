import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { createElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { expect, test } from "vitest";
import { gatheredBody } from "./gathered-body.server.ts";

// why: React hands its page on in pieces of 2,048 bytes
test("a letter of several bytes stays whole wherever a piece of the page ends", async () => {
  const names = Array.from({ length: 200 }, (_, at) => `${"x".repeat(at % 7)}${"č–€".repeat(20)}`);
  const body = gatheredBody();
  const page = text(body.pipe(new PassThrough()));
  const { pipe } = renderToPipeableStream(createElement("ul", null, ...names), { onShellReady: () => pipe(body) });
  expect(await page).toBe(`<ul>${names.join("<!-- -->")}</ul>`);
});
