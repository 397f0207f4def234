import { expect } from "@playwright/test";
import { alive, type Desk, givenWritten, press, test } from "#tests/e2e/support/desk.ts";
import { dayText, openTools } from "#tests/e2e/support/editor.ts";

/**
 * Proves that a program is seen at a glance, and its days and weeks moved, copied and repeated from there. What each of
 * them does is proved by workouts/overview (integration), and every figure by domain/overview.
 */

test("a program is seen at a glance, and its days and weeks are moved, copied and repeated", async ({ desk }) => {
  const { page } = desk;
  const days = [dayText("Monday", ["Back squat 5x5 @100kg"]), dayText("Tuesday", ["Bench press 3x8 @60kg"])];
  await givenWritten(desk, days.join("\n\n"), "", "", "");
  await openTools(desk);
  await page.getByRole("link", { name: "Overview" }).click();
  await expect(page.getByRole("heading", { name: /^Overview of Program/, level: 1 })).toBeVisible();
  await alive(desk);
  await expectWeek(desk, 1, /Back squat 5\s×\s5\s@\s100\skg5 sets/);
  const lift = page.getByRole("region", { name: "Back squat", exact: true });
  await expect(lift.getByRole("img", { name: /tonnage; Tonnage 2,500 kg in week 1/ })).toBeVisible();
  await test.step("a day is moved, a week copied", () => moveByForms(desk));
  if (desk.isScripted) await test.step("both are dragged", () => moveByMouse(desk));
  await test.step("weeks are repeated together", () => repeatTogether(desk));
});

test("twelve weeks are on one sheet of paper", { tag: "@with-script" }, async ({ desk }) => {
  const { page } = desk;
  const sets = [["Back squat 5x5 @100kg"], ["Bench press 4x8 @60kg"], ["Deadlift 3x3 @140kg"]];
  const week = (["Monday", "Tuesday", "Thursday", "Saturday"] as const).map((name) => dayText(name, ...sets));
  const { address } = await givenWritten(desk, ...Array.from({ length: 12 }, () => week.join("\n\n")));
  await page.goto(`${address}/overview`);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(1);
});

async function moveByForms(desk: Desk) {
  const { page } = desk;
  await page.getByRole("link", { name: "Move or copy Day 1" }).click();
  const day = page.getByRole("dialog", { name: "Move or copy Day 1" });
  await press(desk, day.getByRole("button", { name: "Move or copy" }));
  await expect(day.getByLabel("Day")).toHaveAccessibleDescription("Choose another day.");
  await day.getByLabel("Week").selectOption("Week 2");
  await day.getByLabel("Day").selectOption("Tuesday");
  await press(desk, day.getByRole("button", { name: "Move or copy" }));
  await expect(page.getByText("Day 1 was moved to Tuesday of week 2.")).toBeVisible();
  await expectWeek(desk, 1, /Rest.*Bench press/);
  await expectWeek(desk, 2, /RestDay 9Back squat/);
  await page.getByRole("link", { name: "Move or copy week 2" }).click();
  const week = page.getByRole("dialog", { name: "Move or copy week 2" });
  await week.getByLabel("Copy").check();
  await week.getByLabel("Week").selectOption("Week 4");
  await press(desk, week.getByRole("button", { name: "Move or copy" }));
  await expect(page.getByText("Week 2 was copied to week 4.")).toBeVisible();
  await expectWeek(desk, 4, /Back squat/);
}

async function moveByMouse(desk: Desk) {
  const { page } = desk;
  await cell(desk, "day-2").dragTo(cell(desk, "day-5"));
  await expect(page.getByText("Day 2 was moved to Friday of week 1.")).toBeVisible();
  await expect(cell(desk, "day-5")).toContainText("Bench press");
  await page.getByRole("rowheader", { name: /^Week 1/ }).dragTo(page.getByRole("rowheader", { name: /^Week 3/ }));
  await expect(page.getByText("Week 1 is now week 3.")).toBeVisible();
  await expectWeek(desk, 1, /Back squat/);
  await expectWeek(desk, 3, /Bench press/);
}

async function repeatTogether(desk: Desk) {
  const { page } = desk;
  await page.getByRole("link", { name: "Repeat weeks" }).click();
  await page.getByRole("dialog").getByLabel("to week").fill("2");
  const rule = page.getByRole("dialog").getByRole("group", { name: "Weight, kg" });
  await rule.getByLabel("Each week").selectOption("+ n");
  await rule.getByLabel(/^n, /).fill("2.5");
  await press(desk, page.getByRole("dialog").getByRole("button", { name: "Preview" }));
  const dialog = page.getByRole("dialog", { name: "Repeat weeks 1 to 2" });
  await expect(dialog.getByRole("columnheader", { name: "Weeks 3 to 4" })).toBeVisible();
  await press(desk, dialog.getByRole("button", { name: "Repeat into weeks 3 to 4" }));
  await expect(page.getByText("Weeks 1 to 2 were repeated once.")).toBeVisible();
  await openTools(desk);
  await page.getByRole("link", { name: "Overview" }).click();
  await expectWeek(desk, desk.isScripted ? 3 : 4, /Back squat 5\s×\s5\s@\s102.5\skg/);
}

function cell({ page }: Desk, id: string) {
  return page.locator(`#${id}`);
}

async function expectWeek({ page }: Desk, week: number, shown: RegExp) {
  await expect(page.getByRole("row", { name: new RegExp(`^Week ${week} `) })).toContainText(shown);
}
