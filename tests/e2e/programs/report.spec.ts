import { readFile } from "node:fs/promises";
import { expect, type Locator } from "@playwright/test";
import { type Desk, givenSession, open, programNamed, test } from "#tests/e2e/support/desk.ts";
import { openTools } from "#tests/e2e/support/editor.ts";
import { lookAt } from "#tests/e2e/support/look-at.ts";
import { readPdf } from "#tests/support/http/pdf.ts";

/**
 * Proves that a report is asked for, stopped and stored by a browser. What it says is proved by report (integration), that it comes without script by report (http),
 * who may have it by tests/http/access/matrix/access.
 */
const modal = "dialog:modal";
const fourWeeks = "5/3/1 with Boring But Big";

/** The dialog of the program, opened from its week by an administrator. */
async function openDialog(desk: Desk, program: string, who = "admin@demo.test"): Promise<Locator> {
  const { page } = desk;
  await givenSession(desk, who);
  await open(desk, await programNamed(desk, program));
  await openTools(desk);
  await page.getByRole("link", { name: "Print report" }).click();
  const dialog = page.getByRole("dialog", { name: "Print report" });
  await expect(dialog.getByRole("heading", { name: "Print report" })).toBeVisible();
  return dialog;
}

/** Presses Print, and reads what the browser stored. */
async function print({ page }: Desk, dialog: Locator) {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Print" }).click(),
  ]);
  const pages = readPdf(await readFile(await download.path()));
  return { name: download.suggestedFilename(), texts: pages.flatMap(({ texts }) => texts) };
}

test("an administrator prints some days, and a whole program of dates", { tag: "@with-script" }, async ({ desk }) => {
  await test.step("an administrator prints some days of somebody's program", () => printDays(desk));
  await test.step("the whole of a continuous program is one press away", () => printAll(desk));
});

async function printDays(desk: Desk) {
  const dialog = await openDialog(desk, fourWeeks);
  await dialog.getByLabel("From day").selectOption("1");
  await dialog.getByLabel("To day").selectOption("2");
  const { name, texts } = await print(desk, dialog);
  expect(name).toBe("5 3 1 with Boring But Big, Day 1 to Day 2.pdf");
  expect(texts).toEqual(expect.arrayContaining([fourWeeks, "Day 1 to Day 2", "Day 1 · Press day"]));
  expect(texts.join(" ")).toContain("1 × 5 @ 58.5 %;");
  expect(texts).not.toContain("Day 3");
  await expect(dialog).toBeVisible();
}

async function printAll(desk: Desk) {
  const dialog = await openDialog(desk, "Club season");
  const [from, to] = [dialog.getByLabel("From date"), dialog.getByLabel("To date")];
  const [first, last] = [(await from.getAttribute("min")) ?? "", (await to.getAttribute("max")) ?? ""];
  expect(first).toMatch(/^\d{4}-\d\d-\d\d$/);
  await dialog.getByRole("link", { name: "Whole program" }).click();
  await expect(from).toHaveValue(first);
  await expect(to).toHaveValue(last);
  const { texts } = await print(desk, dialog);
  const formatted = [first, last].map((date) => date.split("-").reverse().join("/")).join(" to ");
  expect(texts).toEqual(expect.arrayContaining(["Continuous", formatted]));
}

test("Print waits for a range, can be stopped, says what is refused, and looks right", { tag: "@with-script" }, async ({
  desk,
}) => {
  test.setTimeout(120_000);
  await test.step("Print waits for a range, can be stopped, says what is refused, and closing leads back", () =>
    printAndStop(desk));
  await test.step("the dialog in every look", () => lookAtDialog(desk));
});

async function printAndStop(desk: Desk) {
  const { page } = desk;
  const dialog = await openDialog(desk, fourWeeks);
  const [from, to] = [dialog.getByLabel("From day"), dialog.getByLabel("To day")];
  const button = dialog.getByRole("button", { name: "Print" });
  const status = dialog.locator("form").getByRole("status");
  await expect(button).toBeDisabled();
  await from.selectOption("27");
  await expect(button).toBeDisabled();
  await expect(to.getByRole("option")).toHaveText(["Choose one", "27", "28"]);
  await to.selectOption("27");
  await expect(from.getByRole("option")).toHaveCount(28);
  await expect(button).toBeEnabled();
  await print(desk, dialog);
  await expect(status).toHaveText("The report is ready; your browser has stored it.");
  await expect(button).toBeFocused();

  await test.step("a report that is being made can be stopped", async () => {
    await page.route("**/report.pdf?**", () => {});
    await button.click();
    await expect(status).toHaveText("Making the report. A long program takes a minute.");
    await dialog.getByRole("button", { name: "Stop" }).click();
    await expect(status).toHaveText("Stopped. No report was made.");
    await expect(button).toBeFocused();
    await page.unroute("**/report.pdf?**");
  });

  await test.step("what the server refuses is said in the dialog", async () => {
    await dialog.getByRole("link", { name: "Whole program" }).click();
    await expect(to).toHaveValue("28");
    await page.route("**/report.pdf?**", (route) => {
      const location = route.request().url().replace("report.pdf", "report").concat("&refused=large");
      return route.fulfill({ status: 302, headers: { location } });
    });
    await button.click();
    await expect(dialog.getByRole("alert")).toContainText(
      "This report is too large to make in one go. Choose fewer days.",
    );
    await expect(dialog.getByRole("alert")).toBeFocused();
    await expect(to).toHaveValue("28");
  });

  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.locator("summary", { hasText: "More" })).toBeFocused();
}

async function lookAtDialog(desk: Desk) {
  test.setTimeout(120_000);
  await lookAt(desk, {
    "days to choose": { reach: () => openDialog(desk, fourWeeks), within: modal },
    "a range refused": { reach: () => refused(desk, "from=9&to=2"), within: modal },
    "too large a report": { reach: () => refused(desk, "from=1&to=2&refused=large"), within: modal },
    "dates to choose": { reach: () => openDialog(desk, "Club season"), within: modal },
  });
}

async function refused(desk: Desk, range: string) {
  const { origin, pathname } = new URL(desk.page.url());
  await open(desk, `${origin}${pathname}?${range}`);
  await expect(desk.page.getByRole("dialog").getByRole("alert")).toBeVisible();
}
