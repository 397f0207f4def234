import { expect, type Page } from "@playwright/test";
import { type Desk, givenSession, test } from "#tests/e2e/support/desk.ts";

/**
 * Proves what the kit does in a browser and nowhere else: focus, dialogs over their screen, filters that ask by
 * themselves, files that are dropped.
 */

test.beforeEach(async ({ page }) => {
  await givenSession({ page }, "trainer@demo.test");
  await page.goto("/all");
});

test("the parts of the kit work in a browser: dialogs, pages, filters and files", { tag: "@with-script" }, async ({
  desk,
}) => {
  await test.step("a refused dialog keeps what was typed, says what is wrong and leads to the field", () =>
    refuseDialog(desk));
  await test.step("a dialog opens over its screen and gives focus back; a question is answered or left; pages are ten", () =>
    openAndLeaveDialogs(desk));
  await test.step("filters ask by themselves and keep focus", () => filterByChanging(desk));
  await test.step("an image is chosen or dropped, but only one", () => dropImages(desk));
});

async function refuseDialog(desk: Desk) {
  const { page } = desk;

  await page.getByRole("link", { name: "Dialog", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "New folder" });
  await dialog.getByLabel("Note").fill("For the winter.");
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(dialog.getByRole("alert")).toBeFocused();
  await expect(page).toHaveTitle("Error: New folder · Macrocycle");
  await expect(dialog.getByLabel("Note")).toHaveValue("For the winter.");
  await dialog.getByRole("link", { name: "Name is required!" }).click();
  await expect(dialog.getByLabel("Name*")).toBeFocused();
  await expect(dialog.getByLabel("Name*")).toHaveAccessibleDescription("Name is required!");
  await dialog.getByLabel("Name*").fill("Strength");
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Strength was created." })).toBeVisible();
  await expect(page).toHaveTitle("Components · Macrocycle");
  await page.reload();
  await expect(page.getByText("Strength was created.")).toHaveCount(0);
}

async function openAndLeaveDialogs(desk: Desk) {
  const { page } = desk;
  await page.goto("/all");

  await hydrated(page);
  const pages = page.getByRole("navigation", { name: "Pages", exact: true });
  await expect(pages.getByRole("listitem")).toHaveCount(10);
  await pages.getByRole("link", { name: "Next" }).click();
  await expect(pages.locator("[aria-current=page]")).toHaveText("2");
  await expect(page).toHaveURL("/all?page=2");
  await page.goBack();
  await expect(page).toHaveURL("/all");
  const opener = page.getByRole("link", { name: "Dialog", exact: true });
  await opener.press("Enter");
  await expect(page.locator("dialog:modal").getByRole("heading", { name: "New folder" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/all");
  await expect(opener).toBeFocused();
  await page.goBack();
  await expect(page.locator("dialog:modal")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Confirm" }).click();
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("link", { name: "Confirm" }).click();
  await page.getByRole("button", { name: "Proceed" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Nothing was deleted" })).toBeVisible();
}

async function filterByChanging(desk: Desk) {
  const { page } = desk;
  await page.goto("/all");

  await hydrated(page);
  const search = page.getByRole("searchbox", { name: "Search" });
  await search.pressSequentially("squat");
  await expect(page).toHaveURL("/all?search=squat");
  await expect(search).toBeFocused();
  await page.getByRole("search").getByLabel("Difficulty").selectOption("Beginner");
  await expect(page).toHaveURL("/all?search=squat&difficulty=Beginner");
  await page.getByRole("link", { name: "Exercises" }).click();
  await expect(page).toHaveURL("/exercises");
  await page.goBack();
  await expect(search).toHaveValue("squat");
  await page.goBack();
  await expect(page).toHaveURL("/all?search=squat");
  await expect(page.getByRole("search").getByLabel("Difficulty")).toHaveValue("");
  await page.goBack();
  await expect(page).toHaveURL("/all");
  await expect(search).toHaveValue("");
}

async function dropImages(desk: Desk) {
  const { page } = desk;
  await page.goto("/all");

  await hydrated(page);
  const input = page.getByLabel("Choose image").first();
  const area = page.locator(".upload").first();
  await expect(input).toHaveAccessibleDescription("4:3 ratio recommended");
  await expect(area).toContainText("Drag file to upload");
  await drag(page, "dragover", 1);
  await expect(area).toContainText("Drop here!");
  await drag(page, "drop", 2);
  const said = area.getByRole("status").filter({ hasText: /\S/ });
  await expect(said).toHaveText("Can't upload multiple files!");
  await drag(page, "drop", 1);
  await expect(said).toHaveCount(0);
  await expect(area.locator("img")).toHaveAttribute("src", /^blob:/);
  expect(await input.evaluate((element: HTMLInputElement) => element.files?.[0]?.name)).toBe("0.png");
}

test.describe("while the clock stands", () => {
  test.use({ ownContext: true });

  test("a hint is gone after two seconds", { tag: "@with-script" }, async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.goto("/all");
    await hydrated(page);
    await page.clock.pauseAt(3_600_000);
    await page.getByRole("button", { name: "Save", exact: true }).last().click();
    await expect(page.getByRole("status").filter({ hasText: "Categories saved!" })).toBeVisible();
    await page.clock.runFor(2000);
    await expect(page.getByText("Categories saved!")).toHaveCount(0);
  });
});

async function drag(page: Page, type: string, count: number) {
  await page
    .locator(".upload")
    .first()
    .evaluate(
      (element, [kind, files]) => {
        const dataTransfer = new DataTransfer();
        for (let n = 0; n < files; n++) dataTransfer.items.add(new File(["x"], `${n}.png`, { type: "image/png" }));
        element.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer }));
      },
      [type, count] as const,
    );
}

/** The hydrated page needs no Search button. */
async function hydrated(page: Page) {
  await expect(page.getByRole("button", { name: "Search" })).toHaveCount(0);
}
