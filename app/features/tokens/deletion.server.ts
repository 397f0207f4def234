import type { Deletion } from "#app/http/screens/deleting.server.ts";
import { paths } from "#app/paths.ts";
import { revokeToken } from "./mutations.server.ts";
import { findToken, type TokenView } from "./queries.server.ts";

export const tokenRevocation: Deletion<TokenView> = {
  page: "signIn:manage",
  find: (ctx, { params }) => findToken(ctx, params.tokenId ?? ""),
  question: ({ name }) => `Are you sure you want to revoke ${name}?`,
  note: () => "Whatever uses it loses access at once.",
  run: (ctx, { id }) => revokeToken(ctx, id),
  message: ({ name }) => `The token ${name} was revoked.`,
  back: () => paths.personalTokens(),
};
