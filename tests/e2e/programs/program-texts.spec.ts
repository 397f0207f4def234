import { expect, type Locator } from "@playwright/test";
import { addDays, weekdayOf } from "#app/domain/schedule/dates.ts";
import { clubSeasonText, texasMethodTexts } from "#app/domain/workout/text/corpus/program-texts-support.ts";
import { type Desk, givenProgram, givenSession, open, press, test, unique } from "#tests/e2e/support/desk.ts";

test("a program of weeks and one of dates are written as text, and stand there as written", async ({ desk }) => {
  await test.step("the Texas Method is written as text, week by week, and stands there as written", () =>
    writeTexasMethod(desk));
  if (desk.isScripted)
    await test.step("Club season is written as text, a week of dates, and stands there as written", () =>
      writeClubSeason(desk));
});

/**
 * Proves that a browser sends and shows a week's text as written, by keyboard alone and by form: one program of two
 * weeks, one of dates. The other five are proved by tests/http/programs/program-texts.test.ts.
 */
async function writeTexasMethod(desk: Desk) {
  const { address } = await givenProgram(desk, texasMethodTexts.length);
  for (const [index, text] of texasMethodTexts.entries()) {
    await writeWeek(desk, `${address}/text?week=${index + 1}`, text);
  }
}

async function writeClubSeason(desk: Desk) {
  const monday = nextMonday();
  const address = await givenSeason(desk, monday);
  await writeWeek(desk, `${address}/text`, clubSeasonText(monday));
}

/** Past the readings, which scroll, and the other buttons of the form. */
async function tabTo(page: Desk["page"], button: Locator) {
  for (let tabs = 0; tabs < 6; tabs++) {
    await page.keyboard.press("Tab");
    if (await button.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(button).toBeFocused();
}

async function writeWeek(desk: Desk, address: string, text: string) {
  const { page, isScripted } = desk;
  await open(desk, address);
  const box = page.getByRole("textbox", { name: /^Text of week/ });
  const saveText = page.getByRole("button", { name: "Save text" });
  if (isScripted) {
    await box.focus();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.insertText(text);
    await tabTo(page, saveText);
    await page.keyboard.press("Enter");
  } else {
    await box.fill(text);
    await press(desk, saveText);
  }
  await expect(page.getByText(/\d days? saved\./)).toBeVisible();
  await open(desk, address);
  const written = await box.inputValue();
  for (const day of text.split(/\n\n(?=== )/)) expect(written).toContain(day);
}

/** A continuous program of the trainer's that starts on that day; answers its address. */
async function givenSeason(desk: Desk, start: string) {
  const { page } = desk;
  await givenSession(desk, "trainer@demo.test");
  await open(desk, "/programs/new");
  const dialog = page.getByRole("dialog", { name: "New program" });
  await dialog.getByLabel("Program name*").fill(unique("Club season"));
  await dialog.getByLabel("Difficulty*").selectOption("Intermediate");
  await dialog.getByLabel("Continuous program").check();
  await dialog.getByLabel("Start date*").fill(start);
  await dialog.getByRole("button", { name: "Submit" }).click();
  await page.getByRole("button", { name: "Proceed" }).click();
  await expect(page).toHaveURL(/\/manage-program\//);
  return new URL(page.url()).pathname;
}

function nextMonday() {
  const tomorrow = addDays(new Date().toISOString().slice(0, 10), 1);
  return addDays(tomorrow, (7 - weekdayOf(tomorrow)) % 7);
}
