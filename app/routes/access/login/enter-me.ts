import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { enterOwnPages } from "#app/features/access/own-pages.server.ts";
import { visitor } from "#app/http/actor.server.ts";
import { browserOf, signInKnown } from "#app/http/known-browser.server.ts";
import { paths } from "#app/paths.ts";

/** For a right password without access, so that it need not be typed again. */
export async function action({ request, params: { token = "" } }: ActionFunctionArgs) {
  const to = new URL(request.url).searchParams.get("to") === "train" ? paths.train() : paths.me();
  const user = await enterOwnPages(visitor(), token, (email) => browserOf(request, email));
  const headers = user && (await signInKnown(request, user, user.email));
  return headers ? redirect(to, { headers }) : redirect(paths.login({ returnUrl: to }));
}

/** Opened directly: only the button logs in. */
export function loader() {
  return redirect(paths.me());
}
