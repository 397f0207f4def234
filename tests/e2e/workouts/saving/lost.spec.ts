import { expect, type Page } from "@playwright/test";
import { type Desk, endSession, givenWritten, open, sendForm, test } from "#tests/e2e/support/desk.ts";
import { dayOf, dayText, goToWeek, openTools, unfold } from "#tests/e2e/support/editor.ts";

/**
 * Proves that a session, a connection or an answer that is lost loses nothing that was typed, in the browser that has
 * it.
 */
const withScript = { tag: "@with-script" };
const title = (desk: Desk) => dayOf(desk, "Monday").getByRole("textbox", { name: /^Title of/ });
const saveButton = (page: Page) => page.getByRole("button", { name: "Save program" });
const saved = (page: Page) => page.getByRole("dialog", { name: "Your program has been successfully saved!" });

/** A program of two weeks, whose Monday has a title that is not saved. */
async function givenTyped(desk: Desk) {
  const { address } = await givenWritten(desk, dayText("Monday", []), "");
  await title(desk).fill("Volume day");
  return address;
}

async function expectStored(desk: Desk, address: string, words: string) {
  await open(desk, address);
  await expect(title(desk)).toHaveValue(words);
}

test("a save survives a lost connection, a lost answer and a session that ended", withScript, async ({ desk }) => {
  const address = await givenTyped(desk);
  await test.step("a lost connection says so, keeps what was typed, and saves when it is back", () =>
    loseConnection(desk, address));
  await test.step("a save whose answer was lost is known again as one's own", () => loseAnswer(desk, address));
  await test.step("a session that ended meanwhile is opened again in place, and the save goes on", () =>
    loseSession(desk, address));
});

async function loseConnection(desk: Desk, address: string) {
  const { page } = desk;
  await page.context().setOffline(true);
  await saveButton(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "The server could not be reached." })).toBeVisible();
  await expect(page.getByText("1 day unsaved")).toBeVisible();
  await page.context().setOffline(false);
  await expect(saved(page)).toBeVisible();
  await expectStored(desk, address, "Volume day");
}

async function loseAnswer(desk: Desk, address: string) {
  const { page } = desk;
  await page.route("**/workouts", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await title(desk).fill("Lost day");
  await saveButton(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "The server could not be reached." })).toBeVisible();
  await page.unroute("**/workouts");
  await title(desk).fill("Heavy day");
  await saveButton(page).click();
  await expect(saved(page)).toBeVisible();
  await expectStored(desk, address, "Heavy day");
}

async function loseSession(desk: Desk, address: string) {
  const { page } = desk;
  await title(desk).fill("Light day");
  await endSession(desk);
  await saveButton(page).click();
  const dialog = page.getByRole("dialog", { name: "You are no longer logged in" });
  const password = dialog.getByLabel("Password");
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(
    /Your changes are still here\. Log in again as trainer@demo\.test/,
  );

  await password.fill("not this one");
  await password.press("Enter");
  await expect(dialog.getByRole("alert")).toHaveText("Wrong username or password.");
  await expect(password).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("alert").filter({ hasText: "You are no longer logged in." })).toBeVisible();
  await expect(page.getByText("1 day unsaved")).toBeVisible();

  await saveButton(page).click();
  await password.fill("macrocycle-demo");
  await dialog.getByRole("button", { name: "Log in and save" }).click();
  await expect(saved(page)).toBeVisible();
  await expect(page.getByText("1 day unsaved")).toBeHidden();
  await expectStored(desk, address, "Light day");
}

test(
  "another week, or a part of the page, that can't be had leaves what was typed standing",
  withScript,
  async ({ desk }) => {
    const address = await givenTyped(desk);
    await test.step("what needs no server opens without one, and another week waits for a retry", () =>
      openOffline(desk, address));
    await test.step("a fault of ours says so with its number, and leaves the page standing", () =>
      meetFault(desk, address));
    await test.step("a file of an older version leaves the page standing until it is loaded again", () =>
      missFile(desk));
    await test.step("a week that is asked for after the session leads through the login, back to what was typed", () =>
      goThroughLogin(desk, address));
    await test.step("a program that was deleted elsewhere leaves what holds work standing", () =>
      deleteElsewhere(desk, address));
  },
);

async function openOffline(desk: Desk, address: string) {
  const { page } = desk;
  // why: what opens offline is fetched once the page is idle
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => /details\.data/.test(name)),
  );
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  for (const [link, dialog] of [
    [/^Keys$/, "Keys"],
    [/^Preview Monday/, /Volume day|Day 1/],
    [/^Program details$/, /details/i],
  ] as const) {
    const opener = page.getByRole("link", { name: link, includeHidden: true });
    await unfold(opener);
    await opener.click();
    await expect(page.getByRole("dialog", { name: dialog })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  await page.getByRole("button", { name: "Next", exact: true }).click();
  const notice = page.getByRole("alert").filter({ hasText: "Retry" });
  await expect(notice).toContainText("You are offline, or the server can't be reached. Nothing is lost.");
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await expect(title(desk)).toHaveValue("Volume day");
  await page.context().setOffline(false);
  await notice.getByRole("button", { name: "Retry" }).click();
  await expect(page).toHaveURL(`${address}?week=2`);
  await expect(notice).toHaveCount(0);
}

async function meetFault(desk: Desk, address: string) {
  const { page } = desk;
  await goToWeek(desk, 1);
  await page.route("**/*.data?*", (route) =>
    route.fulfill({ status: 500, headers: { "X-Request-Id": "incident-7", "Content-Type": "text/x-script" } }),
  );
  await page.getByRole("button", { name: "Next", exact: true }).click();
  const notice = page.getByRole("alert").filter({ hasText: "Retry" });
  await expect(notice).toContainText("Something on our side went wrong.");
  await expect(notice).toContainText("incident-7");
  await expect(notice).not.toContainText("offline");
  await expect(title(desk)).toHaveValue("Volume day");
  await page.unroute("**/*.data?*");
  await notice.getByRole("button", { name: "Retry" }).click();
  await expect(page).toHaveURL(`${address}?week=2`);
}

async function missFile(desk: Desk) {
  const { page } = desk;
  await goToWeek(desk, 1);
  const isGone = { status: 404, body: "There is no such file." };
  await page.route(/\/assets\/clients-/, (route) => route.fulfill(isGone));
  const notice = page.getByRole("alert").filter({ hasText: "The server has a newer version of this page." });
  await openTools(desk);
  await page.getByRole("link", { name: "Add client" }).click();
  await expect(notice).toBeVisible();
  await expect(title(desk)).toHaveValue("Volume day");
  await page.unroute(/\/assets\/clients-/);
  await notice.getByRole("button", { name: "Reload" }).click();
  await page.getByRole("button", { name: /^Restore/ }).click();
  await expect(title(desk)).toHaveValue("Volume day");
}

async function goThroughLogin(desk: Desk, address: string) {
  const { page } = desk;
  await endSession(desk);
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await page.getByLabel("Email").fill("trainer@demo.test");
  await page.getByLabel("Password").fill("macrocycle-demo");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL(`${address}?week=2`);
  await page.getByRole("button", { name: /^Restore/ }).click();
  await page.getByRole("button", { name: "Previous", exact: true }).click();
  await expect(title(desk)).toHaveValue("Volume day");
}

async function deleteElsewhere(desk: Desk, address: string) {
  const { page } = desk;
  const text = await page.context().newPage();
  await open({ ...desk, page: text }, `${address}/text`);
  await text.getByLabel("Text of week 1").fill("Typed");
  expect((await sendForm(desk, `${address}/delete`, {})).status()).toBe(302);

  for (const [stands, go] of [
    [text, text.getByRole("button", { name: "Save text" })],
    [page, page.getByRole("button", { name: "Next", exact: true })],
  ] as const) {
    await go.click();
    const notice = stands.getByRole("alert").filter({ hasText: "Retry" });
    await expect(notice).toContainText("This no longer exists: it was deleted in the meantime.");
    await expect(stands.locator(".progress")).toHaveCount(0);
  }
  await expect(text.getByLabel("Text of week 1")).toHaveValue("Typed");
  await expect(title(desk)).toHaveValue("Volume day");
}
