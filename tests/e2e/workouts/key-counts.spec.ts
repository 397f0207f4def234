import { expect, type Locator, type Page } from "@playwright/test";
import { type Desk, givenProgram, test } from "#tests/e2e/support/desk.ts";
import { dayOf, exercisesOf, setField, valueField } from "#tests/e2e/support/editor.ts";

/**
 * Proves how few keys write a day of a known program in cells. Each key that goes down is counted, those that move included,
 * from the tick box of an empty day on.
 */
const limits = { gzclp: 120, nsuns: 130 };

type Keys = {
  type: (text: string) => Promise<void>;
  press: (...names: string[]) => Promise<void>;
  count: () => number;
};

function countingKeys({ keyboard }: Page): Keys {
  let count = 0;
  return {
    count: () => count,
    async type(text) {
      count += text.length;
      await keyboard.type(text);
    },
    async press(...names) {
      for (const name of names) {
        count += name.split("+").length;
        await keyboard.press(name);
      }
    },
  };
}

/** Unticks the rest day, and goes to the search of the first set. */
async function beginDay(desk: Desk): Promise<{ day: Locator; keys: Keys }> {
  await givenProgram(desk);
  const day = dayOf(desk, "Monday");
  const keys = countingKeys(desk.page);
  await day.getByRole("checkbox", { name: "Rest day" }).focus();
  await keys.press("Space");
  const search = searchOf(day, 1);
  await expect(search).toBeVisible();
  while (!(await isFocused(search))) {
    await keys.press("Tab");
    if (keys.count() > 40) throw new Error("Tab does not lead to the search.");
  }
  return { day, keys };
}

function searchOf(day: Locator, set: number) {
  return day.getByRole("searchbox", { name: `Search exercise for set ${set}` });
}

function isFocused(control: Locator) {
  return control.evaluate((element) => element === document.activeElement);
}

/** Into the search that has the focus; the first one found must be it. */
async function addFirst(day: Locator, keys: Keys, set: number, words: string, name: string) {
  await expect(searchOf(day, set)).toBeFocused();
  await keys.type(words);
  await keys.press("Enter");
  const found = day.getByRole("list", { name: `Exercises found for set ${set}` });
  await expect(found.getByRole("button").first()).toHaveText(new RegExp(`^Add ${name} `));
  await keys.press("Enter");
  const added = exercisesOf(day, set).first();
  await expect(valueField(added, 1, "Reps")).toBeFocused();
  return added;
}

test("GZCLP's first day takes few keys", { tag: "@with-script" }, async ({ desk }, { annotations }) => {
  const { day, keys } = await beginDay(desk);
  const squat = await addFirst(day, keys, 1, "squat", "Back squat");
  await keys.type("5x3+");
  await keys.press("Tab");
  await keys.type("85%");
  await keys.press("Enter");
  const bench = await addFirst(day, keys, 2, "bench", "Bench press");
  await keys.type("3x10");
  await keys.press("Enter");
  const pulldown = await addFirst(day, keys, 3, "lat pull", "Lat pulldown");
  await keys.type("3x15+");
  await keys.press("Enter");

  await expect(valueField(squat, "all", "Reps")).toHaveValue("3+");
  await expect(valueField(squat, "all", "Weight")).toHaveValue("85");
  await expect(valueField(bench, "all", "Reps")).toHaveValue("10");
  await expect(valueField(pulldown, "all", "Reps")).toHaveValue("15+");
  annotations.push({ type: "keys", description: `GZCLP, first day: ${keys.count()}` });
  expect(keys.count()).toBeLessThanOrEqual(limits.gzclp);

  await test.step("one step takes the rounds back with their value", async () => {
    await desk.page.keyboard.press("Control+z");
    await expect(setField(day, "Rounds", 3)).toHaveValue("1");
    await expect(valueField(pulldown, 1, "Reps")).toHaveValue("");
  });
});

const benchPress = [
  ["5", "75"],
  ["3", "85"],
  ["1+", "95"],
  ["3", "90"],
  ["3", "85"],
  ["3", "80"],
  ["5", "75"],
  ["5", "70"],
  ["5+", "65"],
] as const;

const overheadPress = [
  ["6", "50"],
  ["5", "60"],
  ["3", "70"],
  ["5", "70"],
  ["7", "70"],
  ["4", "70"],
  ["6", "70"],
  ["8", "70"],
] as const;

type Rounds = readonly (readonly [reps: string, weight: string])[];

/** All rounds as the first, then those that differ from it, row by row. */
async function typeRounds(keys: Keys, rounds: Rounds) {
  const [[reps, weight] = ["", ""], ...others] = rounds;
  await keys.type(`${rounds.length}x${reps}`);
  await keys.press("Tab");
  await keys.type(`${weight}%`);
  await keys.press("ArrowDown", "ArrowLeft");
  for (const [ofRound, share] of others) {
    if (ofRound !== reps) await keys.type(ofRound);
    await keys.press("Tab");
    if (share !== weight) await keys.type(share);
    await keys.press("Enter");
  }
}

async function expectRounds(exercise: Locator, rounds: Rounds) {
  for (const [index, [reps, weight]] of rounds.entries()) {
    await expect(valueField(exercise, index + 1, "Reps")).toHaveValue(reps);
    await expect(valueField(exercise, index + 1, "Weight")).toHaveValue(weight);
  }
  await expect(exercise.getByLabel("Round 1, weight, % of 1RM", { exact: true })).toBeVisible();
}

test("both lifts of nSuns' first day take few keys", { tag: "@with-script" }, async ({ desk }, { annotations }) => {
  const { day, keys } = await beginDay(desk);
  const bench = await addFirst(day, keys, 1, "bench", "Bench press");
  await typeRounds(keys, benchPress);
  await expectRounds(bench, benchPress);
  annotations.push({ type: "keys", description: `nSuns, bench press: ${keys.count()}` });
  const press = await addFirst(day, keys, 2, "ohp", "Barbell press");
  await typeRounds(keys, overheadPress);
  await expectRounds(press, overheadPress);
  annotations.push({ type: "keys", description: `nSuns, both lifts: ${keys.count()}` });
  expect(keys.count()).toBeLessThanOrEqual(limits.nsuns);
});
