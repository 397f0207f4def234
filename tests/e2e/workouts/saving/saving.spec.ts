import { expect, type Page } from "@playwright/test";
import {
  type Desk,
  givenProgram,
  givenWritten,
  open,
  press,
  leaveQuestion as question,
  test,
} from "#tests/e2e/support/desk.ts";
import {
  addExercise,
  dayOf,
  goToWeek,
  leaveSaved,
  restDay,
  save,
  train,
  valueField,
} from "#tests/e2e/support/editor.ts";

/**
 * Proves that the page knows what is unsaved, says so, and asks before it is left. What is stored is proved by
 * workouts/saving/save and workouts/post.
 */
const title = (desk: Desk) => dayOf(desk, "Monday").getByRole("textbox", { name: /^Title of/ });

test("saving says so, leads on or out, and a value that can't be taken is not lost", async ({ desk }) => {
  const { page } = desk;
  const { name, address } = await givenProgram(desk);
  await test.step("saving says so, and leads on or out", async () => {
    await train(desk, "Monday");
    await title(desk).fill("Volume day");
    await save(desk);
    await expect(title(desk)).toHaveValue("Volume day");

    await press(desk, page.getByRole("button", { name: "Save program" }));
    await page.getByRole("link", { name: "Exit program" }).click();
    await expect(page).toHaveURL(/\/programs$/);
    await open(desk, `/programs?search=${name}`);
    await page.getByRole("link", { name, exact: true }).click();
    await expect(title(desk)).toHaveValue("Volume day");
  });
  await test.step("a value that can't be taken says why at its field, and is not lost", () => mistype(desk, address));
});

async function mistype(desk: Desk, address: string) {
  const { page, isScripted } = desk;
  const weight = valueField(await addExercise(desk, dayOf(desk, "Monday"), 1, "Back squat"), 1, "Weight");
  await title(desk).fill("Heavy day");
  await weight.fill("heavy");
  if (!isScripted) await press(desk, page.getByRole("button", { name: "Save program" }));
  await expect(weight).toHaveAccessibleDescription(/number/);
  await expect(weight).toHaveAttribute("aria-invalid", "true");
  await expect(weight).toHaveValue("heavy");

  if (isScripted) {
    await page.getByRole("button", { name: "Save program" }).click();
    await expect(weight).toBeFocused();
  } else {
    const problems = page.getByRole("alert").filter({ hasText: "There is a problem" });
    await expect(problems).toBeFocused();
    await problems.getByRole("link", { name: /^‘heavy’/ }).click();
    await expect(weight).toBeInViewport();
    const other = await page.context().newPage();
    await other.goto(address);
    await expect(title({ ...desk, page: other })).toHaveValue("Volume day");
    await other.close();
  }

  await weight.fill("82,50");
  await save(desk);
  await open(desk, address);
  await expect(weight).toHaveValue("82.5");
  await expect(title(desk)).toHaveValue("Heavy day");
}

test("the page tells what is unsaved in any week, and asks before it is left or closed", {
  tag: "@with-script",
}, async ({ desk }) => {
  const { address } = await givenWritten(desk, "", "");
  await test.step("an edit is unsaved until it is saved, in whichever week it was made", () => editBothWeeks(desk));
  await test.step("a mistake in a week that is not shown is shown when saving", () => mistypeOutOfSight(desk));
  await test.step("saved while a save is under way, it saves once more what stands then", () =>
    saveWhileSaving(desk, address));
  await test.step("a dialog that opens while somebody types leaves the text in its field", () => typeOn(desk, address));
  await test.step("leaving with unsaved days asks; paging through the weeks does not", () => leave(desk, address));
  await test.step("closing the page asks while days are unsaved, and not after", () => close(desk));
});

async function editBothWeeks(desk: Desk) {
  const { page } = desk;
  await expect(page.getByText(/unsaved$/)).toBeHidden();
  const day = await train(desk, "Monday");
  await expect(page.getByText("1 day unsaved")).toBeVisible();
  await expect(day.getByText("Unsaved")).toBeVisible();
  await goToWeek(desk, 2);
  await train(desk, "Tuesday");
  await expect(page.getByText("2 days unsaved")).toBeVisible();
  await save(desk);
  await expect(page.getByText(/unsaved$/)).toBeHidden();

  await page.reload();
  await expect(page.getByRole("checkbox", { name: "Rest day", checked: false, includeHidden: true })).toHaveCount(1);
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(restDay(dayOf(desk, "Monday"))).not.toBeChecked();
}

async function mistypeOutOfSight(desk: Desk) {
  const { page } = desk;
  const reps = valueField(await addExercise(desk, dayOf(desk, "Monday"), 1, "Back squat"), 1, "Reps");
  await reps.fill("many");
  await goToWeek(desk, 2);
  await page.getByRole("button", { name: "Save program" }).click();
  await expect(reps).toBeFocused();
  await expect(page.getByRole("region", { name: "Week 1", exact: true })).toBeVisible();
  await reps.fill("5");
}

async function saveWhileSaving(desk: Desk, address: string) {
  const { page } = desk;
  const sent: string[] = [];
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/workouts", async (route) => {
    sent.push(route.request().postDataJSON().workouts[0].workout.name);
    await answered;
    await route.continue();
  });
  for (const text of ["First", "Second", "Third"]) {
    await title(desk).fill(text);
    await page.keyboard.press("Control+s");
    await expect(page.getByText("1 day unsaved")).toBeVisible();
  }
  await expect.poll(() => sent).toEqual(["First"]);
  answer();
  await leaveSaved(desk);
  expect(sent).toEqual(["First", "Third"]);
  await expect(page.getByText(/unsaved$/)).toBeHidden();
  await page.unroute("**/workouts");
  await open(desk, address);
  await expect(title(desk)).toHaveValue("Third");
}

async function typeOn(desk: Desk, address: string) {
  const { page } = desk;
  const tuesday = (await train(desk, "Tuesday")).getByRole("textbox", { name: /^Title of/ });
  await save(desk);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/workouts", async (route) => {
    await promise;
    await route.continue();
  });
  await title(desk).fill("Fourth");
  await page.keyboard.press("Control+s");
  await holdFrames(page);
  await tuesday.fill("Typed on");
  resolve();
  await leaveSaved(desk);
  await expect(tuesday).toHaveValue("Typed on");
  await page.unroute("**/workouts");
  await save(desk);
  await open(desk, address);
}

/** As on a busy machine, where a text that was typed waits long for its frame. */
function holdFrames(page: Page) {
  return page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
  });
}

async function leave(desk: Desk, address: string) {
  const { page } = desk;
  await title(desk).fill("Volume day");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("region", { name: "Week 2", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(title(desk)).toHaveValue("Volume day");

  const away = page.getByRole("link", { name: "Exercises", exact: true });
  const dialog = page.getByRole("dialog", { name: question });
  await away.click();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  await expect(title(desk)).toHaveValue("Volume day");
  await away.click();
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(new RegExp(address));

  await away.click();
  await dialog.getByRole("button", { name: "Proceed" }).click();
  await expect(page.getByRole("heading", { name: "Exercises", level: 1 })).toBeVisible();
  await open(desk, address);
  await expect(title(desk)).toHaveValue("Fourth");
}

async function close(desk: Desk) {
  const { page } = desk;
  await title(desk).fill("Closed");
  const asked = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await save(desk);
  const closed = page.waitForEvent("close");
  await page.close({ runBeforeUnload: true });
  await closed;
}
