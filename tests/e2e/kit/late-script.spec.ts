import { expect } from "@playwright/test";
import { alive, givenSession, test } from "#tests/e2e/support/desk.ts";

test("a page that was refused before its script came hydrates without an error", { tag: "@with-script" }, async ({
  desk,
}) => {
  const { page } = desk;
  await givenSession(desk, "trainer@demo.test");
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/exercises/new");
  await page.unroute("**/assets/*.js");
  await page.getByRole("button", { name: "Submit" }).click();
  await alive(desk);
  await expect(page).toHaveTitle(/^Error: New exercise/);
  await expect(page.getByRole("alert")).toBeFocused();
  expect(errors).toEqual([]);
});
