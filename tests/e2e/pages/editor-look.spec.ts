import { expect } from "@playwright/test";
import { givenCoach } from "#tests/e2e/support/coaches.ts";
import {
  type Desk,
  givenProgram,
  givenSession,
  open,
  postProgram,
  postWeek,
  press,
  programNamed,
  test,
  unique,
} from "#tests/e2e/support/desk.ts";
import {
  addExercise,
  dayOf,
  dayText,
  exercisesOf,
  openExplorer,
  openRounds,
  openSet,
  openTools,
  train,
  unfold,
  valueField,
} from "#tests/e2e/support/editor.ts";
import { follow, lookAt, pressed, refuse, type States, scriptedPage } from "#tests/e2e/support/look-at.ts";

/** Proves that the program editor is accessible in each state and look, compact and comfortable. */
test.use({ trace: "off", actionTimeout: 15_000 });
test.beforeEach(() => test.setTimeout(240_000));
const trainer = "trainer@demo.test";

const modal = "dialog:modal";
const exercise = ".ex:has([aria-label*='column 1, category'])";
const opened = ":popover-open";

const fullPrograms: States = {
  "a full week": { reach: openProgram("Conditioning week") },
  "an exercise with its columns and rounds": { reach: openFirst, within: exercise },
  "a value that can't be taken": { reach: mistype, within: exercise },
  "what is done with a day": { reach: (desk) => openMenu(desk, /^Monday, .*: menu$/), within: opened },
  "what is done with a set": { reach: (desk) => openMenu(desk, "Set 1: menu"), within: opened },
  "what is done with an exercise": { reach: (desk) => openMenu(desk, /^(?!Set|Monday).*: menu$/), within: opened },
  "an open set": { reach: openFirstSet, within: ".set-body.on" },
  "what is done with the program": { reach: openTools, within: ".ed-more" },
  "the exercises": { reach: openExplorer, within: ".explorer" },
  "leaving it unsaved": { reach: leaveUnsaved, within: modal },
  "every kind of set": {
    reach: (desk) => pressed("Proceed")(desk).then(() => openProgram("Hypertrophy day")(desk)),
    within: ".day",
  },
  "the first week of a continuous program": { reach: openProgram("Club season") },
  "the program's details": { reach: follow("Program details"), within: modal },
  "the image of a day": { reach: (desk) => close(desk).then(() => addImage(desk)), within: modal },
  "the preview of a day": { reach: (desk) => close(desk).then(() => follow(/^Preview/)(desk)), within: modal },
};

test("the editor of full programs, of a new one, and of one that is only read", { tag: "@with-script" }, async ({
  desk,
}) => {
  await test.step("the editor of full programs", () => lookAtFullPrograms(desk));
  await test.step("the editor of a new program, and of one that is only read", () => lookAtOtherPrograms(desk));
});

async function lookAtFullPrograms(desk: Desk) {
  await givenSession(desk, trainer);
  await lookAt(desk, fullPrograms);
}

async function lookAtOtherPrograms(desk: Desk) {
  await lookAt(desk, newProgram);
  const [address] = desk.page.url().split("?");
  await lookAt(desk, { "adding a week": { path: `${address}/add-week` } });
  await desk.page.context().clearCookies();
  await givenSession(desk, "admin@demo.test");
  await lookAt(desk, {
    "a program that is read": { path: address },
    "one day of it": { path: `${address}/workouts/1` },
  });
  await desk.page.context().clearCookies();
  await lookAt(desk, { "a week in comfortable rows": { reach: chooseComfortable } });
}

const newProgram: States = {
  "a day of empty sets among rest days, unsaved": {
    reach: (desk) => givenProgram(desk).then(() => train(desk, "Monday")),
  },
  "what a set's box finds": { reach: (desk) => find(desk, "squat"), within: "#day-1" },
  "no exercises found": { reach: (desk) => find(desk, "nothing like it"), within: "#day-1" },
  "the program, saved": { reach: pressed("Save program"), within: modal },
};

const scriptless: States = {
  "an empty week": { reach: givenProgram },
  "an open exercise": { reach: addAndOpen },
  "a value that can't be taken": { reach: (desk) => mistype(desk).then(() => refuse("Save program")(desk)) },
  "the program, saved": { reach: correctAndSave },
};

test("the editor where there is no script", { tag: "@without-script" }, async ({ desk, browser }) => {
  await givenSession(desk, trainer);
  await lookAt(desk, scriptless, await scriptedPage(browser));
});

function openProgram(name: string) {
  return async (desk: Desk) => {
    await open(desk, await programNamed(desk, name));
    await expect(desk.page.getByRole("region", { name: "Week 1", exact: true })).toBeVisible();
  };
}

async function close({ page }: Desk) {
  await page.getByRole("dialog").getByRole("link", { name: "Close" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
}

async function openMenu({ page }: Desk, name: string | RegExp) {
  // why: the pointer would meet the menu that was opened before
  await page.getByRole("button", { name }).first().press("Enter");
}

async function openFirstSet(desk: Desk) {
  await desk.page.keyboard.press("Escape");
  await openSet(desk, dayOf(desk, "Monday"), 1);
}

async function addImage(desk: Desk) {
  const item = desk.page.getByRole("button", { name: /^Text and image for clients/, includeHidden: true }).first();
  await unfold(item);
  await press(desk, item);
  await follow(/^Add image/)(desk);
}

/** Of a coach of this test alone, since the choice is kept. */
async function chooseComfortable(desk: Desk) {
  await givenCoach(desk);
  const address = await postProgram(desk, { name: unique("Comfortable") });
  await postWeek(desk, address, 1, dayText("Monday", ["Back squat 5x5 @80%"], ["Deadlift 1x5"]));
  await open(desk, address);
  await openTools(desk);
  await pressed("Comfortable rows")(desk);
  await expect(desk.page.locator("summary", { hasText: /^More$/ })).toBeHidden();
}

async function openFirst(desk: Desk) {
  await openRounds(desk, exercisesOf(dayOf(desk, "Monday"), 1).first());
  await expect(desk.page.getByRole("combobox", { name: /, column 1, category$/ })).toBeVisible();
}

async function mistype({ page }: Desk) {
  await page
    .getByRole("textbox", { name: /^Round 1, reps/ })
    .first()
    .fill("many");
}

async function leaveUnsaved({ page }: Desk) {
  await page
    .getByRole("textbox", { name: /^Title of/ })
    .first()
    .fill("Unsaved");
  await page.getByRole("link", { name: "Exercises", exact: true }).click();
  await expect(page.getByRole("button", { name: "Proceed" })).toBeVisible();
}

async function find(desk: Desk, words: string) {
  const day = dayOf(desk, "Monday");
  await day.getByRole("searchbox", { name: "Search exercise for set 1" }).fill(words);
  await press(desk, day.getByRole("button", { name: "Search for set 1" }));
  const found = day.getByRole("list", { name: "Exercises found for set 1" });
  await expect(found.or(day.getByText("No exercises found"))).toBeVisible();
}

async function addAndOpen(desk: Desk) {
  const day = await train(desk, "Monday");
  await openRounds(desk, await addExercise(desk, day, 1, "Back squat"));
}

async function correctAndSave(desk: Desk) {
  await valueField(dayOf(desk, "Monday"), 1, "Reps").fill("5");
  await pressed("Save program")(desk);
  await expect(desk.page.getByRole("dialog")).toBeVisible();
}
