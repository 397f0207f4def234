import { openedBy } from "#app/domain/forms/opened-by.ts";
import { limitOf } from "./form-limits.server.ts";
import { carriedField, packForm } from "./kept-form.server.ts";
import { largestRequest } from "./multipart.server.ts";
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
  const { form, leftFiles } = await readForm(request, { ...limitOf("week"), whole: largestRequest });
  // why: a link may say form=kept too; the login form that it opens carries nothing, and is just a login form
  if (form.has(carriedField) || isLogin(form)) return { arrives: false, form };
  const login = new FormData();
  login.set(carriedField, packForm(form, leftFiles));
  login.set("leftFiles", leftFiles.join(", "));
  return { arrives: true, form: login };
}

/** A form that arrives may ask for an e-mail or a password, too, but never for these alone. */
function isLogin(form: FormData) {
  return form.has("password") && [...form.keys()].every((name) => loginNames.has(name));
}
