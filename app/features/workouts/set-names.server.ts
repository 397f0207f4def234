import { foldForSearch } from "#app/domain/text/fold.ts";
import type { Context } from "#app/services/context.server.ts";
import { suggestSetNames } from "./queries.server.ts";

/** Up to ten names that the account used for sets: those that begin with the text first, then the most recent. */
export function readSetNames(ctx: Context, accountId: string, text: string) {
  return suggestSetNames(ctx, accountId, foldForSearch(text.slice(0, 200)));
}
