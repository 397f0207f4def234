import type { Deletion } from "#app/http/screens/deleting.server.ts";
import { ownPlaceAt, paths } from "#app/paths.ts";
import { deletePasskey } from "./mutations.server.ts";
import { findPasskey, type PasskeyView } from "./queries.server.ts";

export const passkeyDeletion: Deletion<PasskeyView> = {
  page: ({ url }) => (ownPlaceAt(url) === "me" ? "me:enter" : "signIn:manage"),
  find: (ctx, { params }) => findPasskey(ctx, params.passkeyId ?? ""),
  question: ({ name }) => `Are you sure you want to remove ${name}?`,
  note: () => "You can no longer log in with it. Your password and your other passkeys still work.",
  run: (ctx, { id }) => deletePasskey(ctx, id),
  message: ({ name }) => `The passkey ${name} was removed.`,
  back: (_, { url }) => paths.passkeys(ownPlaceAt(url)),
};
