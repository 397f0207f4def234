import type { LoaderFunctionArgs } from "@remix-run/node";
import { readSearch } from "#app/features/exercises/filters.ts";
import { libraryAccountOf } from "#app/features/exercises/scope.server.ts";
import { suggestSuperiors } from "#app/features/exercises/superior.server.ts";
import { requireActor } from "#app/http/actor.server.ts";

/** Names that the box for the superior exercise suggests while one types. */
export async function loader({ request }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "exercise:create");
  const search = readSearch(new URL(request.url).searchParams.get("search"));
  return Response.json(await suggestSuperiors(ctx.db, libraryAccountOf(ctx.actor), search));
}
