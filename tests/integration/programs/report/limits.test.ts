import { expect, test } from "vitest";
import type { ReportPart } from "#app/services/pdf/port.ts";
import { threadPrinter } from "#app/services/pdf/thread.server.ts";
import { readPdf } from "#tests/support/http/pdf.ts";
import { daysOfText, orderOf, plenty } from "./given.ts";

const { signal } = new AbortController();

test("a report that takes too long is refused", async () => {
  const printer = threadPrinter({ ...plenty, seconds: 0.001 });
  expect(await printer.print(orderOf(daysOfText(1, 1)), signal)).toEqual({ ok: false, why: "slow" });
});

test("who goes away ends their report and its reading, and the next one is made", async () => {
  const leaving = new AbortController();
  let hasEnded = false;
  async function* endless() {
    try {
      for (;;) {
        yield* daysOfText(1, 1);
        leaving.abort(new Error("gone"));
      }
    } finally {
      hasEnded = true;
    }
  }
  const printer = threadPrinter(plenty);
  const left = printer.print(orderOf(endless()), leaving.signal);
  const next = printer.print(orderOf(daysOfText(2, 1)), signal);
  await expect(left).rejects.toThrow("gone");
  expect(await next).toMatchObject({ ok: true, pages: 2 });
  expect(hasEnded).toBe(true);
});

test("a day that can't be read fails the report with its own reason", async () => {
  async function* broken(): AsyncGenerator<ReportPart> {
    yield* daysOfText(1, 1);
    throw new Error("the database went away");
  }
  await expect(threadPrinter(plenty).print(orderOf(broken()), signal)).rejects.toThrow("the database went away");
});

test("the pages that are drawn are the pages that were laid out, whatever their number", async () => {
  const printed = await threadPrinter(plenty).print(orderOf(daysOfText(30, 50)), signal);
  if (!printed.ok) throw new Error(printed.why);
  const pages = readPdf(printed.bytes);
  expect(pages).toHaveLength(printed.pages);
  expect(pages.map(({ texts }) => texts.at(-1))).toEqual(
    pages.map((_, index) => `Page ${index + 1} of ${pages.length}`),
  );
  expect(pages.flatMap(({ texts }) => texts)).toContain("Day 30, line 49");
});
