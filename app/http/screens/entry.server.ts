import type { ActionFunctionArgs } from "@remix-run/node";
import { allow, type Subject } from "#app/domain/policy/can.ts";
import type { Action } from "#app/domain/policy/matrix.ts";
import { requireActor } from "#app/http/actor.server.ts";
import type { Context } from "#app/services/context.server.ts";

/** Where a request came: the ids in its address, and its query. */
export type At = { params: Partial<Record<string, string>>; search: string; url: string };

/** Who may: a right; or a right, and the thing that the address names, found within the actor's scope and allowed. */
export type May<Thing = undefined> = Action | { page: Action; find: Find<Thing>; anew?: Anew | undefined };

type Find<Thing> = (ctx: Context, at: At) => Promise<Thing>;

/** The form that makes such a thing: what is posted for one that was deleted meanwhile goes on to there. */
type Anew = (at: At) => string;

export function whoMay<Thing>(page: Action, find: Find<Thing>, anew?: Anew): May<Thing> {
  return { page, find, anew };
}

/** Who comes to the page, and may do this with the thing: NotFound outside their scope, else Forbidden. */
export function whoMayDo<Thing extends Subject>(
  page: Action,
  action: Action,
  find: Find<Thing>,
  anew?: Anew,
): May<Thing> {
  const allowed = async (ctx: Context, at: At) => {
    const thing = await find(ctx, at);
    allow(ctx.actor, action, thing);
    return thing;
  };
  return whoMay(page, allowed, anew);
}

export type Entered<Thing> = { ctx: Context; at: At; thing: Thing };

/** Asks who it is, and whether they may: before a page shows or a form does anything. */
export async function enter<Thing>(
  { request, params }: Pick<ActionFunctionArgs, "request" | "params">,
  may: May<Thing>,
  options?: { confirmsAgain: boolean },
): Promise<Entered<Thing>> {
  const ctx = await requireActor(request, typeof may === "string" ? may : may.page, options);
  const at = placeOf({ request, params });
  const thing = typeof may === "string" ? undefined : await may.find(ctx, at);
  return { ctx, at, thing: thing as Thing };
}

export function placeOf({ request, params }: Pick<ActionFunctionArgs, "request" | "params">): At {
  return { params, search: new URL(request.url).search, url: request.url };
}
