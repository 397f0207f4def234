import { expect, type Locator } from "@playwright/test";
import type { Desk } from "./desk.ts";
import { exercisesOf, namesOf, setOf } from "./editor.ts";

/** Dragging in a coach's words. Things are held by the button that moves them. */

export function handleOf(within: Locator, name: string): Locator {
  return within.getByRole("button", { name: `Move ${name}`, exact: true });
}

/** What dragging says to a screen reader. */
export function saidOfDrag({ page }: Desk): Locator {
  return page.locator("#drag-said");
}

/** Waits until dragging has arrived, which comes after everything else. */
export async function canDrag(desk: Desk) {
  await expect(saidOfDrag(desk)).toBeAttached();
}

export async function pickUp({ page }: Desk, handle: Locator) {
  await handle.scrollIntoViewIfNeeded();
  const { x, y } = await centreOf(handle);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 8, y + 8, { steps: 2 });
}

/** Carries what is held there, in steps as a hand does. */
export async function carryOver({ page }: Desk, target: Locator) {
  await target.scrollIntoViewIfNeeded();
  const { x, y } = await centreOf(target);
  await page.mouse.move(x, y, { steps: 5 });
}

/** From the one to the other with the mouse. */
export async function drag(desk: Desk, handle: Locator, target: Locator) {
  await pickUp(desk, handle);
  await carryOver(desk, target);
  await expect(saidOfDrag(desk)).toHaveText(/^Over /);
  await desk.page.mouse.up();
}

/** The exercises of each set of the day, in order. */
export async function expectSets(day: Locator, ...sets: string[][]) {
  await expect(setOf(day, "\\d+")).toHaveCount(sets.length);
  for (const [index, names] of sets.entries()) await expect(namesOf(exercisesOf(day, index + 1))).toHaveText(names);
}

async function centreOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error("What is to be dragged, or where to, is not on the page.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
