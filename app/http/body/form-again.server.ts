import type { FormAgain } from "#app/domain/forms/again.ts";
import { paths } from "#app/paths.ts";
import { currentRequest } from "#app/services/request-state.server.ts";
import { limitOf } from "./form-limits.server.ts";
import { carriedField, isCarriable, largestWithFile, packForm } from "./kept-form.server.ts";
import { readForm } from "./posted-form.server.ts";

/**
 * The form that the request brought, for a page that sends it once more, whether or not somebody had read it; null when
 * it brought none that can be carried.
 */
export async function formAgain(request: Request): Promise<FormAgain | null> {
  if (!isCarriable(request)) return null;
  const posted = currentRequest()?.posted ?? (await readLate(request));
  if (!posted) return null;
  const { pathname, search } = new URL(request.url);
  const action = pathname + search;
  const { form, leftFiles } = posted;
  if (pathname === paths.login()) return { action, fields: withoutPassword(form), leftFiles };
  const packed = form.get(carriedField);
  const fields: FormAgain["fields"] = [[carriedField, typeof packed === "string" ? packed : packForm(form, leftFiles)]];
  return { action, fields, leftFiles };
}

/** A form that the login carries goes on in its own field; a password is typed again. */
function withoutPassword(form: FormData): FormAgain["fields"] {
  const fields = [...form].filter((field): field is [string, string] => typeof field[1] === "string");
  return fields.filter(([name]) => name !== "password");
}

async function readLate(request: Request) {
  if (request.bodyUsed || request.body?.locked) return null;
  return readForm(request, { ...limitOf("week"), whole: largestWithFile }).catch(() => null);
}
