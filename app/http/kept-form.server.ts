import { redirect } from "@remix-run/node";

/**
 * A form whose session ended before it was posted is not lost: the browser takes it along to /login (307 posts the
 * same once more), the login page carries its fields hidden, and after logging in the browser posts it where it was
 * meant to go. Nothing of it is stored.
 */

/** A form as its names and texts, and the mark that it is carried. */
export type KeptForm = { isNew: boolean; fields: [string, string][] };

/** In the login form when it carries another one: only a form of this site's own can say so, never a link. */
const keptMark = "kept-form";

const own = ["email", "password", keptMark];

/** Sends a posted form to /login, to be carried through it. */
export function takeToLogin(returnUrl: string) {
  return redirect(`/login?${new URLSearchParams({ returnUrl, form: "kept" })}`, 307);
}

/** Whether the request posts plain fields, which can be carried; a file can't. */
export function isCarriable(request: Request) {
  const type = request.headers.get("Content-Type") ?? "";
  return request.method === "POST" && type.startsWith("application/x-www-form-urlencoded");
}

/** The form that arrives at the login with this request, or that the login form carries; null for neither. */
export async function readKeptForm(request: Request): Promise<KeptForm | null> {
  if (!isCarriable(request) || new URL(request.url).searchParams.get("form") !== "kept") return null;
  const form = await request.clone().formData();
  const isNew = !form.has(keptMark);
  // why: a link may say form=kept too; the login form that it opens carries nothing, and is just a login form
  if (isNew && form.has("password")) return null;
  const fields = [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === "string" && !own.includes(name) ? [[name, value]] : [],
  );
  return { isNew, fields: [[keptMark, "1"], ...fields] };
}
