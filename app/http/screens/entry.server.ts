import type { ActionFunctionArgs } from "@remix-run/node";
import { allow, type Subject } from "#app/domain/policy/can.ts";
import type { Action } from "#app/domain/policy/matrix.ts";
import { requireActor } from "#app/http/actor.server.ts";
import type { Context } from "#app/services/context.server.ts";

export type At = { params: Partial<Record<string, string>>; search: string; url: string };

export type May<Thing = undefined> = Action | { page: Action; find: Find<Thing>; recreate?: Recreate | undefined };

type Find<Thing> = (ctx: Context, at: At) => Promise<Thing>;

type Recreate = (at: At) => string;

export function whoMay<Thing>(page: Action, find: Find<Thing>, recreate?: Recreate): May<Thing> {
  return { page, find, recreate };
}

export function whoMayDo<Thing extends Subject>(
  page: Action,
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
