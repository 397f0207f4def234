import { redirect } from "@remix-run/node";
import type { FormAgain } from "#app/domain/forms/again.ts";
import { paths } from "#app/paths.ts";
import { decodeForm, type FormLimit, limitOf, tooLarge } from "./form-limits.server.ts";

/**
 * A form whose session ended before it was posted is not lost: the browser takes it along to /login (307 posts the
 * same once more), the login page carries it packed in one hidden field, and after logging in the browser posts it
 * where it was meant to go, where it is unpacked. Nothing of it is stored. A file is not carried; its name is, so that
 * the form can ask for it again.
 */

/** In the login form when it carries another one: only a form of this site's own can say so, never a link. */
export const carriedField = "kept-form";
/** In a carried form: the name of the file that stayed behind. */
export const leftFileField = "kept-file";
/** Beside a packed form that a page offered to send once more: its person pressed that. */
export const pressedField = "pressed";

export function carryToLogin(returnUrl: string) {
  return redirect(paths.login({ returnUrl, form: "kept" }), 307);
}

/** Whether the request posts a form that can be carried. */
export function isCarriable({ method, headers }: Request) {
  return (
    method === "POST" &&
    /^(application\/x-www-form-urlencoded|multipart\/form-data)/.test(headers.get("Content-Type") ?? "")
  );
}

/** Passwords are typed again, a card is entered again (its nonce is good once), and a passkey is made again. */
const notCarried = /password|^nonce$|^confirmed$|^credential$/i;

/** The form as one text of letters that HTML and forms leave as they are. */
export function packForm(form: FormData, fileNames: string[]) {
  const fields = new URLSearchParams();
  for (const [name, value] of form) {
    if (typeof value === "string" && name !== leftFileField && !notCarried.test(name)) fields.append(name, value);
  }
  for (const name of fileNames) fields.append(leftFileField, name);
  return Buffer.from(fields.toString()).toString("base64url");
}

/** A packed form for a page that sends it to where it was meant to go, once somebody presses its button. */
export function sendAgain(request: Request, packed: string, leftFiles: string[]): FormAgain {
  const { pathname, search } = new URL(request.url);
  const fields: FormAgain["fields"] = [
    [carriedField, packed],
    [pressedField, "again"],
  ];
  return { action: pathname + search, fields, leftFiles };
}

/** The form that is carried in this one, or null. */
export function unpackForm(form: FormData, limit: FormLimit) {
  const packed = form.get(carriedField);
  if (typeof packed !== "string") return null;
  const text = Buffer.from(packed, "base64url").toString("utf8");
  if (text.length > limit.bytes) throw tooLarge(limit);
  return decodeForm(text, limit);
}

/** The limit of a form that carries one of `limit`: packing makes four letters of three bytes. */
export function carrying(limit: FormLimit): FormLimit {
  const login = limitOf("login");
  return { ...limit, bytes: Math.ceil((limit.bytes * 4) / 3) + login.bytes, fields: limit.fields + login.fields };
}
