import { expect } from "@playwright/test";
import { type Desk, givenSession, open, postProgram, postWeek, press, test, unique } from "#tests/e2e/support/desk.ts";

/**
 * Proves that a coach who stands beside a client enters a workout from the client's page, sees it in the figures, the
 * calendar and the list, and opens it there, with script and without. The figures are proved by hub and calendar
 * (integration), who sees what by client-workouts (http).
 */

/** No other test reads the training of these people: each way of running has one of its own. */
function clientOf({ isScripted }: Desk) {
  return isScripted ? "Aoife Byrne" : "Tomasz Żak";
}

/** Every day of a week, so that today is one of them. */
const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const week = days.map((day) => `== ${day}\n# Floor day\n\nRegular\n  Back squat 3x5 @80kg`).join("\n\n");

test("a client on the floor has their workout entered, and their page tells it", async ({ desk }) => {
  test.setTimeout(120_000);
  const { page } = desk;
  const client = clientOf(desk);
  const name = unique("Floor");
  await givenSession(desk, "trainer@demo.test");
  const program = await postProgram(desk, { name });
  await postWeek(desk, program, 1, week);
  await open(desk, `/clients?search=${client.split(" ")[0]}`);
  await page.getByRole("link", { name: client, exact: true }).click();
  await expect(page.getByRole("heading", { name: client, level: 1 })).toBeVisible();
  const address = new URL(page.url()).pathname;

  await test.step("the program begins today, and the calendar says what is planned", async () => {
    await open(desk, `${address}/programs/new?${new URLSearchParams({ name })}`);
    const dialog = page.getByRole("dialog", { name: `Add ${client} to a program` });
    await dialog.getByLabel("Program*").selectOption({ label: `${name} (1 week)` });
    await press(desk, dialog.getByRole("button", { name: "Add", exact: true }));
    await expect(page.getByText(`${client} was added to ${name}.`)).toBeVisible();
    const today = page.getByRole("region", { name: "Calendar" }).locator("[aria-current=date]");
    await expect(today.getByRole("link", { name: `Planned: Floor day, ${name}` })).toBeVisible();
  });

  await test.step("today's workout is filled in as prescribed, and one set was heavier", async () => {
    await page.getByRole("link", { name: "Enter workout" }).click();
    const choice = page.getByRole("region", { name: "Today" }).getByRole("link").filter({ hasText: name });
    await choice.click();
    const dialog = page.getByRole("dialog", { name: `Enter a workout of ${client}` });
    await expect(dialog.getByLabel("Back squat, round 1, reps")).toHaveValue("");
    await dialog.getByRole("link", { name: "Fill in as prescribed" }).click();
    await expect(dialog.getByLabel("Back squat, round 1, reps")).toHaveValue("5");
    const heavier = dialog.getByLabel("Back squat, round 3, weight");
    await heavier.fill("heavy");
    await press(desk, dialog.getByRole("button", { name: "Save" }));
    await expect(dialog.getByRole("alert").getByRole("link")).toHaveText(["Enter a number, like 80 or 82.5."]);
    await heavier.fill("82,5");
    await dialog.getByLabel("Session RPE").selectOption("8.5");
    await dialog.getByLabel("Comment").fill("Moved well.");
    await press(desk, dialog.getByRole("button", { name: "Save" }));
    await expect(page.getByText(`The workout of ${client} was saved.`)).toBeVisible();
  });

  await test.step("what was done stands beside what was prescribed, with volume load and rating", async () => {
    const dialog = page.getByRole("dialog", { name: "Completed workout" });
    const last = dialog.getByRole("row").filter({ has: page.getByRole("rowheader", { name: "3", exact: true }) });
    await expect(last.getByRole("cell")).toHaveText(["5", "5", "80", "82.5"]);
    // 2 × 5 × 80 kg and 5 × 82.5 kg
    await expect(dialog).toContainText("1,212.5");
    await expect(dialog).toContainText("Session RPE 8.5");
    await dialog.getByRole("link", { name: "Close" }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step("the page counts it, and leads to it from the calendar and the list", async () => {
    const glance = page.getByRole("region", { name: "At a glance" });
    await expect(glance.getByRole("link", { name: /^Last workout\s*Today/ })).toContainText("RPE 8.5");
    await expect(glance.getByRole("link", { name: /^Done in 4 weeks/ })).toContainText("planned");
    const programs = page.getByRole("region", { name: "Programs" });
    await expect(programs.getByRole("listitem").filter({ hasText: name })).toContainText("1 of 7 workouts done.");
    const workouts = page.getByRole("region", { name: "Completed workouts" });
    await expect(workouts.getByRole("listitem").filter({ hasText: name })).toContainText("Moved well.");
    const calendar = page.getByRole("region", { name: "Calendar" });
    await calendar.getByRole("link", { name: `Done: Floor day, ${name}` }).click();
    await expect(page.getByRole("dialog", { name: "Completed workout" })).toContainText("entered by the coach");
  });

  await test.step("this person's readiness, benchmarks and comments are a press away", async () => {
    for (const place of ["Readiness", "Benchmarks", "Comments"]) {
      await open(desk, address);
      await page
        .getByRole("navigation", { name: `More about ${client}` })
        .getByRole("link", { name: place })
        .click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText(place === "Readiness" ? client : place);
    }
  });
});
