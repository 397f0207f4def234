import { expect } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { type Desk, forgetSession, givenSession, open, press, test, unique } from "#tests/e2e/support/desk.ts";
import { follow, lookAt, refuse } from "#tests/e2e/support/look-at.ts";

test("a coach finds, reads and downloads an invoice, and says what belongs on the next", async ({ desk }) => {
  test.setTimeout(120_000);
  await test.step("a coach finds an invoice by its month, downloads it, and says what belongs on the next", () =>
    findInvoice(desk));
  if (desk.isScripted) await test.step("invoices and the store's programs are accessible", () => lookAtInvoices(desk));
});

/**
 * Proves that an invoice is found by month and year, read and downloaded, and that billing information is kept, in both
 * modes. What stands on invoices, and whose they are, is proved by invoices (integration, http).
 */
async function findInvoice(desk: Desk) {
  const { page, isScripted } = desk;
  // why: the modes run beside each other, and what one saves would be a conflict for the other
  await givenSession(desk, isScripted ? "upgraded@demo.test" : "active@demo.test");
  await open(desk, "/settings/billing");
  const created = (
    await page
      .getByRole("cell", { name: /^\d\d\/\d\d\/\d{4}$/ })
      .first()
      .innerText()
  ).split("/");
  const month = new Date(2000, Number(created[1]) - 1).toLocaleString("en", { month: "long" });
  const year = created[2] ?? "";
  await tick(desk, "Month", month);
  await tick(desk, "Year", year);
  await expect(page.getByRole("status").filter({ hasText: "invoice" })).toContainText(
    `of ${month} of the year ${year}`,
  );
  await expect(page.getByRole("button", { name: `Month ${month}` })).toBeVisible();

  await page
    .getByRole("link", { name: /^\d{4}-\d+$/ })
    .first()
    .click();
  const invoice = page.getByRole("dialog", { name: /^Invoice \d/ });
  const file = await invoice.getByRole("link", { name: "Download PDF" }).getAttribute("href");
  const pdf = await page.request.get(file ?? "");
  expect(pdf.headers()["content-type"]).toBe("application/pdf");
  expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");
  await invoice.getByRole("link", { name: "Close" }).click();
  await expect(page).toHaveURL(new RegExp(`year=${year}`));

  const company = unique("Babić & שלום");
  await page.getByRole("link", { name: /^(Add|Edit) billing information$/ }).click();
  const form = page.getByRole("dialog", { name: "Billing information" });
  await form.getByLabel("Company name").fill(company);
  await press(desk, form.getByRole("button", { name: "Save" }));
  await expect(page.getByText("Your billing information was saved.")).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: company })).toBeVisible();
}

async function lookAtInvoices(desk: Desk) {
  await forgetSession(desk);

  const { page } = desk;
  await givenSession(desk, "cancelled@demo.test");
  const months = () => page.getByRole("button", { name: "Month All months" }).click();
  await lookAt(desk, { invoices: { path: "/settings/billing" } });
  await months();
  await expectAccessible(page, "[popover]:popover-open");
  await page.keyboard.press("Escape");
  await lookAt(desk, {
    "an invoice": { path: "/settings/billing", reach: follow(/^\d{4}-\d+$/), within: "dialog" },
    "billing information": { path: "/settings/billing/info", within: "dialog" },
    "billing information, refused": { reach: refused(), within: "dialog" },
    "a program's preview": { path: "/settings/programs", reach: follow("Engine week"), within: "dialog" },
    "a program's price": { reach: bought },
  });
}

/** Ticks a choice in the filter's popover, which needs no script; the list follows by itself where there is one. */
async function tick({ page, isScripted }: Desk, filter: string, choice: string) {
  await page.getByRole("button", { name: new RegExp(`^${filter} `) }).click();
  const choices = page.getByRole("group", { name: filter });
  await choices.getByLabel(choice, { exact: true }).check();
  await page.keyboard.press("Escape");
  await expect(choices).toBeHidden();
  if (!isScripted) await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(new RegExp(`[?&]${filter.toLowerCase()}=`));
}

function refused() {
  return async (desk: Desk) => {
    await desk.page.getByLabel("OIB").fill("12");
    await refuse("Save")(desk);
  };
}

async function bought({ page }: Desk) {
  await page
    .getByRole("dialog")
    .getByRole("link", { name: /^(Buy|Get)/ })
    .click();
  await expect(page.getByRole("heading", { name: "Payment", level: 1 })).toBeVisible();
}
