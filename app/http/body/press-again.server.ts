import { data } from "@remix-run/node";
import type { FormAgain } from "#app/domain/forms/again.ts";
import { openedBy } from "#app/domain/forms/opened-by.ts";
import { currentRequest, type SignedIn } from "#app/services/request-state.server.ts";
import { leftFileField, packForm, sendAgain } from "./kept-form.server.ts";
import { markOf } from "./opened-by.server.ts";

const notDone = "You had to log in again, so nothing was done yet. What you entered is still here";
export const notDoneYet = `${notDone}.`;
export const notDoneWithSecrets = `${notDone}, except passwords: enter them again.`;

/**
 * Thrown if the person logged in since pressing, or the page does not say who opened it: shows the input with a button
 * to send it.
 */
export function requirePressAgain(request: Request, form: FormData, { actor }: SignedIn) {
  const { posted, typedIn } = currentRequest() ?? {};
  const leftFiles = posted?.leftFiles.length ? posted.leftFiles : form.getAll(leftFileField).map(String);
  form.set(openedBy, markOf(actor.userId));
  const again: FormAgain = sendAgain(request, packForm(form, leftFiles), leftFiles);
  return data({ message: notDoneYet, again, typed: typedIn?.(form) ?? [] }, { status: 428 });
}
