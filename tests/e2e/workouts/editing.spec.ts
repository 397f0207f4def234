import { expect, type Locator } from "@playwright/test";
import { type Desk, givenWritten, open, press, test } from "#tests/e2e/support/desk.ts";
import {
  addExercise,
  apply,
  closeRounds,
  columnField,
  dayOf,
  dayText,
  exercisesOf,
  openRounds,
  removeColumn,
  save,
  setField,
  valueField,
} from "#tests/e2e/support/editor.ts";

/**
 * Proves that the week's form and its buttons do what they say in a browser. Three journeys go without script too; what
 * the server makes of any field or button is proved by workouts/post and workouts/presses (integration) and by the unit
 * tests of domain/workout/form.
 */
const withScript = { tag: "@with-script" };

let day: Locator;
let address: string;

/** A Monday with these sets. */
async function givenDay(desk: Desk, ...sets: string[][]) {
  ({ address } = await givenWritten(desk, dayText("Monday", ...sets)));
  day = dayOf(desk, "Monday");
}

const pressIn = (desk: Desk, part: Locator, name: string | RegExp) =>
  press(desk, part.getByRole("button", { name, exact: true }));

/** Saves, and looks at what a new page shows. */
async function saveAndReopen(desk: Desk) {
  await save(desk);
  await open(desk, address);
}

async function expectNames(...names: string[]) {
  for (const [index, name] of names.entries()) await expect(setField(day, "Name", index + 1)).toHaveValue(name);
  await expect(day.getByRole("list", { name: /^Exercises of set \d+$/ })).toHaveCount(names.length);
}

const titles = (set: number | string) => exercisesOf(day, set).getByRole("heading");

test("sets are added, moved and removed", async ({ desk }) => {
  await givenDay(desk, [], [], []);
  for (const [index, name] of ["Squat", "Press", "Pull"].entries()) await setField(day, "Name", index + 1).fill(name);
  await pressIn(desk, day, /^New set/);
  await setField(day, "Name", 4).fill("Carry");
  await pressIn(desk, day, "Move set 1 down");
  await expectNames("Press", "Squat", "Pull", "Carry");
  await pressIn(desk, day, "Move set 4 up");
  await expectNames("Press", "Squat", "Carry", "Pull");
  await pressIn(desk, day, "Remove set 2");
  await expectNames("Press", "Carry", "Pull");
  await expect(day.getByRole("button", { name: "Move set 1 up" })).toBeDisabled();
  await expect(day.getByRole("button", { name: "Move set 3 down" })).toBeDisabled();
  await saveAndReopen(desk);
  await expectNames("Press", "Carry", "Pull");
});

test(
  "a set has alternatives, the first in place of a removed main variation; twins are called by their places",
  withScript,
  async ({ desk }) => {
    await givenDay(desk, ["Back squat"], ["Back squat"], []);
    await test.step("the same exercise twice is called by its places", async () => {
      await expect(exercisesOf(day, 1)).toHaveAccessibleName("Back squat (set 1, exercise a)");
      await day.getByRole("textbox", { name: "Back squat (set 2, exercise a), round 1, reps" }).fill("8");
    });
    await setField(day, "Name", 1).fill("Barbell");
    await pressIn(desk, day, "Add alternative of set 1");
    const choice = (number: number) => day.getByText(`#${number}`, { exact: true });
    await expect(setField(day, "Name", "1, alternative 1")).toBeVisible();
    await setField(day, "Name", "1, alternative 1").fill("Machines");
    await addExercise(desk, day, "1, alternative 1", "Leg press");
    await saveAndReopen(desk);

    await expect(setField(day, "Name", 1)).toBeVisible();
    await expect(setField(day, "Name", "1, alternative 1")).toBeHidden();
    await expect(valueField(exercisesOf(day, 1), 1, "Reps")).toHaveValue("");
    await expect(valueField(exercisesOf(day, 2), 1, "Reps")).toHaveValue("8");
    await choice(2).click();
    await expect(setField(day, "Name", "1, alternative 1")).toHaveValue("Machines");
    await expect(setField(day, "Name", 1)).toBeHidden();
    await choice(1).click();
    await pressIn(desk, day, "Remove set 1");
    await expectNames("Machines", "", "");
    await expect(titles(1)).toHaveText(["Leg press"]);
  },
);

test("columns are added, measured in another unit and removed; two stand side by side", async ({ desk }) => {
  await givenDay(desk, ["Back squat"]);
  const squat = exercisesOf(day, 1).first();
  const speed = squat.getByRole("columnheader", { name: "Peak velocity, km/h" });
  const turnTo = (columns: string) => squat.getByRole("radio", { name: columns, exact: true }).check();
  const addColumn = (column: number, category: string) =>
    pressIn(desk, squat, /^Add column/)
      .then(() => columnField(squat, column, "category").selectOption(category))
      .then(() => apply(desk, day));

  await openRounds(desk, squat);
  await addColumn(3, "Peak velocity");
  await columnField(squat, 3, "unit").selectOption("km/h");
  await addColumn(4, "RPE");
  await closeRounds(desk, squat);
  await expect(speed).toBeHidden();
  await turnTo("Columns 3–4");
  await expect(speed).toBeVisible();
  await expect(squat.getByRole("columnheader", { name: "Reps" })).toBeHidden();
  await valueField(squat, 1, "Peak velocity").fill("9,5");
  await valueField(squat, 1, "RPE").selectOption("8");
  await saveAndReopen(desk);
  await turnTo("Columns 3–4");
  await expect(valueField(squat, 1, "Peak velocity")).toHaveValue("9.5");
  await expect(valueField(squat, 1, "RPE")).toHaveValue("8");

  await openRounds(desk, squat);
  await removeColumn(desk, squat, "Reps");
  await expect(squat.getByRole("combobox", { name: /, category$/ })).toHaveCount(3);
  await turnTo("Column 3");
  await expect(valueField(squat, 1, "RPE")).toHaveValue("8");
});

test("values of every kind are taken as a coach writes them, and refused with the rule in words", async ({ desk }) => {
  await givenDay(desk, ["Leg press"]);
  const press3 = exercisesOf(day, 1).first();
  await openRounds(desk, press3);
  await columnField(press3, 1, "type").selectOption("Forced reps");
  await columnField(press3, 2, "type").selectOption("Drop set");
  await valueField(press3, 1, "Reps").fill("8+2");
  await valueField(press3, 1, "Weight").fill("80/90");
  if (!desk.isScripted) await press(desk, desk.page.getByRole("button", { name: "Save program" }));
  await expect(valueField(press3, 1, "Weight")).toHaveAccessibleDescription(/from heavy to light, like 80\/70\/60/);
  await expect(valueField(press3, 1, "Weight")).toHaveValue("80/90");
  await valueField(press3, 1, "Weight").fill("120/100/80");
  await saveAndReopen(desk);
  await expect(press3.getByRole("columnheader", { name: "Weight, drop set, kg" })).toBeVisible();
  await expect(valueField(press3, 1, "Weight")).toHaveValue("120/100/80");
  await expect(valueField(press3, 1, "Reps")).toHaveValue("8+2");
});

test(
  "a set's type and rounds shape its exercises' rounds; a category is offered once; used names are offered",
  withScript,
  async ({ desk }) => {
    const { page } = desk;
    await givenDay(desk, ["Burpee", "Run"], ["Back squat 5 @100kg"], []);
    const [burpee, run] = [exercisesOf(day, 1).first(), exercisesOf(day, 1).last()];
    const name = `Warm-up ${address.slice(-6)}`;
    await setField(day, "Name", 1).fill(name);
    await setField(day, "Type", 1).selectOption("Emom");
    await setField(day, "Rounds", 1).fill("4");
    await openRounds(desk, run);
    await expect(run.getByRole("checkbox", { name: / is rest$/ })).toHaveCount(2);
    await run.getByRole("checkbox", { name: /, round 2 is rest$/ }).check();
    await openRounds(desk, burpee);
    for (const [index, reps] of ["21", "15"].entries()) await valueField(burpee, index + 1, "Reps").fill(reps);

    await test.step("a category is offered once per exercise, and its values begin anew", async () => {
      const squat = exercisesOf(day, 2).first();
      await openRounds(desk, squat);
      const second = columnField(squat, 2, "category");
      await expect(second.getByRole("option", { name: "Reps", exact: true })).toHaveCount(0);
      await second.selectOption("Distance");
      await closeRounds(desk, squat);
      await expect(squat.getByRole("columnheader", { name: "Distance, m" })).toBeVisible();
      await expect(valueField(squat, 1, "Distance")).toHaveValue("");
    });

    await saveAndReopen(desk);
    await expect(setField(day, "Type", 1).getByRole("option", { selected: true })).toHaveText("Emom");
    await expect(run.getByRole("cell", { name: "Rest", exact: true })).toHaveCount(1);
    await expect(valueField(burpee, 2, "Reps")).toHaveValue("15");

    await test.step("names of sets that were used before are offered", async () => {
      const list = await setField(day, "Name", 2).getAttribute("list");
      await expect(page.locator(`datalist#${list} option`).first()).toHaveAttribute("value", name);
      const answer = page.waitForResponse((response) => response.url().includes("/set-names?"));
      await setField(day, "Name", 2).fill(address.slice(-6));
      expect(await (await answer).json()).toEqual([name]);
      await expect(page.locator(`datalist#${list} option`)).toHaveCount(1);
    });
  },
);
