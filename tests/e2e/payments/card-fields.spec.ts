import { expect, type Page, type Route } from "@playwright/test";
import { givenCoach } from "#tests/e2e/support/coaches.ts";
import { test } from "#tests/e2e/support/desk.ts";
import { choose } from "./paying.ts";
import { type Bank, playProvider } from "./provider/hosts.ts";
import { startWithCredentials } from "./provider/server.ts";

/**
 * Proves the card form of a server with the provider's credentials: the provider's own library, as it is built, mounts its
 * fields under the page's own policy, and says what is wrong with a card. What its hosts serve is played.
 */
let server: Awaited<ReturnType<typeof startWithCredentials>>;
test.beforeAll(async () => {
  server = await startWithCredentials();
});
test.afterAll(() => server.stop());

type Given = { page: Page; bank: Bank; refusals: string[]; asked: string[] };

const card = { number: "4000000000001000", expirationDate: "05/2031", cvv: "123" };
const titles = { number: "Credit Card Number", expirationDate: "Expiration Date", cvv: "CVV" };
type Part = keyof typeof card;

function field(page: Page, part: Part) {
  return page.frameLocator(`iframe[name="braintree-hosted-field-${part}"]`).getByLabel(titles[part]);
}

async function fill(page: Page, typed: Partial<Record<Part, string>>) {
  for (const [part, text] of Object.entries(typed)) await field(page, part as Part).fill(text);
}

async function fillHolder(page: Page) {
  await page.getByLabel("Name*", { exact: true }).fill("Nora");
  await page.getByLabel("Surname*").fill("Babić");
}

const payButton = (page: Page) => page.getByRole("button", { name: "Pay €19.00" });

const hosted = test.extend<{ given: Given }>({
  given: async ({ browser }, use) => {
    const page = await browser.newPage({ baseURL: server.url });
    const refusals: string[] = [];
    page.on("console", (line) => {
      if (/Content Security Policy|Refused to/.test(line.text())) refusals.push(line.text());
    });
    const bank: Bank = {};
    const { asked } = await playProvider(page, server.sandboxUrl, bank);
    await givenCoach({ page });
    await choose({ page, isScripted: true }, "Subscribe: Solo");
    await expect(field(page, "number")).toBeVisible();
    await use({ page, bank, refusals, asked });
    await page.close();
  },
});

hosted(
  "the fields mount under the page's policy, say what is wrong with a card, and pay",
  {
    tag: "@with-script",
  },
  async ({ given }) => {
    const { page, refusals, asked } = given;
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.url().startsWith(server.url)) sent.push(request.postData() ?? "");
    });
    await test.step("what is wrong with a card is said at its field", () => mistype(page));
    await payButton(page).click();
    await expect(page.getByRole("heading", { name: "Your payment is complete!" })).toBeVisible();
    expect(refusals).toEqual([]);
    expect(sent.join("\n")).toMatch(/nonce=[\w-]{36}/);
    expect(sent.join("\n")).not.toMatch(/40000000|1000&|05.?2031/);
    expect(asked.join("\n")).toContain("/three_d_secure/lookup");
  },
);

const checking = "https://api.sandbox.braintreegateway.com/**";

async function mistype(page: Page) {
  const problems = page.getByRole("alert").getByRole("link");
  await fillHolder(page);
  await payButton(page).click();
  await expect(problems).toHaveText([
    "Credit card number is invalid",
    "CVV number is invalid",
    "Expiration date must be in MM/YYYY format",
  ]);
  await problems.first().click();
  await expect(field(page, "number")).toBeFocused();
  await expect(field(page, "number")).toHaveAttribute("aria-invalid", "true");
  await expect(field(page, "number")).toHaveAccessibleDescription("Credit card number is invalid");
  await fill(page, { ...card, cvv: "1" });
  await payButton(page).click();
  await expect(problems).toHaveText(["CVV number is invalid"]);
  await expect(field(page, "number")).toHaveAttribute("aria-invalid", "false");
  await fill(page, { number: "4111111111111112", cvv: "123" });
  await payButton(page).click();
  await expect(problems).toHaveText(["Credit card number is invalid"]);
  await fill(page, card);
  await page.getByLabel("Surname*").fill("");
  await payButton(page).click();
  await expect(problems).toHaveText(["Surname is required"]);
  await expect(page.getByLabel("Name*", { exact: true })).toHaveValue("Nora");
  await page.getByLabel("Surname*").fill("Babić");
  const abort = (route: Route) => route.abort();
  await page.route(checking, abort);
  await payButton(page).click();
  await expect(page.getByRole("alert")).toContainText("The card could not be checked, and nothing was charged.");
  await page.unroute(checking, abort);
}

hosted(
  "a bank's answer is told in its own words, and its question opens under the page's policy",
  {
    tag: "@with-script",
  },
  async ({ given }) => {
    const { page, refusals, asked } = given;
    await test.step("a bank that does not answer for a card is named with its own words", () => refuseCard(given));
    await test.step("the bank's question opens, and its answer counts", () => answerBank(page));
    expect(asked).toContain("POST https://acs.bank.example/challenge");
    expect(refusals).toEqual([]);
  },
);

async function refuseCard({ page, bank }: Given) {
  const alert = page.getByRole("alert");
  await fill(page, { ...card, number: "4000000000001018" });
  await fillHolder(page);
  await payButton(page).click();
  await expect(alert).toContainText("3D authentication failed. Please try again");
  await expect(alert).toContainText(
    "3D Secure authorization failed. Try different credit card / Please refresh page and try again.",
  );
  await expect(alert).toContainText("Status: N, authenticate_frictionless_failed");
  bank.transStatusReason = "01";
  await payButton(page).click();
  await expect(alert).toContainText("Please try using different card");
  await expect(alert).toContainText("Status: N 01, authenticate_frictionless_failed");
  await expect(page.getByLabel("Surname*")).toHaveValue("Babić");
  delete bank.transStatusReason;
}

async function answerBank(page: Page) {
  const question = page.frameLocator('iframe[name="Cardinal-CCA-IFrame"]');
  await fill(page, { ...card, number: "4000000000001091" });
  await payButton(page).click();
  await question.getByRole("button", { name: "Reject the payment" }).click();
  await expect(page.getByRole("alert")).toContainText("3D authentication failed. Please try again");
  await payButton(page).click();
  await question.getByRole("button", { name: "Confirm the payment" }).click();
  await expect(page.getByRole("heading", { name: "Your payment is complete!" })).toBeVisible();
}

hosted("a form whose script never comes says so, after a while", { tag: "@with-script" }, async ({ given }) => {
  const { page } = given;
  const line = page.getByText("The card form did not load. Reload this page.");
  await expect(line).toHaveCount(0);
  // why: nobody waits for the seconds that it leaves the script, and a busy machine may let them pass before it is looked at
  await page.addInitScript(() => {
    document.addEventListener("transitionrun", ({ target }) => {
      if (target instanceof Element) for (const animation of target.getAnimations()) animation.pause();
    });
  });
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.reload();
  await expect(line).toBeHidden();
  await line.evaluate((said) => {
    for (const animation of said.getAnimations()) animation.finish();
  });
  await expect(line).toBeVisible();
});
