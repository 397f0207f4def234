import { expect } from "@playwright/test";
import { givenSession, test, unique } from "#tests/e2e/support/desk.ts";

/**
 * Proves that a file of clients is read, put right by its columns and ticks, and invited, and that its mails are counted.
 * Files, licences, races and kills are proved by client-import (http, integration) and faults.
 */
test("a file is read, its columns chosen, a line unticked, and the others invited", async ({
  page,
  javaScriptEnabled,
}) => {
  const key = unique("e").replace(/\W/g, "-");
  const [ana, bo, mei] = ["ana", "bo", "mei"].map((name) => `${name}-${key}@people.test`);
  const group = unique("Imported");
  const rows = [
    `Ana Kovač;ana@home.test;${ana};${group}`,
    `Bo Li;bo@home.test;${bo};`,
    `Mei Lin;;${mei};${group}`,
    "Nobody;;;",
  ];
  const file = Buffer.from(["Who;Private e-mail;Work;Group", ...rows].join("\r\n"));

  await givenSession({ page }, "trainer@demo.test");
  await page.goto("/clients");
  await page.getByRole("link", { name: "Import" }).click();
  const dialog = page.getByRole("dialog", { name: "Import clients" });
  await dialog.getByRole("button", { name: "Read the file" }).click();
  await expect(dialog.getByRole("alert").getByRole("link")).toHaveText(["Choose a file, or paste its lines."]);
  await dialog.getByLabel("CSV file").setInputFiles({ name: "people.csv", mimeType: "text/csv", buffer: file });
  await dialog.getByRole("button", { name: "Read the file" }).click();

  await expect(page.getByText("3 of 4 lines can be imported.")).toBeVisible();
  await page.getByLabel("E-mail", { exact: true }).selectOption("Work");
  await page.getByLabel("Name, or first name").selectOption("Who");
  await page.getByRole("checkbox", { name: `Invite ${bo}` }).uncheck();
  await page.getByRole("button", { name: "Read the file again" }).click();
  await expect(page.getByText(`New groups: ${group}.`)).toBeVisible();
  await expect(page.getByRole("row", { name: "Nobody" })).toContainText("No e-mail");
  await expect(page.getByRole("checkbox", { name: `Invite ${bo}` })).not.toBeChecked();
  await page.getByRole("button", { name: "Invite the ticked people" }).click();

  await expect(page.getByRole("heading", { name: "Clients imported" })).toBeVisible();
  await expect(page.getByText("2 people were invited.")).toBeVisible();
  await expect(page.getByText("0 of 2 e-mails have been sent.")).toBeVisible();
  const loaded = page.waitForRequest((request) => request.url().includes("/sent"));
  expect((await loaded).isNavigationRequest()).toBe(javaScriptEnabled === false);
  await page.getByRole("link", { name: "See who is invited" }).click();
  await page.getByLabel("Search user").fill(key);
  await page.getByLabel("Search user").press("Enter");
  await expect(page.getByRole("rowheader")).toHaveText([/Ana Kovač/, /Mei Lin/]);
});
