import { expect } from "@playwright/test";
import { givenCoach, givenGranted } from "#tests/e2e/support/coaches.ts";
import { alive, type Desk, press, test, unique } from "#tests/e2e/support/desk.ts";

/**
 * Proves that the ticks of a long file outlive its pages, and that those who are ticked at the end are invited and nobody
 * else. Which lines fit a licence is proved by client-import-licence (integration).
 */
test("ticks of 2,000 lines outlive turning pages, and only the ticked are invited", async ({ desk }) => {
  const { page } = desk;
  const key = unique("p").replace(/\W/g, "-");
  await givenGranted(await givenCoach(desk), { licence: 129 });
  await upload(desk, ["nobody", ...Array.from({ length: 1999 }, (_, index) => emailOf(index + 1, key))]);
  await expect(page.getByText("1999 of 2000 lines can be imported.")).toBeVisible();
  await expect(page.getByText("Not an e-mail address: 1 line")).toBeVisible();
  await expect(page.getByText("1950 people are ticked on other pages.")).toBeVisible();

  const tickOf = (person: number) => page.getByRole("checkbox", { name: `Invite ${emailOf(person, key)}` });
  await test.step("the first that fit end on the third page", async () => {
    await press(desk, page.getByRole("button", { name: "Tick the first 129 that fit" }));
    await expect(page.getByText("80 people are ticked on other pages.")).toBeVisible();
    await turnTo(desk, "Page 3", "Lines 101 to 150 of 2000");
    await expect(tickOf(129)).toBeChecked();
    await expect(tickOf(130)).not.toBeChecked();
  });
  await test.step("one is ticked and two are unticked, each on a page of their own", async () => {
    await tickOf(130).check();
    await turnTo(desk, "Previous", "Lines 51 to 100 of 2000");
    await tickOf(60).uncheck();
    await turnTo(desk, "Page 1", "Lines 1 to 50 of 2000");
    await tickOf(1).uncheck();
    await turnTo(desk, "Next", "Lines 51 to 100 of 2000");
    await expect(tickOf(60)).not.toBeChecked();
    await expect(page.getByText("79 people are ticked on other pages.")).toBeVisible();
    await turnTo(desk, "Page 3", "Lines 101 to 150 of 2000");
    await expect(tickOf(130)).toBeChecked();
  });
  await test.step("all are too many for the licence, and stay ticked where that is said", async () => {
    await press(desk, page.getByRole("button", { name: "Tick none" }));
    await expect(page.getByText("0 people are ticked on other pages.")).toBeVisible();
    await press(desk, page.getByRole("button", { name: "Tick all 1999" }));
    await press(desk, page.getByRole("button", { name: "Invite the ticked people" }));
    await expect(page.getByRole("alert")).toContainText("1870");
    await expect(tickOf(130)).toBeChecked();
  });
  await test.step("those who fit are invited, but for the one who was unticked on another page", async () => {
    await press(desk, page.getByRole("button", { name: "Tick the first 129 that fit" }));
    await expect(page.getByText("99 people are ticked on other pages.")).toBeVisible();
    await turnTo(desk, "Page 1", "Lines 1 to 50 of 2000");
    await tickOf(7).uncheck();
    await turnTo(desk, "Next", "Lines 51 to 100 of 2000");
    await press(desk, page.getByRole("button", { name: "Invite the ticked people" }));
    await expect(page.getByText("128 people were invited.")).toBeVisible();
    await page.goto(`/clients?search=${emailOf(7, key)}`);
    await expect(page.getByRole("rowheader")).toHaveCount(0);
    await page.goto(`/clients?search=${emailOf(129, key)}`);
    await expect(page.getByRole("rowheader")).toHaveCount(1);
  });
});

function emailOf(person: number, key: string) {
  return `n${String(person).padStart(4, "0")}-${key}@people.test`;
}

async function upload(desk: Desk, emails: string[]) {
  const { page } = desk;
  await page.goto("/clients/import");
  await alive(desk);
  const buffer = Buffer.from(["E-mail", ...emails].join("\r\n"));
  await page.getByLabel("CSV file").setInputFiles({ name: "people.csv", mimeType: "text/csv", buffer });
  await page.getByRole("button", { name: "Read the file" }).click();
}

async function turnTo(desk: Desk, name: string, heading: string) {
  const pages = desk.page.getByRole("navigation", { name: "Pages" });
  await press(desk, pages.getByRole("button", { name, exact: true }));
  await expect(desk.page.getByRole("heading", { name: heading })).toBeVisible();
  // why: axe passes over words in the very colour of their ground
  const ground = await pages.locator("[aria-current]").evaluate((now) => getComputedStyle(now).backgroundColor);
  await expect(pages.locator("[aria-current]")).not.toHaveCSS("color", ground);
}
