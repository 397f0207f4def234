import { expect, type Page } from "@playwright/test";
import { type Coach, givenClient, givenCoach, givenGranted, givenInStore } from "#tests/e2e/support/coaches.ts";
import {
  alive,
  type Desk,
  givenSession,
  open,
  postProgram,
  postWeek,
  press,
  test,
  unique,
} from "#tests/e2e/support/desk.ts";
import { openTools } from "#tests/e2e/support/editor.ts";
import { fillCard } from "./paying.ts";

test("a program of the store is bought, read, given to a client and copied", async ({ desk }) => {
  await test.step("a free program is bought once, and read", () => getForFree(desk));
  await test.step("a program is bought, given to a client and copied, and its price is three parts", () =>
    buyAndGive(desk));
});

/**
 * Proves that a program of the store is looked at, got and opened to read, in both modes up to the card; and what becomes
 * of one that was paid for: what its buyer does with it, and who sees which part of the price. The rules are proved by
 * bought-programs and sales (integration).
 */
async function getForFree(desk: Desk) {
  const { page } = desk;
  // why: it is bought once, so in each mode by another one
  await givenSession(desk, desk.isScripted ? "writer@demo.test" : "coach@demo.test");
  await open(desk, "/settings/programs?search=A+week+to+try");
  await page.getByRole("link", { name: "A week to try", exact: true }).click();
  const preview = page.getByRole("dialog", { name: "A week to try" });
  await expect(preview.getByText("Its first week")).toBeVisible();
  await preview.getByRole("link", { name: "Get it for free" }).click();
  await expect(page.getByRole("heading", { name: "Payment", level: 1 })).toBeVisible();
  await alive(desk);
  await press(desk, page.getByRole("button", { name: "Continue" }));
  await expect(page.getByText("You bought the program.")).toBeVisible();
  await page.getByRole("link", { name: "Open A week to try" }).click();
  await expect(page.getByText("You have bought this program:")).toBeVisible();
  await expect(page.getByRole("button", { name: "Save program" })).toHaveCount(0);
}

async function buyAndGive(desk: Desk) {
  const { page, isScripted } = desk;
  const { author, buyer, client, name, address } = await atThePayment(desk);
  await (isScripted ? payByCard(desk) : takeForNothing(desk, address));
  await expect(page.getByText("You bought the program.")).toBeVisible();
  await expect(page).toHaveURL("/programs?whose=bought");
  await expect(page.getByRole("row", { name: new RegExp(`^${name}`) })).toHaveCount(1);

  await open(desk, `/settings/programs?search=${encodeURIComponent(name)}`);
  await page.getByRole("link", { name: `Bought: open ${name}` }).click();
  await expect(page.getByText("You have bought this program:")).toBeVisible();
  await alive(desk);
  await giveTo(desk, client);
  await copyInVain(desk, name);

  const sale = { name, author, buyer };
  const [price, platform, partner, rest] = isScripted ? ["€49.90", "€9.98", "€7.49", "€32.43"] : Array(4).fill("€0.00");
  await expectSale(page, { ...sale, as: author.email }, [price, partner]);
  await expectSale(page, { ...sale, as: "admin@demo.test" }, [price, platform, partner, rest]);
}

/** A program of a partner in the store, and another partner, with a client, who stands before its payment. */
async function atThePayment(desk: Desk) {
  const { page } = desk;
  const author = await givenCoach(desk, { names: ["Aria", "Sorge"] });
  await givenGranted(author, { roles: ["PAR"], rate: 15 });
  const name = unique("Hill repeats");
  const address = await postProgram(desk, { name });
  await postWeek(desk, address, 1, "== Monday\n# Hills\n\nRegular");
  await givenInStore(address, 4990);

  const buyer = await givenCoach(desk, { names: ["Bela", "Kiss"] });
  await givenGranted(buyer, { roles: ["PAR"], licence: 5 });
  const client = await givenClient(buyer, ["Cleo", "Marsh"]);
  await open(desk, `/settings/programs?search=${encodeURIComponent(name)}`);
  await page.getByRole("link", { name, exact: true }).click();
  const preview = page.getByRole("dialog", { name });
  await expect(preview.getByText("Monday: Hills")).toBeVisible();
  await preview.getByRole("link", { name: "Buy for €49.90" }).click();
  await expect(page.getByRole("heading", { name: "Payment", level: 1 })).toBeVisible();
  await expect(page.getByRole("row", { name: "Today €49.90" })).toBeVisible();
  return { author, buyer, client, name, address };
}

async function payByCard(desk: Desk) {
  await fillCard(desk, "4111111111111111");
  await desk.page.getByRole("button", { name: "Pay €49.90" }).click();
}

/** Without script no card is entered; the way on is shown once the program costs nothing. */
async function takeForNothing(desk: Desk, address: string) {
  const { page } = desk;
  await expect(page.getByRole("heading", { name: "Entering a card needs JavaScript" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^(Pay|Continue)/ })).toHaveCount(0);
  await givenInStore(address, 0);
  await page.reload();
  await press(desk, page.getByRole("button", { name: "Continue" }));
}

async function giveTo(desk: Desk, { fullName, email }: Coach) {
  const { page } = desk;
  await openTools(desk);
  await page.getByRole("link", { name: "Add client" }).click();
  const clients = page.getByRole("dialog", { name: "Add Clients" });
  await clients.getByLabel("Client*").selectOption({ label: `${fullName} (${email})` });
  await press(desk, clients.getByRole("button", { name: "Add", exact: true }));
  await expect(page.getByText(`${fullName} was added.`)).toBeVisible();
  await expect(clients.getByRole("listitem")).toHaveText([new RegExp(fullName)]);
  await clients.getByRole("link", { name: "Close" }).click();
}

/** The copy is the buyer's own to change, and nobody's to publish. */
async function copyInVain(desk: Desk, name: string) {
  const { page } = desk;
  await openTools(desk);
  await page.getByRole("link", { name: "Copy program" }).click();
  await press(desk, page.getByRole("dialog", { name: "Copy program" }).getByRole("button", { name: "Copy program" }));
  await page.getByRole("link", { name: "Open the copy" }).click();
  await expect(page.getByRole("heading", { name: `Copy of ${name}`, level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: "Save program" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Program publish", includeHidden: true })).toHaveCount(0);
  await page.goto(`${new URL(page.url()).pathname}/publish`);
  await expect(page.getByText("A copy of a bought program can't be published.")).toBeVisible();
}

type Sale = { name: string; author: Coach; buyer: Coach; as: string };

/** The sale stands in the commissions of whoever looks with these sums: the price, and the parts of it that they see. */
async function expectSale(page: Page, { name, author, buyer, as }: Sale, sums: string[]) {
  await page.context().clearCookies();
  await givenSession({ page }, as);
  await page.goto("/settings/commissions");
  const cells = page.getByRole("row", { name: new RegExp(`^${name}`) }).getByRole("cell");
  await expect(cells.filter({ hasText: "€" })).toHaveText(sums);
  await expect(cells.filter({ hasText: author.fullName })).toHaveCount(1);
  await expect(cells.filter({ hasText: buyer.fullName })).toHaveCount(1);
}
