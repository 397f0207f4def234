import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { signOut } from "#app/http/session.server.ts";
import { paths } from "#app/paths.ts";

export async function action({ request }: ActionFunctionArgs) {
  return redirect(paths.login(), { headers: await signOut(request) });
}

/** An address that somebody typed: only a form logs out. */
export function loader() {
  return redirect(paths.home());
}
