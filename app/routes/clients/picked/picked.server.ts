import { redirect } from "@remix-run/node";
import { pickedIn, pickName } from "#app/domain/lists/picked.ts";
import type { Action } from "#app/domain/policy/matrix.ts";
import { searchWithout } from "#app/domain/text/query-strings.ts";
import { clientList } from "#app/features/clients/list.ts";
import { findPicked } from "#app/features/clients/picked-queries.server.ts";
import type { Picked } from "#app/features/clients/views.ts";
import { type At, type May, whoMay } from "#app/http/screens/entry.server.ts";
import { paths } from "#app/paths.ts";
import type { Context } from "#app/services/context.server.ts";

/** Where nobody is ticked, or nobody who is ticked is left, the list follows. */
export async function pickedAt(ctx: Context, at: At): Promise<Picked> {
  const picked = await findPicked(ctx, pickedIn(at.url, clientList.size));
  if (picked.clients.length + picked.invitations.length === 0) throw redirect(listAfter(at));
  return picked;
}

/** Whoever may come to the page and do this. */
export function whoMayPick(page: Action, allowed: (ctx: Context) => void = () => {}): May<Picked> {
  return whoMay(page, (ctx, at) => {
    allowed(ctx);
    return pickedAt(ctx, at);
  });
}

export function listAfter({ search }: { search: string }) {
  return paths.clients() + searchWithout(search, pickName, "name");
}
