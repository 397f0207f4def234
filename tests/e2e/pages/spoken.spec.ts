import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessibleInEveryLook } from "#tests/e2e/support/accessible.ts";
import { type Desk, givenSession, givenWritten, open, test, unique } from "#tests/e2e/support/desk.ts";
import { canDrag, expectSets, handleOf } from "#tests/e2e/support/drag.ts";
import { dayOf, dayText, fillSet, openExplorer, setField } from "#tests/e2e/support/editor.ts";

/**
 * What a screen reader says, as far as the page decides it: the name, role and description of what has focus, and
 * whatever is put into a live region, in the order in which it happens.
 */
async function listen(page: Page) {
  const heard: string[] = [];
  await page.exposeFunction("hear", (text: string) => heard.push(text));
  await page.evaluate(() => {
    const { hear } = window as unknown as { hear: (text: string) => void };
    new MutationObserver((changes) => {
      const live = "[role=status], [role=alert], [aria-live]";
      const regions = new Set(
        changes.map(({ target }) => (target instanceof Element ? target : target.parentElement)?.closest(live)),
      );
      for (const region of regions) if (region?.textContent) hear(region.textContent);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return {
    /** What was said since it was last asked. */
    async next() {
      await expect.poll(() => heard.length).toBeGreaterThan(0);
      return heard.splice(0);
    },
  };
}

const focused = ({ page }: Desk) => page.locator("*:focus");

test.describe("what is spoken", { tag: "@with-script" }, () => {
  let monday: Locator;

  /** Monday's main lift with these exercises; two more sets. */
  async function givenLift(desk: Desk, lifts: string, second = "") {
    const days = [
      `== Monday\n\nRegular: Main lift\n${lifts}\n\nRegular\n${second}\n\nRegular`,
      dayText("Wednesday", ["Deadlift"], [], []),
    ];
    await givenWritten(desk, days.join("\n\n"));
    monday = dayOf(desk, "Monday");
    await canDrag(desk);
  }

  test("while a set is moved from Monday to Wednesday by keyboard", async ({ desk }) => {
    const { page } = desk;
    await givenLift(desk, "  Back squat");
    const wednesday = dayOf(desk, "Wednesday");
    const voice = await listen(page);
    await setField(monday, "Name", 1).focus();
    await page.keyboard.press("Tab");
    await expect(focused(desk)).toHaveRole("button");
    await expect(focused(desk)).toHaveAccessibleName("Move set 1");
    await expect(focused(desk)).toHaveAccessibleDescription(
      "Enter opens a choice of day and place. Space picks it up: then the arrow keys carry it, C takes a copy instead, Space drops it, Escape puts it back.",
    );
    await page.keyboard.press("Space");
    expect(await voice.next()).toEqual(["Picked up Main lift, set 1 of Monday."]);
    await page.keyboard.press("ArrowRight");
    expect(await voice.next()).toEqual(["Over Tuesday, as set 1, no longer a rest day."]);
    await page.keyboard.press("ArrowRight");
    expect(await voice.next()).toEqual(["Over Wednesday, as set 1."]);
    await page.keyboard.press("ArrowDown");
    expect(await voice.next()).toEqual(["Over Wednesday, as set 2."]);
    await expect(focused(desk)).toHaveAccessibleName("Move set 1");
    await page.keyboard.press("Space");
    expect(await voice.next()).toEqual(["2 days unsaved", "Moved Main lift to Wednesday, as set 2."]);
    await expectSets(monday, [], []);
    await expectSets(wednesday, ["Deadlift"], ["Back squat"], [], []);
    await expect(focused(desk)).toHaveAccessibleName("Move set 2");
    await expect(wednesday.locator("*:focus")).toBeVisible();
    await page.keyboard.press("Control+z");
    expect(await voice.next()).toEqual(["Undone: move Main lift."]);
    await expectSets(monday, ["Back squat"], [], []);
  });

  test("while an exercise is carried through sets, and put back with Escape or Tab", async ({ desk }) => {
    const { page } = desk;
    await givenLift(desk, "  Back squat\n  Bench press", "  Deadlift");
    const voice = await listen(page);
    for (const leave of ["Escape", "Tab"]) {
      await handleOf(monday, "Back squat").focus();
      await page.keyboard.press("Space");
      expect(await voice.next()).toEqual(["Picked up Back squat, set 1 of Monday."]);
      for (const place of [
        "set 1, after Bench press",
        "set 2, first",
        "set 2, after Deadlift",
        "set 3, first",
        "set 4, first",
      ]) {
        await page.keyboard.press("ArrowDown");
        expect(await voice.next()).toEqual([`Over Monday, ${place}.`]);
      }
      await page.keyboard.press("ArrowUp");
      expect(await voice.next()).toEqual(["Over Monday, set 3, first."]);
      await page.keyboard.press(leave);
      expect(await voice.next()).toEqual(["Put back."]);
      await expect(handleOf(monday, "Back squat")).toBeFocused();
      await expectSets(monday, ["Back squat", "Bench press"], ["Deadlift"], []);
    }

    await test.step("a copy is carried instead, also to where the exercise stands itself", async () => {
      await handleOf(monday, "Back squat").focus();
      await page.keyboard.press("Space");
      expect(await voice.next()).toEqual(["Picked up Back squat, set 1 of Monday."]);
      await page.keyboard.press("c");
      expect(await voice.next()).toEqual(["Copy to Monday, set 1, first."]);
      await page.keyboard.press("ArrowDown");
      expect(await voice.next()).toEqual(["Copy to Monday, set 1, after Back squat."]);
      await page.keyboard.press("ArrowDown");
      expect(await voice.next()).toEqual(["Copy to Monday, set 1, after Bench press."]);
      await page.keyboard.press("ArrowDown");
      expect(await voice.next()).toEqual(["Copy to Monday, set 2, first."]);
      await page.keyboard.press("c");
      expect(await voice.next()).toEqual(["Over Monday, set 2, first."]);
      await page.keyboard.press("c");
      expect(await voice.next()).toEqual(["Copy to Monday, set 2, first."]);
      await page.keyboard.press("Space");
      expect(await voice.next()).toEqual(["1 day unsaved", "Copied Back squat to Monday, set 2, first."]);
      await expectSets(monday, ["Back squat", "Bench press"], ["Back squat", "Deadlift"], []);
      await expect(focused(desk)).toHaveAccessibleName("Move Back squat (set 2, exercise a)");
      await page.keyboard.press("Control+z");
      expect(await voice.next()).toEqual(["Undone: copy Back squat."]);
    });
  });

  test("while an exercise of the explorer is carried into a set, or put in a place that is chosen", async ({
    desk,
  }) => {
    const { page } = desk;
    await givenLift(desk, "  Back squat");
    const explorer = await openExplorer(desk);
    await explorer.getByRole("searchbox", { name: "Exercise" }).fill("deadlift");
    const grip = explorer.getByRole("button", { name: "Place Deadlift", exact: true });
    await expect(grip).toBeVisible();
    const voice = await listen(page);
    await grip.focus();
    await page.keyboard.press("Space");
    expect(await voice.next()).toEqual(["Picked up Deadlift."]);
    await page.keyboard.press("ArrowDown");
    expect(await voice.next()).toEqual(["Over Monday, set 1, first."]);
    await page.keyboard.press("ArrowDown");
    expect(await voice.next()).toEqual(["Over Monday, set 1, after Back squat."]);
    await page.keyboard.press("Escape");
    expect(await voice.next()).toEqual(["Put back."]);
    await expect(grip).toBeFocused();
    await page.keyboard.press("Space");
    expect(await voice.next()).toEqual(["Picked up Deadlift."]);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Space");
    await expectSets(monday, ["Deadlift", "Back squat"], [], []);
    expect((await voice.next()).at(-1)).toBe("Added Deadlift to Monday, set 1, first.");
    await expect(
      focused(desk).and(monday.getByRole("group", { name: "a: Deadlift" }).getByRole("textbox")),
    ).toHaveAccessibleName("Round 1, reps");
    await grip.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Add Deadlift" });
    await dialog.getByRole("combobox", { name: "Day and place" }).selectOption("Monday, set 2");
    await dialog.getByRole("button", { name: "Add", exact: true }).click();
    await expectSets(monday, ["Deadlift", "Back squat"], ["Deadlift"], []);
    expect(await voice.next()).toContain("Added Deadlift to Monday, set 2, first.");
  });

  test("when a save fails: why, and that nothing is lost; then that it is saved", async ({ desk }) => {
    const { page } = desk;
    await givenLift(desk, "  Back squat");
    const save = page.getByRole("button", { name: "Save program" });
    const alert = page.locator(".ed-problem[role=alert]");
    await test.step("live regions are there before anything is said", async () => {
      const regions = await page.locator("[role=status], [role=alert], [aria-live]").all();
      expect(regions.length).toBeGreaterThanOrEqual(5);
      await expect(page.locator("#drag-said")).toBeEmpty();
      await expect(alert).toBeAttached();
      await expect(alert).toBeEmpty();
      await fillSet(desk, monday, "Description", 1, "Three minutes between rounds");
      await expect(page.getByRole("status").filter({ hasText: "1 day unsaved" })).toBeAttached();
    });
    await page.route("**/workouts", (route) => route.abort());
    const voice = await listen(page);
    await save.focus();
    await page.keyboard.press("Enter");
    expect(await voice.next()).toContain("The server could not be reached. Your changes are still here: try again.");
    await expect(save).toBeFocused();
    await expect(page.getByRole("status").filter({ hasText: "1 day unsaved" })).toBeAttached();
    await page.unroute("**/workouts");
    await page.keyboard.press("Enter");
    const done = page.getByRole("dialog", { name: "Your program has been successfully saved!" });
    await expect(done.getByRole("link", { name: "Continue editing" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(save).toBeFocused();
    await expect(alert).toBeEmpty();
  });
});

/**
 * What stands in live regions of the accessibility tree, which ends at an open modal dialog: what is outside of it is
 * heard by nobody.
 */
async function audible(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const textOf = (id: string): string => {
    const node = byId.get(id);
    if (node?.role?.value === "StaticText") return String(node.name?.value);
    return (node?.childIds ?? []).map(textOf).join("");
  };
  return nodes
    .filter(({ ignored, role }) => !ignored && role?.value === "status")
    .map(({ nodeId }) => textOf(nodeId))
    .join("");
}

test("a message that comes under a dialog is spoken in it", { tag: "@with-script" }, async ({ desk }) => {
  const { page } = desk;
  await givenSession(desk, "partner@demo.test");
  await open(desk, "/programs/folders");
  const dialog = page.getByRole("dialog", { name: "New folder" });
  await expect(dialog.getByRole("status")).toBeAttached();
  expect(await audible(page)).toBe("");
  const name = unique("Spoken");
  await dialog.getByLabel("Name*").fill(name);
  await dialog.getByRole("button", { name: "Create" }).click();
  const message = dialog.getByRole("status");
  await expect(message).toContainText(`The folder ${name} was created.`);
  expect(await audible(page)).toContain(`The folder ${name} was created.`);
  await expect(page.getByText(`The folder ${name} was created.`)).toHaveCount(1);
  await expectAccessibleInEveryLook(page);

  await dialog.getByRole("link", { name: `Delete ${name}` }).click();
  await page.getByRole("button", { name: "Proceed" }).click();
  await expect(message).toContainText(`The folder ${name} was deleted.`);
  expect(await audible(page)).toContain(`The folder ${name} was deleted.`);
  await message.getByRole("button", { name: "Dismiss" }).click();
  await expect(message).toBeEmpty();
  await dialog.getByRole("link", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  expect(await audible(page)).not.toContain(name);
});
