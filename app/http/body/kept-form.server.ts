import { redirect } from "@remix-run/node";
import type { FormAgain } from "#app/domain/forms/again.ts";
import { paths } from "#app/paths.ts";
import { decodeForm, type FormLimit, limitOf, tooLarge } from "./form-limits.server.ts";

/**
 * A form posted after its session ended is not lost: a 307 makes the browser post it to /login, the login page carries
 * it packed in a hidden field, and after logging in the browser posts it to its own address, where it is unpacked.
 * Nothing is stored. Files are not carried, but their names are, so that the form can ask for them again.
 */

/** In the login form, which only a page of this site can post, never a link. */
export const carriedField = "kept-form";
export const leftFileField = "kept-file";
export const pressedField = "pressed";

export function carryToLogin(returnUrl: string) {
  return redirect(paths.login({ returnUrl, form: "kept" }), 307);
}

export function isCarriable({ method, headers }: Request) {
  return (
    method === "POST" &&
    /^(application\/x-www-form-urlencoded|multipart\/form-data)/.test(headers.get("Content-Type") ?? "")
  );
}

/** Passwords and cards must be entered again (a nonce is good once), and a passkey made again. */
const notCarried = /password|^nonce$|^confirmed$|^credential$/i;

export function packForm(form: FormData, fileNames: string[]) {
  const fields = new URLSearchParams();
  for (const [name, value] of form) {
    if (typeof value === "string" && name !== leftFileField && !notCarried.test(name)) fields.append(name, value);
  }
  for (const name of fileNames) fields.append(leftFileField, name);
  return Buffer.from(fields.toString()).toString("base64url");
}

export function sendAgain(request: Request, packed: string, leftFiles: string[]): FormAgain {
  const { pathname, search } = new URL(request.url);
  const fields: FormAgain["fields"] = [
    [carriedField, packed],
    [pressedField, "again"],
  ];
  return { action: pathname + search, fields, leftFiles };
}

export function unpackForm(form: FormData, limit: FormLimit) {
  const packed = form.get(carriedField);
  if (typeof packed !== "string") return null;
  const text = Buffer.from(packed, "base64url").toString("utf8");
  if (text.length > limit.bytes) throw tooLarge(limit);
  return decodeForm(text, limit);
}

export function carrying(limit: FormLimit): FormLimit {
  const login = limitOf("login");
  return { ...limit, bytes: Math.ceil((limit.bytes * 4) / 3) + login.bytes, fields: limit.fields + login.fields };
}
