import { expect } from "vitest";
import { hiddenFields, unescaped } from "#tests/support/http/html.ts";
import { get, post, type Visitor } from "#tests/support/http/visitor.ts";

/** Posts the text of the week at the address as its page's form does; returns the text that stands there then. */
export async function writeWeek(visitor: Visitor, address: string, text: string) {
  const page = await (await get(visitor, address)).text();
  const answer = await post(visitor, address, { ...hiddenFields(page), text });
  expect(answer.status).toBe(302);
  return readWeek(visitor, address);
}

/** The text that stands in the page's box. */
export async function readWeek(visitor: Visitor, address: string) {
  const page = await (await get(visitor, address)).text();
  return unescaped(/<textarea[^>]* name="text"[^>]*>\n?([^<]*)</.exec(page)?.[1] ?? "");
}
