import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { formOf } from "#app/http/body/posted-form.server.ts";
import { signedIn, signOut } from "#app/http/session.server.ts";
import { paths } from "#app/paths.ts";

export async function action({ request }: ActionFunctionArgs) {
  if (await signedIn(request)) await formOf(request);
  return redirect(paths.login(), { headers: await signOut(request) });
}

/** An address that somebody typed: only a form logs out. */
export function loader() {
  return redirect(paths.home());
}
