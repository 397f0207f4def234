import { expect, type Locator } from "@playwright/test";
import { alive, type Desk, givenProgram, press } from "./desk.ts";
import { addExercise, columnField, columnFor, openRounds, save, setValue, train } from "./editor.ts";

/** A client whose numbers nobody knows yet: one for each way of running, which share a database. */
export function unknownClient({ isScripted }: Desk) {
  return isScripted ? "Ana Šarić" : "Nils Øster";
}

/** Whose maxima the demo has. */
export const knownClient = "Luka Kovač";

/** A saved program whose Monday asks for five repetitions of the exercise at this share, of the maximum or what `type` says. */
export async function givenShare(desk: Desk, exercise: string, percentage: string, type = "Percentage") {
  const program = await givenProgram(desk, 2);
  const day = await train(desk, "Monday");
  const entry = await addExercise(desk, day, 1, exercise);
  await openRounds(desk, entry);
  const column = await columnFor(entry, "Weight");
  await columnField(entry, column, "type").selectOption(type);
  await setValue(entry, 1, "Reps", "5");
  await setValue(entry, 1, "Weight", percentage);
  await save(desk);
  return { ...program, day, entry };
}

/** Shows the week for the client, by the select alone or with its button. */
export async function visualise(desk: Desk, client: string) {
  const { page, isScripted } = desk;
  const [id] = await page.getByLabel("Visualize for specific client").selectOption({ label: client });
  if (!isScripted) await press(desk, page.getByRole("button", { name: "Go to the client" }));
  if (client === "Nobody") await expect(page).not.toHaveURL(/client=[^&]/);
  else await expect(page).toHaveURL(new RegExp(`client=${id}`));
  await alive(desk);
}

/** What the first round's weight comes to: a number, or a dash. */
export function numberOf(entry: Locator): Locator {
  return entry.locator("summary").filter({ hasText: /, rounds? 1.*, weight/ });
}
