import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { readSessionToken, sessionCookie } from "#app/http/session.server.ts";
import { endSession } from "#app/services/sessions.server.ts";

export async function action({ request }: ActionFunctionArgs) {
  const token = await readSessionToken(request);
  if (token) await endSession(token);
  return redirect("/login", { headers: { "Set-Cookie": await sessionCookie.serialize("", { maxAge: 0 }) } });
}

export function loader() {
  return redirect("/");
}
