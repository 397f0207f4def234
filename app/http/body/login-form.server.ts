import { openedBy } from "#app/domain/forms/opened-by.ts";
import { type FormLimit, limitOf } from "./form-limits.server.ts";
import { carriedField, packForm } from "./kept-form.server.ts";
import { isMultipart, largestAnonymousRequest } from "./multipart.server.ts";
import { formOf, readForm } from "./posted-form.server.ts";

export type PostedLogin = { arrives: boolean; form: FormData };

const loginNames = new Set(["email", "password", "leftFiles", "unchanged", "passkey", openedBy]);

export async function readLogin(request: Request): Promise<PostedLogin> {
  if (new URL(request.url).searchParams.get("form") !== "kept") {
    const form = await formOf(request, "login");
    form.delete(carriedField);
    return { arrives: false, form };
  }
  const { form, leftFiles } = await readForm(request, limitOfKept(request));
  // why: a link may say form=kept too; its login form carries nothing and is an ordinary one
  if (form.has(carriedField) || isLogin(form)) return { arrives: false, form };
  const login = new FormData();
  login.set(carriedField, packForm(form, leftFiles));
  login.set("leftFiles", leftFiles.join(", "));
  login.set("unchanged", form.has("newPassword") ? "password" : "");
  return { arrives: true, form: login };
}

function limitOfKept(request: Request): FormLimit {
  const limit = limitOf("kept");
  return isMultipart(request) ? { ...limit, fields: limitOf("plain").fields, whole: largestAnonymousRequest } : limit;
}

/** A carried form may contain an e-mail or a password, but never only these. */
function isLogin(form: FormData) {
  return form.has("password") && [...form.keys()].every((name) => loginNames.has(name));
}
