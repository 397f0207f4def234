import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { Result } from "#app/domain/forms/result.ts";
import { readPress } from "#app/http/body/posted-form.server.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { type At, enter, type Page } from "./entry.server.ts";
import { markFailed } from "./refusing.server.ts";

export type Deletion<Thing, Done = Thing> = {
  page: Page;
  find: (ctx: Context, at: At) => Promise<Thing>;
  question: (thing: Thing) => string;
  note?: (thing: Thing) => string;
  seen?: (thing: Thing) => string;
  run: (ctx: Context, thing: Thing, at: At, seen?: string) => Promise<Result<Done>>;
  message: (done: Done) => string;
  back: (thing: Thing, at: At) => string;
  next?: (at: At) => string;
  kept?: (at: At) => string;
};

export function deleteLoader<Thing extends { name: string }, Done>(deletion: Deletion<Thing, Done>) {
  return async (args: LoaderFunctionArgs) => {
    const { at, thing } = await enter(args, deletion);
    const { question, note } = deletion;
    const back = deletion.back(thing, at);
    return {
      name: thing.name,
      question: question(thing),
      note: note?.(thing),
      seen: deletion.seen?.(thing),
      back,
      kept: deletion.kept?.(at) ?? back,
    };
  };
}

function askedAt({ url }: At) {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

export function deleteAction<Thing, Done>(deletion: Deletion<Thing, Done>) {
  return async (args: ActionFunctionArgs) => {
    const { ctx, at, thing } = await enter(args, deletion, { confirmsAgain: true });
    const { form, isPressed } = await readPress(args.request);
    if (!isPressed) return redirect(askedAt(at));
    const seen = deletion.seen ? String(form.get("seen")) : undefined;
    const result = await deletion.run(ctx, thing, at, seen);
    if (!result.ok) {
      markFailed();
      return data({ refusal: Object.values(result.problems).flat().join(" ") }, { status: 409 });
    }
    return redirectWithFlash(ctx, (deletion.next ?? (() => deletion.back(thing, at)))(at), deletion.message(result));
  };
}
