import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { isCarriable } from "#app/http/body/kept-form.server.ts";
import { readPress } from "#app/http/body/posted-form.server.ts";
import { signedIn, signOut } from "#app/http/session.server.ts";
import { paths } from "#app/paths.ts";

export async function action({ request }: ActionFunctionArgs) {
  // why: a form opened by somebody else gets a fresh page; otherwise ending a session needs no second press
  if ((await signedIn(request)) && isCarriable(request)) await readPress(request);
  return redirect(paths.login(), { headers: await signOut(request) });
}

/** Opened directly: only a form logs out. */
export function loader() {
  return redirect(paths.home());
}
