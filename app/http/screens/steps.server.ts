import { data } from "@remix-run/node";
import { movedWithin } from "#app/domain/forms/moved.ts";
import { parseUuid } from "#app/domain/ids/ids.ts";

/**
 * A form that asks before it acts is posted twice: once to be checked, and once more to be carried out. In between
 * the same form is on the page with everything that was typed, and the question over it (ui/confirm-submit.tsx).
 * `keep` shows the form again and does nothing else.
 */
export function stepOf(form: FormData): "keep" | "ask" | "proceed" {
  const step = form.get("step");
  return step === "keep" || step === "proceed" ? step : "ask";
}

/** Moves the choice that the form's pressed button names (ui/forms/ordered-choices.tsx); false for any other press. */
export function moveChoice(form: FormData): boolean {
  const [name = "", value = "", direction] = String(form.get("move") ?? "").split(" ");
  if (direction !== "up" && direction !== "down") return false;
  const moved = movedWithin(form.getAll(name), value, direction);
  form.delete(name);
  for (const one of moved) form.append(name, one);
  return true;
}

/** The id that the form was given when it was opened: it becomes the new thing's, so that sending twice makes one. */
export function attemptOf(form: FormData): string {
  const id = parseUuid(String(form.get("id")));
  if (!id) throw notWhole();
  return id;
}

export function versionOf(form: FormData): number {
  return wholeNumberOf(form, "version");
}

/** A whole number that the page wrote into a hidden field. */
export function wholeNumberOf(form: FormData, name: string): number {
  const number = toWholeNumber(form.get(name));
  if (number === null) throw notWhole();
  return number;
}

/** One of the words that the page's buttons post under the name. */
export function wordOf<Word extends string>(form: FormData, name: string, words: readonly Word[]): Word {
  const word = words.find((known) => known === form.get(name));
  if (word === undefined) throw notWhole();
  return word;
}

/** The number; null for anything else: Number would read '0x10' and ' 1e3 ' too, and PostgreSQL's integers end early. */
export function toWholeNumber(typed: unknown): number | null {
  return typeof typed === "string" && /^\d{1,9}$/.test(typed) ? Number(typed) : null;
}

/** To be thrown of a post that lacks what every page of it has. */
export function notWhole() {
  return data({ message: "The form did not arrive whole. Open it again." }, { status: 400 });
}
