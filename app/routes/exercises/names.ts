import type { LoaderFunctionArgs } from "@remix-run/node";
import { searchText } from "#app/domain/lists/query.ts";
import { suggestSuperiors } from "#app/features/exercises/saving/superior.server.ts";
import { libraryAccountOf } from "#app/features/exercises/scope.server.ts";
import { requireActor } from "#app/http/actor.server.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "exercise:create");
  const search = searchText(new URL(request.url).searchParams.get("search"));
  return Response.json(await suggestSuperiors(ctx.db, libraryAccountOf(ctx.actor), search));
}
