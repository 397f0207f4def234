import { expect, type Locator, type Page } from "@playwright/test";
import { type TourStepId, tourSteps } from "#app/domain/tour/steps.ts";
import { type Desk, givenProgram, open, press, test, unique } from "#tests/e2e/support/desk.ts";
import { canDrag, carryOver, handleOf, pickUp, saidOfDrag } from "#tests/e2e/support/drag.ts";
import {
  addExercise,
  apply,
  choose,
  dayOf,
  exercisesOf,
  openExplorer,
  openSet,
  openTools,
  restDay,
  save,
  setField,
  train,
} from "#tests/e2e/support/editor.ts";

/** Proves that each of the tour's nine steps can be taken by mouse, by keyboard and by forms. */

/** What each of the tour's nine steps asks for, done by mouse, by keyboard alone, and by plain forms. */
type Hands = Record<TourStepId, (desk: Desk) => Promise<unknown>>;

const title = unique("Squats");
const client = "Sofía Herrera";

const mouse: Hands = {
  restDay: (desk) => restDay(dayOf(desk, "Monday")).uncheck(),
  title: (desk) => titleOf(desk).fill(title),
  set: describeSet,
  async exercise(desk) {
    // why: near the lower edge the page scrolls, and the target goes away from under the pointer
    await desk.page.setViewportSize({ width: 1800, height: 1700 });
    const explorer = await openExplorer(desk);
    await explorer.getByRole("searchbox", { name: "Exercise" }).fill("back squat");
    await expect(explorer.getByRole("listitem").first()).toContainText("Back squat");
    await canDrag(desk);
    await pickUp(desk, explorer.getByText("Back squat", { exact: true }));
    await carryOver(desk, dayOf(desk, "Monday").getByRole("searchbox", { name: "Search exercise for set 1" }));
    await expect(saidOfDrag(desk)).toHaveText("Over Monday, set 1, first.");
    await desk.page.mouse.up();
    await expect(saidOfDrag(desk)).toHaveText(/^Added Back squat/);
  },
  async drag(desk) {
    await pickUp(desk, handleOf(dayOf(desk, "Monday"), "Back squat"));
    await desk.page.keyboard.down("Control");
    await carryOver(desk, dayOf(desk, "Wednesday").getByText("Rest day", { exact: true }));
    await expect(saidOfDrag(desk)).toHaveText(/^Copy to Wednesday/);
    await desk.page.mouse.up();
    await desk.page.keyboard.up("Control");
    await expect(saidOfDrag(desk)).toHaveText(/^Copied Back squat/);
  },
  copyDay,
  pasteDay,
  save,
  async clients(desk) {
    await openTools(desk);
    await desk.page.getByRole("link", { name: "Add client" }).click();
    await desk.page.getByLabel("Client*").selectOption({ label: `${client} (sofia.herrera@demo.test)` });
    await desk.page.getByRole("button", { name: "Add", exact: true }).click();
  },
};

const keyboard: Hands = {
  async restDay(desk) {
    await goToIt(desk);
    await desk.page.keyboard.press("Space");
  },
  async title(desk) {
    await goToIt(desk);
    await desk.page.keyboard.type(title);
  },
  async set(desk) {
    const monday = dayOf(desk, "Monday");
    await chooseByKeys(monday, "Set 1", "Name, type and search of set 1");
    await expect(setField(monday, "Name", 1)).toBeFocused();
    await desk.page.keyboard.type("Main lift");
    await desk.page.keyboard.press("Tab");
    await desk.page.keyboard.press("Tab");
    await desk.page.keyboard.press("Tab");
    await desk.page.keyboard.type("Three minutes between rounds");
  },
  async exercise(desk) {
    const monday = dayOf(desk, "Monday");
    await monday.getByRole("searchbox", { name: "Search exercise for set 1" }).focus();
    await desk.page.keyboard.type("back squat");
    await desk.page.keyboard.press("Enter");
    await expect(monday.getByRole("button", { name: /^Add Back squat/ }).first()).toBeVisible();
    await desk.page.keyboard.press("Enter");
  },
  async drag(desk) {
    await canDrag(desk);
    await handleOf(dayOf(desk, "Monday"), "Back squat").focus();
    await desk.page.keyboard.press("Space");
    await expect(saidOfDrag(desk)).toHaveText(/^Picked up /);
    for (const key of ["c", "ArrowRight", "ArrowRight"]) await desk.page.keyboard.press(key);
    await expect(saidOfDrag(desk)).toHaveText(/^Copy to Wednesday/);
    await desk.page.keyboard.press("Space");
    await expect(saidOfDrag(desk)).toHaveText(/^Copied Back squat/);
  },
  copyDay: (desk) => chooseByKeys(dayOf(desk, "Monday"), "Monday, Day 1", "Copy Monday, Day 1"),
  pasteDay: (desk) => chooseByKeys(dayOf(desk, "Tuesday"), "Tuesday, Day 2", "Paste into Tuesday, Day 2"),
  async save({ page }) {
    await page.keyboard.press("ControlOrMeta+s");
    const dialog = page.getByRole("dialog", { name: "Your program has been successfully saved!" });
    await dialog.getByRole("link", { name: "Continue editing" }).press("Enter");
  },
  async clients({ page }) {
    await unfoldToolsByKeys(page);
    await page.getByRole("link", { name: "Add client" }).press("Enter");
    await expect(page.getByRole("dialog", { name: "Add Clients" })).toBeVisible();
    await page.getByRole("search", { name: "Clients" }).getByRole("searchbox", { name: "Find a client" }).focus();
    await page.keyboard.type("sofia");
    await expect(page.getByText("matches “sofia”.")).toBeVisible();
    await page.getByRole("button", { name: "Add", exact: true }).press("Enter");
  },
};

const forms: Hands = {
  restDay: (desk) => train(desk, "Monday"),
  async title(desk) {
    await titleOf(desk).fill(title);
    await apply(desk, dayOf(desk, "Monday"));
  },
  async set(desk) {
    await describeSet(desk);
    await apply(desk, dayOf(desk, "Monday"));
  },
  exercise: (desk) => addExercise(desk, dayOf(desk, "Monday"), 1, "Back squat"),
  async drag(desk) {
    await press(desk, handleOf(dayOf(desk, "Monday"), "Back squat"));
    const dialog = desk.page.getByRole("dialog", { name: "Move or copy Back squat" });
    await dialog.getByRole("combobox", { name: "Day and place" }).selectOption("Wednesday, no longer a rest day");
    await press(desk, dialog.getByRole("button", { name: "Copy", exact: true }));
  },
  copyDay,
  pasteDay,
  save,
  async clients(desk) {
    await openTools(desk);
    await desk.page.getByRole("link", { name: "Add client" }).click();
    await desk.page.getByLabel("Client*").selectOption({ label: `${client} (sofia.herrera@demo.test)` });
    await press(desk, desk.page.getByRole("button", { name: "Add", exact: true }));
  },
};

/** The steps of which the tour knows that they are done. */
const hasToBeDone = new Set<TourStepId>(["restDay", "title", "set", "exercise", "save"]);

for (const [name, hands] of Object.entries({ mouse, keyboard })) {
  test(`the nine steps by ${name} end in a program that a client follows`, { tag: "@with-script" }, async ({
    desk,
  }) => {
    const { address } = await givenProgram(desk);
    await unfoldToolsByKeys(desk.page);
    await desk.page.getByRole("link", { name: "Start help" }).press("Enter");
    for (const [index, step] of tourSteps.entries()) {
      const panel = stepOf(desk.page, step.title);
      await expect(panel).toContainText(`Step ${index + 1} of 9`);
      await hands[step.id](desk);
      if (step.id === "clients") break;
      if (hasToBeDone.has(step.id)) await expect(panel.getByRole("status")).toHaveText("Done. Go on with Next.");
      await goOnFrom(panel);
    }
    await expectTheProgram(desk, address);
  });
}

/** Pressed again until it is heard: dnd-kit keeps every click from the page for 50 ms after a drag. */
async function goOnFrom(panel: Locator) {
  await expect(async () => {
    if (await panel.isVisible()) await panel.getByRole("button", { name: "Next" }).press("Enter");
    await expect(panel).toBeHidden({ timeout: 500 });
  }).toPass();
}

test("the nine steps by forms end in the same program", { tag: "@without-script" }, async ({ desk }) => {
  const { address } = await givenProgram(desk);
  for (const step of tourSteps) await forms[step.id](desk);
  await expectTheProgram(desk, address);
});

async function expectTheProgram(desk: Desk, address: string) {
  const { page } = desk;
  await expect(page.getByText("1 client follows this program.")).toBeVisible();
  await expect(page.getByRole("dialog", { name: "Add Clients" }).getByRole("listitem")).toHaveText([
    new RegExp(client),
  ]);
  await open(desk, address);
  await expect(titleOf(desk)).toHaveValue(title);
  await expect(page.getByRole("textbox", { name: /^Title of Tuesday/ })).toHaveValue(title);
  for (const day of ["Monday", "Tuesday", "Wednesday"] as const) {
    await expect(exercisesOf(dayOf(desk, day), 1)).toHaveAccessibleName("a: Back squat");
  }
  await expect(setField(dayOf(desk, "Tuesday"), "Name", 1)).toHaveValue("Main lift");
}

async function describeSet(desk: Desk) {
  const monday = dayOf(desk, "Monday");
  await setField(monday, "Name", 1).fill("Main lift");
  await openSet(desk, monday, 1);
  await setField(monday, "Description", 1).fill("Three minutes between rounds");
}

/** From the tour's panel to the control that it speaks of. */
async function goToIt({ page }: Desk) {
  await page.getByRole("button", { name: "Go to it" }).press("Enter");
  await expect(page.getByRole("button", { name: "Go to it" })).not.toBeFocused();
}

function stepOf(page: Page, step: string) {
  return page.getByRole("dialog", { name: step, exact: true });
}

function titleOf(desk: Desk) {
  return desk.page.getByRole("textbox", { name: /^Title of Monday/ });
}

function copyDay(desk: Desk) {
  return choose(desk, dayOf(desk, "Monday"), "Copy Monday, Day 1");
}

function pasteDay(desk: Desk) {
  return choose(desk, dayOf(desk, "Tuesday"), "Paste into Tuesday, Day 2");
}

async function chooseByKeys(day: Locator, part: string, item: string) {
  await day.getByRole("button", { name: `${part}: menu`, exact: true }).press("Enter");
  await day.getByRole("button", { name: item, exact: true }).press("Enter");
}

async function unfoldToolsByKeys(page: Page) {
  const tools = page.locator(".ed-tools");
  if (await tools.isVisible()) return;
  await page.locator("summary").getByText("More", { exact: true }).press("Enter");
  await expect(tools).toBeVisible();
}
