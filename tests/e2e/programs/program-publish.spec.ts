import { expect, type Page } from "@playwright/test";
import { type Desk, givenSession, postProgram, test, unique } from "#tests/e2e/support/desk.ts";
import { openTools } from "#tests/e2e/support/editor.ts";

/**
 * Proves that a price is suggested, decided on and followed as it is typed, by the dialogs of both sides. The rules
 * are proved by publishing (integration).
 */
const partner = "partner@demo.test";
const admin = "admin@demo.test";

test("a price is suggested, declined, accepted, and set for one's own program", async ({ desk }) => {
  await test.step("a partner suggests a price, an administrator declines it with a reason, and then accepts", () =>
    suggestAndDecide(desk));
  if (desk.isScripted)
    await test.step("an administrator publishes the own program at a price, and takes it back", () => publishOwn(desk));
  await test.step("a long name breaks in the dialog of a narrow screen", () => fitLongName(desk));
});

async function suggestAndDecide(desk: Desk) {
  const { page } = desk;

  const name = unique("Store");
  const address = await givenOwnProgram(page, partner, name);
  await suggest(page, "49,9x");
  await expect(dialog(page).getByRole("alert").getByRole("link")).toHaveText("Price must be a number, such as 49.90");
  await expect(dialog(page).getByLabel("Price*")).toHaveValue("49,9x");
  if (desk.isScripted) await sharesFollow(page);
  await dialog(page).getByLabel("Price*").fill("49,90");
  await dialog(page).getByRole("button", { name: "Request publish" }).click();
  await expect(page.getByText(`${name} is now Pending.`)).toBeVisible();
  await openTools(desk);
  await page.getByRole("link", { name: "Program publish" }).click();
  await expectFacts(page, ["Pending", "€49.90", "€7.49", "For any questions contact Admin"]);
  await expect(dialog(page).getByText("Partner commission")).toHaveCount(0);

  await goAs(page, admin, address);
  await expectFacts(page, ["Paola Ricci", "€9.98", "€7.49", "€32.43"]);
  await dialog(page).getByLabel("Feedback").fill("More rest, please.");
  await dialog(page).getByRole("button", { name: "Decline" }).click();
  await expect(page.getByText(`${name} is now Unpublished.`)).toBeVisible();
  await expect(page.getByRole("link", { name: "Program publish", includeHidden: true })).toHaveCount(0);

  await goAs(page, partner, address);
  await expectFacts(page, ["Unpublished", "More rest, please."]);
  await suggest(page, "39.50", address);
  await expect(page.getByText(`${name} is now Pending.`)).toBeVisible();
  await goAs(page, admin, address);
  await dialog(page).getByRole("button", { name: "Accept" }).click();
  await expect(page.getByText(`${name} is now Published.`)).toBeVisible();
  await page.goto(`/programs?search=${encodeURIComponent(name)}`);
  await expect(page.getByRole("row", { name }).getByRole("cell", { name: "Yes" })).toBeVisible();
}

async function publishOwn(desk: Desk) {
  const { page } = desk;

  const name = unique("Own");
  await givenOwnProgram(page, admin, name);
  await openTools(desk);
  await page.getByRole("link", { name: "Program publish" }).click();
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(dialog(page).getByLabel("Price*")).toHaveAccessibleDescription(/Price is required/);
  await expect(dialog(page).getByLabel("Feedback")).toHaveCount(0);
  await dialog(page).getByLabel("Price*").fill("0");
  await dialog(page).getByLabel("Published").check();
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(`${name} is now Published.`)).toBeVisible();
  await openTools(desk);
  await page.getByRole("link", { name: "Program publish" }).click();
  await expect(dialog(page).getByLabel("Published")).toBeChecked();
  await dialog(page).getByLabel("Published").uncheck();
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(`${name} is now Unpublished.`)).toBeVisible();
}

async function fitLongName(desk: Desk) {
  const { page } = desk;

  await page.setViewportSize({ width: 320, height: 640 });
  await givenOwnProgram(page, partner, unique("Wolfeschlegelsteinhausenbergerdorffwelch"));
  await page.goto(`${page.url()}/publish`);
  const edges = await dialog(page)
    .getByRole("definition")
    .evaluateAll((facts) => facts.map((fact) => fact.getBoundingClientRect().right));
  expect(Math.max(...edges)).toBeLessThanOrEqual(320);
}

/** The shares follow the price as it is typed. */
async function sharesFollow(page: Page) {
  await dialog(page).getByLabel("Price*").fill("100");
  await expectFacts(page, ["€15.00"]);
  await dialog(page).getByLabel("Price*").fill("a hundred");
  await expect(dialog(page).getByText("€15.00")).toHaveCount(0);
}

function dialog(page: Page) {
  return page.getByRole("dialog", { name: "Program publish" });
}

async function givenOwnProgram(page: Page, email: string, name: string) {
  await givenSession({ page }, email);
  const address = await postProgram({ page }, { name });
  await page.goto(address);
  return address;
}

async function suggest(page: Page, price: string, address?: string) {
  if (address) await page.goto(`${address}/publish`);
  else {
    await openTools({ page });
    await page.getByRole("link", { name: "Program publish" }).click();
  }
  await dialog(page).getByLabel("Price*").fill(price);
  await dialog(page).getByRole("button", { name: "Request publish" }).click();
}

async function goAs(page: Page, email: string, address: string) {
  await page.context().clearCookies();
  await givenSession({ page }, email);
  await page.goto(`${address}/publish`);
}

async function expectFacts(page: Page, facts: string[]) {
  for (const fact of facts) await expect(dialog(page).getByText(fact, { exact: true })).toBeVisible();
}
