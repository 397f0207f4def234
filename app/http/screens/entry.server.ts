import type { ActionFunctionArgs } from "@remix-run/node";
import { allow, type Subject } from "#app/domain/policy/can.ts";
import type { Action } from "#app/domain/policy/matrix.ts";
import { requireActor } from "#app/http/actor.server.ts";
import type { Context } from "#app/services/context.server.ts";

export type At = { params: Partial<Record<string, string>>; search: string; url: string };

/** A function where one file serves two addresses. */
export type Page = Action | ((at: At) => Action);

export type May<Thing = undefined> = Page | { page: Page; find: Find<Thing>; recreate?: Recreate | undefined };

type Find<Thing> = (ctx: Context, at: At) => Promise<Thing>;

type Recreate = (at: At) => string;

export function whoMay<Thing>(page: Page, find: Find<Thing>, recreate?: Recreate): May<Thing> {
  return { page, find, recreate };
}

export function whoMayDo<Thing extends Subject>(
  page: Page,
  action: Action,
  find: Find<Thing>,
  recreate?: Recreate,
): May<Thing> {
  const allowed = async (ctx: Context, at: At) => {
    const thing = await find(ctx, at);
    allow(ctx.actor, action, thing);
    return thing;
  };
  return whoMay(page, allowed, recreate);
}

export type Entered<Thing> = { ctx: Context; at: At; thing: Thing };

export async function enter<Thing>(
  { request, params }: Pick<ActionFunctionArgs, "request" | "params">,
  may: May<Thing>,
  options?: { confirmsAgain?: boolean | undefined },
): Promise<Entered<Thing>> {
  const at = placeOf({ request, params });
  const { page, find } = typeof may === "object" ? may : { page: may };
  const ctx = await requireActor(request, typeof page === "function" ? page(at) : page, options);
  return { ctx, at, thing: (await find?.(ctx, at)) as Thing };
}

export function placeOf({ request, params }: Pick<ActionFunctionArgs, "request" | "params">): At {
  return { params, search: new URL(request.url).search, url: request.url };
}
