import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { formOf } from "#app/http/body/posted-form.server.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { type At, enter, type May } from "./entry.server.ts";

type Pressed<Thing> = At & { thing: Thing; form: FormData };
type Done = { to: string; message?: string; kind?: "good" | "bad" };

/** For a form that is one button. `confirmsAgain`: after a login it must be pressed again. */
export function pressAction<Thing = undefined>(
  may: May<Thing>,
  run: (ctx: Context, pressed: Pressed<Thing>) => Promise<Done>,
  options?: { confirmsAgain: boolean },
) {
  return async (args: ActionFunctionArgs) => {
    const { ctx, at, thing } = await enter(args, may, options);
    const { to, message, kind } = await run(ctx, { ...at, thing, form: await formOf(args.request) });
    return message === undefined ? redirect(to) : redirectWithFlash(ctx, to, message, kind);
  };
}

/** The address of a button has no page of its own: it leads to the page that has the button. */
export function backTo<Thing = undefined>(may: May<Thing>, place: (at: At) => string) {
  return async (args: LoaderFunctionArgs) => redirect(place((await enter(args, may)).at));
}
