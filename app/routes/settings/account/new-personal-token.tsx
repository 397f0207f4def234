import { data } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { tokenForm, tokenInput } from "#app/features/tokens/form.ts";
import { createToken } from "#app/features/tokens/mutations.server.ts";
import { MadeTokenDialog, NewTokenDialog } from "#app/features/tokens/ui/token-dialog.tsx";
import { visitor } from "#app/http/actor.server.ts";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { provePassword } from "#app/http/screens/password-proof.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";

export { actionHeaders as headers } from "#app/routes/access/action-headers.ts";

export const loader = formLoader(tokenForm, "signIn:manage", () => ({ starts: { lifetime: "90" } }));

export const action = formAction(tokenForm, "signIn:manage", {
  run: async (ctx, values, { attempt }) => {
    const proved = await provePassword(ctx, values.password);
    return proved.ok ? createToken(ctx, visitor().secret, attempt(), tokenInput(values), proved.proof) : proved;
  },
  // why: shown in the response to the post, so that the token is in no page that can be loaded again
  done: ({ name, token }) => data({ made: { name, token } }, { headers: { "Cache-Control": "no-store" } }),
});

export const meta = pageTitle("New access token");

export default function NewPersonalToken() {
  const answer = useActionData() as { made?: { name: string; token: string } } | undefined;
  const closeTo = paths.personalTokens();
  if (answer?.made) return <MadeTokenDialog {...answer.made} closeTo={closeTo} />;
  return <NewTokenDialog closeTo={closeTo} />;
}
