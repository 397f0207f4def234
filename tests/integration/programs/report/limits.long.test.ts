import { expect, test } from "vitest";
import { threadPrinter } from "#app/services/pdf/thread.server.ts";
import { daysOfText, orderOf, plenty } from "./given.ts";

const { signal } = new AbortController();

test("a report that needs more memory than it may have is refused, and the server goes on", async () => {
  const printer = threadPrinter({ ...plenty, heapMegabytes: 24 });
  expect(await printer.print(orderOf(daysOfText(400, 400)), signal)).toEqual({ ok: false, why: "large" });
  const small = await threadPrinter(plenty).print(orderOf(daysOfText(1, 1)), signal);
  expect(small).toMatchObject({ ok: true, pages: 2 });
});
