import type { FormAgain } from "#app/domain/forms/again.ts";
import { openedBy } from "#app/domain/forms/opened-by.ts";
import type { Typed } from "#app/domain/forms/typed.ts";
import { paths } from "#app/paths.ts";
import { currentRequest } from "#app/services/request-state.server.ts";
import { type FormSize, limitOf } from "./form-limits.server.ts";
import { carriedField, isCarriable, packForm, sendAgain, unpackForm } from "./kept-form.server.ts";
import { largestRequest } from "./multipart.server.ts";
import { openerOf, poster } from "./opened-by.server.ts";
import { readForm } from "./posted-form.server.ts";

export async function formAgain(request: Request): Promise<FormAgain | null> {
  const posted = await postedIn(request, "week");
  if (!posted) return null;
  const { pathname, search } = new URL(request.url);
  const { form, leftFiles } = posted;
  if (pathname === paths.login()) return { action: pathname + search, fields: withoutPassword(form), leftFiles };
  const packed = form.get(carriedField);
  return sendAgain(request, typeof packed === "string" ? packed : packForm(form, leftFiles), leftFiles);
}

export async function typedAgain(request: Request): Promise<Typed[]> {
  const { typedIn, refusal } = currentRequest() ?? {};
  const who = await poster();
  // why: never show somebody else's input
  if (!typedIn || refusal || !who) return [];
  // why: the week's form is read before the session is checked
  const posted = await postedIn(request, "plain");
  const form = posted && (unpackForm(posted.form, limitOf("week")) ?? posted.form);
  return form && openerOf(form.get(openedBy), who) !== "other" ? typedIn(form) : [];
}

async function postedIn(request: Request, size: FormSize) {
  return isCarriable(request) ? (currentRequest()?.posted ?? readOnce(request, size)) : null;
}

function withoutPassword(form: FormData): FormAgain["fields"] {
  const fields = [...form].filter((field): field is [string, string] => typeof field[1] === "string");
  return fields.filter(([name]) => name !== "password");
}

async function readOnce(request: Request, size: FormSize) {
  if (request.bodyUsed || request.body?.locked) return null;
  return readForm(request, { ...limitOf(size), whole: largestRequest }).catch(() => null);
}
