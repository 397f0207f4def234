import { expect, type Page } from "@playwright/test";
import { givenCoach, givenGranted, givenInStore } from "#tests/e2e/support/coaches.ts";
import { open, postProgram, postWeek, press, test, unique } from "#tests/e2e/support/desk.ts";
import { dayText } from "#tests/e2e/support/editor.ts";
import { lookAt, refuse, scriptedPage } from "#tests/e2e/support/look-at.ts";

test("somebody answers their readiness and changes it the same day, says what they lift with, and shares their plan", async ({
  desk,
}) => {
  const { page } = desk;
  await givenCoach(desk);
  await page.goto("/train");
  await page.getByRole("link", { name: /^Answer/ }).click();
  const sleep = page.getByRole("group", { name: "How well did you sleep?" });
  await expect(sleep.getByRole("radio", { name: "No answer" })).toBeChecked();
  await sleep.getByRole("radio", { name: "Well", exact: true }).check();
  await expect(page.getByRole("combobox", { name: "Left quadriceps" })).toBeHidden();
  await page.locator('a[href="#sore-leftQuadriceps"]').click();
  await page.getByRole("combobox", { name: "Left quadriceps" }).selectOption("7");
  await page.getByLabel("Body weight (kg)").fill("82,4");
  if (desk.isScripted) await pressWithoutLine(page, "Save");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL("/train");
  await expect(page.getByText(/^Your answers for .* were saved\.$/)).toBeVisible();

  await page.getByRole("link", { name: /^Change/ }).click();
  await expect(sleep.getByRole("radio", { name: "Well", exact: true })).toBeChecked();
  await expect(page.getByRole("img", { name: "Front: Left quadriceps: painful, 7 of 10" })).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Left quadriceps" })).toHaveValue("leftQuadriceps 7");
  await expect(page.getByLabel("Body weight (kg)")).toHaveValue("82.4");
  await sleep.getByRole("radio", { name: "Very well" }).focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowRight");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL("/train");
  await page.getByRole("link", { name: /^Change/ }).click();
  await expect(sleep.getByRole("radio", { name: "Very well" })).toBeChecked();

  await page.getByRole("link", { name: "Me", exact: true }).click();
  await page.getByRole("link", { name: "Units, bar and plates" }).click();
  await expect(page.getByLabel("Weight of the bar")).toBeHidden();
  await page.getByLabel("My bar").selectOption("Another one");
  await page.getByLabel("Weight of the bar").fill("17,5");
  await page.getByRole("checkbox", { name: "25 kg", exact: true }).uncheck();
  await page.getByLabel("Other plates, or only a few of one").fill("20 x1");
  await press(desk, page.getByRole("button", { name: "Save" }));
  await expect(page.getByText("Your units, bar and plates were saved.")).toBeVisible();
  await expect(page.getByLabel("Weight of the bar")).toHaveValue("17.5");
  await expect(page.getByRole("checkbox", { name: "25 kg", exact: true })).not.toBeChecked();
  await page.getByRole("radio", { name: "lb" }).check();
  await expect(page.getByRole("checkbox", { name: "45 lb", exact: true })).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "25 kg", exact: true })).toBeHidden();

  await page.goto("/me/calendar");
  await press(desk, page.getByRole("button", { name: "Make an address" }));
  const address = new URL(await page.getByLabel("Secret address").inputValue()).pathname;
  expect((await page.request.get(address)).headers()["content-type"]).toContain("text/calendar");
  await press(desk, page.getByRole("button", { name: "Revoke" }));
  await expect(page.getByText("You have no address yet.")).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(404);
});

/** Before it asks whether to leave, and after it, nothing that was entered is gone. */
async function pressWithoutLine(page: Page, name: string) {
  await page.context().setOffline(true);
  await page.getByRole("button", { name }).click();
  await expect(page.getByText("No connection. Nothing is lost: press again once the line is back.")).toBeVisible();
  await page.context().setOffline(false);
  const asked = page.waitForEvent("dialog").then((dialog) => dialog.dismiss().then(() => dialog.type()));
  await page.getByRole("link", { name: "Calendar", exact: true }).click();
  expect(await asked).toBe("beforeunload");
}

test("somebody who bought a program begins it, and moves its start", async ({ desk }) => {
  const { page } = desk;
  const author = await givenCoach(desk, { names: ["Anja", "Berg"] });
  await givenGranted(author, { roles: ["PAR"] });
  const name = unique("Squats");
  const address = await postProgram(desk, { name });
  await postWeek(desk, address, 1, dayText("Monday", ["Back squat 3x5 80kg"]));
  await givenInStore(address, 0);
  await givenCoach(desk, { names: ["Bela", "Kiss"] });
  await open(desk, `/settings/programs/${address.split("/").at(-1)}/buy`);
  await press(desk, page.getByRole("button", { name: "Continue" }));
  await expect(page).toHaveURL(/whose=bought/);

  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/train");
  await expect(page.getByText(`Begin ${name}`)).toBeVisible();
  if (desk.isScripted) await lookAt(desk, { "train bought": {} });
  await page.getByRole("link", { name: "Choose a day" }).click();
  const today = new Date().toISOString().slice(0, 10);
  await page.getByLabel("Start date*").fill("");
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.getByText("Start date is required").first()).toBeVisible();
  if (desk.isScripted) await lookAt(desk, { "train begin refused": {} });
  await page.getByLabel("Start date*").fill(today);
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.getByRole("link", { name: "Start workout" })).toBeVisible();

  await page.getByRole("link", { name: new RegExp(`^Change.*${name}$`) }).click();
  await page.getByLabel("Start date*").fill("2100-01-04");
  await page.getByRole("button", { name: "Change the start date" }).click();
  await expect(page.getByText(`${name} begins on Monday, 04/01/2100`).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Start workout" })).toBeHidden();
});

test("the pages about oneself are accessible in every state", { tag: "@without-script" }, async ({ desk, browser }) => {
  test.setTimeout(180_000);
  await givenCoach(desk);
  await lookAt(
    desk,
    {
      "today, without a program": { path: "/train" },
      readiness: { path: "/train/readiness" },
      "readiness, refused": { reach: refuse("Save") },
      "readiness, with sore muscles": {
        path: "/train/readiness",
        async reach({ page }) {
          await page.getByRole("radio", { name: "Well", exact: true }).check();
          for (const side of ["Front", "Back"]) await page.getByText(`${side} of the body`).click();
          await page.getByRole("combobox", { name: "Left quadriceps" }).selectOption("7");
          await page.getByRole("button", { name: "Save" }).click();
          await page.getByRole("link", { name: /^Change/ }).click();
        },
      },
      "bar and plates": { path: "/me/bar" },
      "another bar, refused": {
        async reach(at) {
          await at.page.getByLabel("My bar").selectOption("Another one");
          await refuse("Save")(at);
        },
      },
      "no calendar feed": { path: "/me/calendar" },
      "a new calendar feed": { reach: (at) => press(at, at.page.getByRole("button", { name: "Make an address" })) },
    },
    await scriptedPage(browser),
  );
});
