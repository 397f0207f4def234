import { type ActionFunctionArgs, data } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { tokenForm, tokenInput } from "#app/features/tokens/form.ts";
import { createToken } from "#app/features/tokens/mutations.server.ts";
import { MadeTokenDialog, NewTokenDialog } from "#app/features/tokens/ui/token-dialog.tsx";
import { requireActor, visitor } from "#app/http/actor.server.ts";
import { readPress } from "#app/http/body/posted-form.server.ts";
import { formLoader } from "#app/http/screens/form.server.ts";
import { readValues } from "#app/http/screens/form-schema.server.ts";
import { provePassword } from "#app/http/screens/password-proof.server.ts";
import { pressAgain, refuse } from "#app/http/screens/refusing.server.ts";
import { attemptOf } from "#app/http/screens/steps.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";

export { actionHeaders as headers } from "#app/routes/access/action-headers.ts";

export const loader = formLoader(tokenForm, "signIn:manage", () => ({ starts: { lifetime: "90" } }));

/** Shown in the response to the post, so that the token is in no page that can be loaded again. */
export async function action({ request }: ActionFunctionArgs) {
  const ctx = await requireActor(request, "signIn:manage");
  const { form, isPressed } = await readPress(request);
  if (!isPressed) return pressAgain(tokenForm, form);
  const read = readValues(tokenForm, form, undefined);
  if (!read.ok) return refuse(tokenForm, form, read, { status: 400 });
  const { secret } = visitor();
  const proved = await provePassword(ctx, read.values.password);
  if (!proved.ok) return refuse(tokenForm, form, proved);
  const made = await createToken(ctx, secret, attemptOf(form), tokenInput(read.values), proved.proof);
  if (!made.ok) return refuse(tokenForm, form, made);
  return data({ made: { name: made.name, token: made.token } }, { headers: { "Cache-Control": "no-store" } });
}

export const meta = pageTitle("New access token");

export default function NewPersonalToken() {
  const answer = useActionData<typeof action>();
  const closeTo = paths.personalTokens();
  if (answer && "made" in answer) return <MadeTokenDialog {...answer.made} closeTo={closeTo} />;
  return <NewTokenDialog closeTo={closeTo} />;
}
