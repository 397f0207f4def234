import type { MetaArgs } from "@remix-run/react";
import { expect, test } from "vitest";
import { pageTitle } from "./page-title.ts";

function args(root: object, data?: unknown, key = "default") {
  return { data, matches: [{ data: root }], location: { key } } as unknown as MetaArgs;
}

const product = { productName: "Macrocycle", formFailed: false };

test("a title names the page, then the product", () => {
  expect(pageTitle("Exercises")(args(product))).toEqual([{ title: "Exercises · Macrocycle" }]);
});

test("a refused form says so first", () => {
  expect(pageTitle("Exercises")(args({ ...product, formFailed: true }))).toEqual([
    { title: "Error: Exercises · Macrocycle" },
  ]);
});

test("a page that follows it on a hydrated page does not", () => {
  expect(pageTitle("Exercises")(args({ ...product, formFailed: true }, undefined, "a1b2"))).toEqual([
    { title: "Exercises · Macrocycle" },
  ]);
});

test("a title may be taken from what the loader found", () => {
  const title = pageTitle(({ data }) => (data as { name: string }).name);
  expect(title(args(product, { name: "Texas Method" }))).toEqual([{ title: "Texas Method · Macrocycle" }]);
});
