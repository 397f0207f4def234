import { expect } from "@playwright/test";
import { alive, type Desk, givenProgram, givenWritten, open, test } from "#tests/e2e/support/desk.ts";
import {
  choose,
  dayOf,
  dayText,
  exercisesOf,
  inMenu,
  openTools,
  save,
  setField,
  setOf,
  train,
  valueField,
} from "#tests/e2e/support/editor.ts";

/** Proves what only the compact week has: what is in sight, what its menus open, its drawer, and the choice of rows. */

test.use({ ownContext: true, viewport: { width: 1440, height: 900 } });

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

function fullWeek(desk: Desk) {
  const training = ["Monday", "Tuesday", "Thursday", "Friday"] as const;
  const sets = [["Back squat  5 @65% | 5 @75% | 5+ @85%"], ["Leg press  3x12 @80kg"], ["Deadlift  5x10 @50%"]];
  return givenWritten(desk, training.map((day) => dayText(day, ...sets)).join("\n\n"));
}

test("a week stands in sight, its menus open what it does not show, and a coach may prefer comfortable rows", async ({
  desk,
}) => {
  await fullWeek(desk);
  await test.step("seven days are wholly in sight", () => expectDaysInSight(desk));
  await test.step("a set without a name is named from its menu", () => nameASet(desk));
  if (desk.isScripted) {
    await test.step("a menu opens and closes by keyboard, and so do the exercises", () => goByKeyboard(desk));
  }
  await test.step("the choice of rows is kept", () => keepRows(desk));
});

async function expectDaysInSight(desk: Desk) {
  for (const weekday of weekdays) {
    const box = await dayOf(desk, weekday).boundingBox();
    expect(box && box.y >= 0 && box.y <= 112 && box.x >= 0 && box.x + box.width <= 1440).toBe(true);
  }
  const last = await valueField(exercisesOf(dayOf(desk, "Friday"), 3).first(), "all", "Weight").boundingBox();
  expect((last?.y ?? 900) + (last?.height ?? 0)).toBeLessThan(900);
}

async function nameASet(desk: Desk) {
  const monday = dayOf(desk, "Monday");
  await expect(setField(monday, "Type", 2)).toBeHidden();
  await choose(desk, setOf(monday, 2), "Name, type and search of set 2");
  await setField(monday, "Name", 2).fill("Assistance");
  await setField(monday, "Type", 2).selectOption("Superset");
  await setField(monday, "Description", 2).fill("Three minutes between rounds.");
  await choose(desk, setOf(monday, 2), "Close name, type and search of set 2");
  await expect(setField(monday, "Type", 2)).toBeHidden();
  await expect(setField(monday, "Name", 2)).toHaveValue("Assistance");
  await expect(monday.getByText("Superset · 3")).toBeVisible();
  const [described, set] = [setField(monday, "Description", 2), setOf(monday, 2)];
  const [line, whole] = [await described.boundingBox(), await set.boundingBox()];
  expect(line?.width).toBeGreaterThan(0.9 * (whole?.width ?? 0));
}

async function goByKeyboard({ page, ...desk }: Desk) {
  const tuesday = dayOf({ page, ...desk }, "Tuesday");
  const menu = tuesday.getByRole("button", { name: "Leg press: menu", exact: true });
  await menu.press("Enter");
  await expect(tuesday.getByRole("button", { name: "Copy Leg press", exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(inMenu(tuesday, "Copy Leg press")).toBeHidden();
  await expect(menu).toBeFocused();
  await openTools({ page });
  await page.getByText("Week…", { exact: true }).press("Enter");
  await expect(page.getByRole("button", { name: "Copy week" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Copy week" })).toBeHidden();
  await expect(page.getByRole("link", { name: "Keys", exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("More", { exact: true })).toBeFocused();
  await page.keyboard.press("/");
  const explorer = page.getByRole("complementary", { name: "Exercises" });
  await expect(explorer.getByRole("searchbox", { name: "Exercise", exact: true })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(explorer.getByRole("searchbox", { name: "Exercise", exact: true })).toBeHidden();
}

/** By people whose editor other specs hardly open: the choice is kept. */
async function keepRows(desk: Desk) {
  const { page } = desk;
  await givenProgram(desk, 1, desk.isScripted ? "writer@demo.test" : "partner@demo.test");
  await choose(desk, page.getByRole("main"), "Compact rows");
  const monday = await train(desk, "Monday");
  await expect(setField(monday, "Type", 2)).toBeHidden();
  await choose(desk, page.getByRole("main"), "Comfortable rows");
  await expect(setField(monday, "Type", 2)).toBeVisible();
  await save(desk);
  await page.reload();
  await alive(desk);
  await expect(setField(monday, "Type", 2)).toBeVisible();
}

test("a week that is gone to stands compact in its first frame", { tag: "@with-script" }, async ({ desk }) => {
  const { page } = desk;
  const { address } = await fullWeek(desk);
  const name = await page.getByRole("heading", { level: 1 }).innerText();
  await open(desk, `/programs?search=${encodeURIComponent(name)}`);
  const first = page.evaluate(
    () =>
      new Promise<number>((shown) => {
        const look = () => {
          const day = document.querySelector(".day");
          if (day) shown(day.getBoundingClientRect().top);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await page.locator(`a[href="${address}"]`).first().click();
  expect(await first).toBeLessThanOrEqual(112);
});

test("on a phone one day fills the screen, and the others are a touch away", async ({ desk }) => {
  const { page } = desk;
  await page.setViewportSize({ width: 320, height: 700 });
  await fullWeek(desk);
  const [strip, monday] = [page.getByRole("navigation", { name: "Weekdays" }), dayOf(desk, "Monday")];
  expect((await strip.boundingBox())?.y).toBeLessThanOrEqual(96);
  expect((await monday.boundingBox())?.width).toBeGreaterThan(290);
  await strip.getByRole("link", { name: "Thursday" }).click();
  await expect(dayOf(desk, "Thursday").getByRole("heading")).toBeInViewport();
  await expect(monday.getByRole("heading")).not.toBeInViewport();
  await expect(page.getByRole("button", { name: "Save program" })).toBeInViewport();
});
