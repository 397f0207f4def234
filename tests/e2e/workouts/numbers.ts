import { expect, type Locator } from "@playwright/test";
import { alive, type Desk, givenWritten, press } from "#tests/e2e/support/desk.ts";
import { dayOf, dayText, exercisesOf } from "#tests/e2e/support/editor.ts";

/** A client whose numbers nobody knows yet: one for each way of running, which share a database. */
export function unknownClient({ isScripted }: Desk) {
  return isScripted ? "Ana Šarić" : "Nils Øster";
}

/** Whose maxima the demo has. */
export const knownClient = "Luka Kovač";

/** A saved program of two weeks whose Monday asks for five repetitions of the exercise at this share of its maximum. */
export async function givenShare(desk: Desk, exercise: string, percentage: string, otherDays = "") {
  const text = `${dayText("Monday", [`${exercise} 5 @${percentage}%`], [], [])}\n\n${otherDays}`;
  const { address } = await givenWritten(desk, text, "");
  const day = dayOf(desk, "Monday");
  return { address, day, entry: exercisesOf(day, 1).first() };
}

/** By the focus, which a choice without a script needs: its button comes with it. */
export function pick({ page }: Desk, label: string, option: string) {
  const select = page.getByLabel(label);
  return select.focus().then(() => select.selectOption({ label: option }));
}

/** Shows the week for the client, by the select alone or with its button. */
export async function visualise(desk: Desk, client: string) {
  const { page, isScripted } = desk;
  const [id] = await pick(desk, "Visualize for specific client", client);
  if (!isScripted) await press(desk, page.getByRole("button", { name: "Go to the client" }));
  if (client === "Nobody") await expect(page).not.toHaveURL(/client=[^&]/);
  else await expect(page).toHaveURL(new RegExp(`client=${id}`));
  await alive(desk);
}

/** What the first round's weight comes to: a number, or a dash. */
export function numberOf(entry: Locator): Locator {
  return entry.locator("summary").filter({ hasText: /, rounds? 1.*, weight/ });
}
