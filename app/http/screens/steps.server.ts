import { data } from "@remix-run/node";
import { movedWithin } from "#app/domain/forms/moved.ts";
import { parseUuid } from "#app/domain/ids/ids.ts";

/**
 * A form with a confirmation is posted twice: to be checked, and to be carried out. In between it is on the page with
 * its input and the question (ui/confirm-submit.tsx). `keep` only shows the form again.
 */
export function stepOf(form: FormData): "keep" | "ask" | "proceed" {
  const step = form.get("step");
  return step === "keep" || step === "proceed" ? step : "ask";
}

export function moveChoice(form: FormData): boolean {
  const [name = "", value = "", direction] = String(form.get("move") ?? "").split(" ");
  if (direction !== "up" && direction !== "down") return false;
  const moved = movedWithin(form.getAll(name), value, direction);
  form.delete(name);
  for (const one of moved) form.append(name, one);
  return true;
}

/** The id given when the form was opened becomes the new thing's, so sending twice creates one. */
export function attemptOf(form: FormData): string {
  const id = parseUuid(String(form.get("id")));
  if (!id) throw notWhole();
  return id;
}

export function versionOf(form: FormData): number {
  return wholeNumberOf(form, "version");
}

export function wholeNumberOf(form: FormData, name: string): number {
  const number = toWholeNumber(form.get(name));
  if (number === null) throw notWhole();
  return number;
}

export function wordOf<Word extends string>(form: FormData, name: string, words: readonly Word[]): Word {
  const word = words.find((known) => known === form.get(name));
  if (word === undefined) throw notWhole();
  return word;
}

/** Null for anything else: Number would accept '0x10' and ' 1e3 ', and PostgreSQL's integers are small. */
export function toWholeNumber(typed: unknown): number | null {
  return typeof typed === "string" && /^\d{1,9}$/.test(typed) ? Number(typed) : null;
}

export function notWhole() {
  return data({ message: "The form arrived incomplete. Open it again." }, { status: 400 });
}
