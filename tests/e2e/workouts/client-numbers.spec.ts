import { expect, type Locator } from "@playwright/test";
import { alive, type Desk, press, test } from "#tests/e2e/support/desk.ts";
import {
  addExercise,
  dayOf,
  dayText,
  exercisesOf,
  goToWeek,
  openRounds,
  save,
  valueField,
} from "#tests/e2e/support/editor.ts";
import { lookAt } from "#tests/e2e/support/look-at.ts";
import { givenShare, knownClient, numberOf, unknownClient, visualise } from "./numbers.ts";

/**
 * Proves that a client's numbers are shown, follow each key and are entered where they are missed. What they are is
 * proved by the unit tests of domain/strength and by integration.
 */

test("a missing maximum is entered where it is missed, and the number is explained", async ({ desk }) => {
  const { page } = desk;
  const client = unknownClient(desk);
  const { entry } = await givenShare(desk, "Back squat", "70");
  await visualise(desk, client);
  await expect(numberOf(entry)).toHaveText(/^–/);
  await expect(numberOf(entry)).toHaveAccessibleDescription(
    `No maximum of Back squat, weight, is known for ${client}.`,
  );
  await numberOf(entry).click();
  await entry.getByRole("link", { name: "Enter maximum of Back squat" }).click();

  const dialog = page.getByRole("dialog", { name: `Maximum of Back squat for ${client}` });
  await dialog.getByLabel("Weight lifted once").fill("heavy");
  await dialog.getByLabel("Measured on").fill("2026-01-03");
  await press(desk, dialog.getByRole("button", { name: "Save" }));
  await expect(page.getByRole("alert")).toContainText("Enter a number, like 80 or 82.5.");
  await expect(dialog.getByLabel("Weight lifted once")).toHaveValue("heavy");
  await dialog.getByLabel("Weight lifted once").fill("100");
  await press(desk, dialog.getByRole("button", { name: "Save" }));

  await expect(dialog).toBeHidden();
  await expect(page.getByText(`The maximum of Back squat for ${client} was saved.`)).toBeVisible();
  await expect(numberOf(entry)).toHaveText(/^70 kg, Back squat, round 1, weight$/);
  const explanation = entry.getByText("70 % × 100 kg (real maximum of 3 Jan 2026) = 70 kg");
  await expect(explanation).toBeHidden();
  await numberOf(entry).click();
  await expect(explanation).toBeVisible();
  if (desk.isScripted) await expect(page.getByRole("dialog")).toHaveCount(0);

  await visualise(desk, "Nobody");
  await expect(numberOf(entry)).toHaveCount(0);
});

test("typing, adding and entering lose nothing", { tag: "@with-script" }, async ({ desk }) => {
  const { page } = desk;
  const { entry, day } = await givenShare(desk, "Bench press", "50", dayText("Tuesday", ["Back squat 5 bw 50%"]));
  await test.step("a missing body weight is entered", async () => {
    const client = "Amara Okafor";
    const squat = exercisesOf(dayOf(desk, "Tuesday"), 1).first();
    await visualise(desk, client);
    await expect(numberOf(squat)).toHaveAccessibleDescription(`No body weight is known for ${client}.`);
    await numberOf(squat).click();
    await squat.getByRole("link", { name: `Enter body weight of ${client}` }).click();
    const dialog = page.getByRole("dialog", { name: `Body weight of ${client}` });
    await dialog.getByLabel("Body weight").fill("80");
    await press(desk, dialog.getByRole("button", { name: "Save" }));
    await expect(numberOf(squat)).toHaveText(/^40 kg/);
  });
  await visualise(desk, knownClient);
  await valueField(entry, 1, "Weight").fill("60");
  await expect(numberOf(entry)).toHaveText(/^60 kg/);
  // an exercise that the week did not have: its maximum comes from the server, by way of its superior
  const front = await addExercise(desk, day, 1, "Front squat");
  await openRounds(desk, front);
  await front.getByLabel(/, column 2, type$/).selectOption("Percentage");
  await valueField(front, 1, "Weight").fill("50");
  await expect(numberOf(front)).toHaveText(/^\d/);
  await numberOf(front).focus();
  await page.keyboard.press("Enter");
  await expect(front.getByText(/% of Back squat: 140 kg, real maximum of /)).toBeVisible();

  await visualise(desk, "Jonas Weiß");
  await expect(valueField(entry, 1, "Weight")).toHaveValue("60");
  await numberOf(entry).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Maximum of Bench press for Jonas Weiß" });
  await dialog.getByLabel("Weight lifted once").fill("120");
  await page.keyboard.press("Enter");
  await expect(numberOf(entry)).toHaveText(/^72(\.5)? kg/);
  await expect(entry).toBeFocused();
  await expect(page.getByText("1 day unsaved")).toBeVisible();
});

test("totals and numbers follow what is typed, are rounded, and are asked for again where they could not be fetched", {
  tag: "@with-script",
}, async ({ desk }) => {
  const { entry, day } = await givenShare(desk, "Bench press", "50");
  await test.step("the week's totals stand beside last week's; numbers follow what is typed, and are rounded", () =>
    readTotals(desk, entry));
  await test.step("numbers that could not be fetched are not known yet, and are asked for again", () =>
    failToFetch(desk, day));
});

async function readTotals(desk: Desk, entry: Locator) {
  const { page } = desk;
  const panel = page.getByRole("complementary", { name: "This week" });
  await panel.getByRole("heading", { name: "This week" }).click();
  const all = panel.getByRole("row", { name: /^All/ });
  await expect(all).toHaveText(/^All\s*1\s*5\s*0\s*0$/);
  await expect(panel.getByText("1 round with a percentage is not in the volume: choose a client")).toBeVisible();
  await visualise(desk, knownClient);
  await expect(all).toHaveText(/^All\s*1\s*5\s*250\s*0$/);
  await expect(panel.getByRole("row", { name: /^Chest/ })).toHaveText(/^Chest\s*1\s*5\s*250\s*0$/);
  await valueField(entry, 1, "Reps").fill("6");
  await expect(all).toHaveText(/^All\s*1\s*6\s*300\s*0$/);
  await expect(panel.getByRole("heading", { name: "Last performances: Bench press" })).toBeVisible();
  await expect(panel.getByText(/100 kg, weight \(entered by the coach\)/)).toBeVisible();
  await expect(panel.getByText(/^This week: 1 sets?, 6 repetitions, 300 kg\.$/)).toBeAttached();
  await save(desk);
  await goToWeek(desk, 2);
  await expect(all).toHaveText(/^All\s*0, last week 1\s*0, last week 6\s*0, last week 300\s*0, last week 0$/);

  await goToWeek(desk, 1);
  await expect(numberOf(entry)).toHaveText(/^50 kg/);
  await valueField(entry, 1, "Weight").fill("71");
  await goToWeek(desk, 2);
  await goToWeek(desk, 1);
  await page.getByLabel("Round weights to").selectOption("2.5 kg");
  await expect(numberOf(entry)).toHaveText(/^70 kg/);
  await numberOf(entry).click();
  await expect(entry.getByText(/^71 % × 100 kg \(real maximum of .*\) = 71 kg, rounded to 70 kg$/)).toBeVisible();
  await expect(page.getByLabel("Round weights to")).toHaveValue("2.5 kg");
}

async function failToFetch(desk: Desk, day: Locator) {
  const { page } = desk;
  await page.route("**/numbers?*", (route) => route.abort());
  const front = await addExercise(desk, day, 1, "Front squat");
  await openRounds(desk, front);
  await front.getByLabel(/, column 2, type$/).selectOption("Percentage");
  await valueField(front, 1, "Weight").fill("50");
  await expect(numberOf(front)).toHaveText(/^…/);
  await expect(numberOf(front)).toHaveAccessibleDescription(
    `The numbers of ${knownClient} for Front squat are not known yet.`,
  );
  await expect(page.getByText("We are trying again.")).toBeVisible();
  await expect(page.getByText(`The numbers of ${knownClient} could not be fetched.`)).toBeVisible({ timeout: 20_000 });
  await page.unroute("**/numbers?*");
  await page.getByRole("button", { name: `Try again to fetch the numbers of ${knownClient}` }).click();
  await expect(numberOf(front)).toHaveText(/^\d/);
  await expect(page.getByText("could not be fetched")).toHaveCount(0);
}

const modal = "dialog:modal";

test("a week for a client comes alive with its numbers, however late what calculates them", {
  tag: "@with-script",
}, async ({ desk }) => {
  const { page } = desk;
  const { entry } = await givenShare(desk, "Back squat", "70");
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  const withNobody = await page.reload();
  expect(withNobody?.headers().link).not.toContain("calculation");
  await visualise(desk, knownClient);
  const shown = (await numberOf(entry).textContent()) ?? "";
  expect(shown).toMatch(/ kg/);

  const { promise: isLet, resolve: letCome } = Promise.withResolvers<void>();
  await page.route("**/assets/calculation-*.js", (route) => isLet.then(() => route.continue()));
  const asked = page.waitForRequest("**/assets/calculation-*.js");
  const forClient = await page.reload({ waitUntil: "commit" });
  expect(forClient?.headers().link).toContain("/assets/calculation-");
  await asked;
  await page.waitForFunction(() => "__remixRouteModules" in window);
  // why: React begins before the browser is idle, if nothing has it wait
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(() => idle(null))));
  await expect(numberOf(entry)).toHaveText(shown);
  await expect(page.locator("html[data-hydrated]")).not.toBeAttached();
  letCome();
  await alive(desk);
  await expect(numberOf(entry)).toHaveText(shown);
  expect(errors).toEqual([]);

  await test.step("where it can't be fetched, the week is alive all the same, and says what to do", async () => {
    await page.unroute("**/assets/calculation-*.js");
    await page.route("**/assets/calculation-*.js", (route) => route.abort());
    await page.reload();
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
    await page.unroute("**/assets/calculation-*.js");
    await page.getByRole("button", { name: "Reload" }).click();
    await expect(numberOf(entry)).toHaveText(shown);
  });
});

test("axe finds nothing in any state, with script", { tag: "@with-script" }, async ({ desk }) => {
  test.setTimeout(240_000);
  const { page } = desk;
  const { entry } = await givenShare(desk, "Deadlift", "50");
  await lookAt(desk, {
    "a number, explained": { reach: () => visualise(desk, knownClient).then(() => numberOf(entry).click()) },
    "the week's totals": { reach: () => page.getByRole("heading", { name: "This week" }).click(), within: ".totals" },
    "a missing maximum": {
      reach: () => visualise(desk, "Priya Raman").then(() => numberOf(entry).click()),
      within: "#day-1",
    },
    "entering it": { reach: () => entry.getByRole("link", { name: /^Enter maximum/ }).click(), within: modal },
    "entering it, refused": {
      reach: () => page.getByRole("button", { name: "Save", exact: true }).click(),
      within: modal,
    },
  });
});

test("axe finds nothing where there is no script", { tag: "@without-script" }, async ({ desk, browser }) => {
  test.setTimeout(240_000);
  const { page } = desk;
  const overlay = await (await browser.newContext({ javaScriptEnabled: true })).newPage();
  const { entry, address } = await givenShare(desk, "Deadlift", "50");
  await visualise(desk, "Priya Raman");
  const client = new URL(page.url()).searchParams.get("client");
  await lookAt(
    desk,
    {
      "a missing maximum": { reach: () => numberOf(entry).click() },
      "the week's totals": { path: `${address}?client=${client}&totals=1` },
      "entering a body weight": { path: `${address}/body-weight?client=${client}` },
    },
    overlay,
  );
  await overlay.context().close();
});
