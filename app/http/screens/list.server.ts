import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { Choices, List, Query } from "#app/domain/lists/list.ts";
import { listAddress, pagesOf } from "#app/domain/lists/query.ts";
import { readQuery } from "#app/domain/lists/read-query.ts";
import type { Action } from "#app/domain/policy/matrix.ts";
import { requireActor } from "#app/http/actor.server.ts";
import type { Context } from "#app/services/context.server.ts";

type ReadQuery<L extends List> = (choices: Choices<L>) => Query<L>;

export function listLoader<L extends List, Found extends { query: Query<L>; total: number }>(
  list: L | ((ctx: Context) => L),
  may: Action,
  read: (ctx: Context, readQuery: ReadQuery<L>, list: L) => Promise<Found>,
) {
  return async ({ request }: LoaderFunctionArgs) => {
    const ctx = await requireActor(request, may);
    const { searchParams } = new URL(request.url);
    const shown = typeof list === "function" ? list(ctx) : list;
    const found = await read(ctx, (choices) => readQuery(shown, searchParams, choices), shown);
    const last = pagesOf(shown, found.total);
    if (found.query.page > last) throw redirect(listAddress(shown, { ...found.query, page: last }));
    return found;
  };
}
