import { openedBy } from "#app/domain/forms/opened-by.ts";
import { type FormLimit, limitOf } from "./form-limits.server.ts";
import { carriedField, packForm } from "./kept-form.server.ts";
import { isMultipart, largestOfStrangers } from "./multipart.server.ts";
import { formOf, readForm } from "./posted-form.server.ts";

/** The login form as it is posted, with the form that it carries; or, while that one arrives, with nothing else. */
export type PostedLogin = { arrives: boolean; form: FormData };

const loginNames = new Set(["email", "password", "leftFiles", "passkey", openedBy]);

/** Reads what is posted to /login; only where its address says so may that be more than a login form. */
export async function readLogin(request: Request): Promise<PostedLogin> {
  if (new URL(request.url).searchParams.get("form") !== "kept") {
    const form = await formOf(request, "login");
    form.delete(carriedField);
    return { arrives: false, form };
  }
  const { form, leftFiles } = await readForm(request, limitOfKept(request));
  // why: a link may say form=kept too; the login form that it opens carries nothing, and is just a login form
  if (form.has(carriedField) || isLogin(form)) return { arrives: false, form };
  const login = new FormData();
  login.set(carriedField, packForm(form, leftFiles));
  login.set("leftFiles", leftFiles.join(", "));
  return { arrives: true, form: login };
}

/** Forms with a file have fewer fields, and each takes longer to read. */
function limitOfKept(request: Request): FormLimit {
  const limit = limitOf("kept");
  return isMultipart(request) ? { ...limit, fields: limitOf("plain").fields, whole: largestOfStrangers } : limit;
}

/** A form that arrives may ask for an e-mail or a password, too, but never for these alone. */
function isLogin(form: FormData) {
  return form.has("password") && [...form.keys()].every((name) => loginNames.has(name));
}
