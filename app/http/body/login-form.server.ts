import { limitOf } from "./form-limits.server.ts";
import { carriedField, largestWithFile, packForm } from "./kept-form.server.ts";
import { formOf, readForm } from "./posted-form.server.ts";

/** What is posted to /login: a form that arrives to be carried, or the login form with what it carries. */
export type PostedLogin = { arrives: true; kept: KeptForm } | { arrives: false; kept: KeptForm | null; form: FormData };

/** A form on its way through the login, and the files that are left behind. */
export type KeptForm = { packed: string; leftFiles: string[] };

/** Reads what is posted to /login; only where its address says so may that be more than a login form. */
export async function readLogin(request: Request): Promise<PostedLogin> {
  if (new URL(request.url).searchParams.get("form") !== "kept") {
    return { arrives: false, kept: null, form: await formOf(request, "login") };
  }
  const { form, leftFiles } = await readForm(request, { ...limitOf("week"), whole: largestWithFile });
  const packed = form.get(carriedField);
  if (typeof packed === "string") return { arrives: false, kept: { packed, leftFiles: [] }, form };
  // why: a link may say form=kept too; the login form that it opens carries nothing, and is just a login form
  if (form.has("password")) return { arrives: false, kept: null, form };
  return { arrives: true, kept: { packed: packForm(form, leftFiles), leftFiles } };
}
