import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { v7 as newId } from "uuid";
import { NotFound } from "#app/domain/errors.ts";
import {
  type Field,
  type Fields,
  type Form,
  type Only,
  storedImageField,
  type ValuesOf,
} from "#app/domain/forms/form.ts";
import type { Result } from "#app/domain/forms/result.ts";
import type { ReturnedForm } from "#app/domain/forms/returned-form.ts";
import { type Typed, typedIn } from "#app/domain/forms/typed.ts";
import { limitOf } from "#app/http/body/form-limits.server.ts";
import { leftFileField, unpackForm } from "#app/http/body/kept-form.server.ts";
import type { ReceivedFile } from "#app/http/body/multipart.server.ts";
import { pressWithFile, readPress } from "#app/http/body/posted-form.server.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { currentRequest, describeTyped } from "#app/services/request-state.server.ts";
import { tried } from "#app/services/transactions.server.ts";
import { type At, type Entered, enter, type May, placeOf } from "./entry.server.ts";
import { fileFieldOf, imageFieldOf, readValues } from "./form-schema.server.ts";
import { pressAgain, refuse, returnedForm } from "./refusing.server.ts";
import { attemptOf, moveChoice, stepOf, versionOf } from "./steps.server.ts";

type Opened<F extends Fields, Facts> = {
  starts: { [Name in keyof F]?: ValuesOf<F>[Name] | null };
  version?: number;
  returned?: ReturnedForm | undefined;
} & (undefined extends Facts ? { facts?: undefined } : { facts: Facts });

type Named<F extends Fields, View extends { starts: object }> = View & { starts: Only<keyof F, View["starts"]> };

export function formLoader<F extends Fields, Facts, View extends Opened<F, Facts>, Thing = undefined>(
  _form: Form<F, Facts>,
  may: May<Thing>,
  read: (ctx: Context, thing: Thing, at: At) => Named<F, View> | Promise<Named<F, View>>,
) {
  return async (args: LoaderFunctionArgs) => {
    const { ctx, thing, at } = await enter(args, may);
    const view = { attempt: newId(), ...(await read(ctx, thing, at)) };
    return data(view, { status: view.returned?.problems ? 400 : 200 });
  };
}

export type Post<Thing> = At & {
  request: Request;
  thing: Thing;
  attempt: () => string;
  version: () => number;
  file: Uint8Array | null;
};

type Handlers<F extends Fields, Facts, Thing, D> = {
  facts?: (ctx: Context, thing: Thing) => Facts | Promise<Facts>;
  keepImage?: (ctx: Context, form: FormData, received: ReceivedFile, thing: Thing) => Promise<string | null>;
  /** A form with a confirmation runs it once before, in a transaction that is rolled back. */
  run: (ctx: Context, values: ValuesOf<F>, post: Post<Thing>) => Promise<Result<D, F>>;
  shows?: (done: D) => Partial<ValuesOf<F>>;
  /**
   * Runs a press that ended in a login without asking again: only for people's own things that affect nobody else
   * (decisions §3). Other forms must be pressed again.
   */
  mayCarry?: (ctx: Context, thing: Thing) => boolean | Promise<boolean>;
  recreate?: string;
  confirmsAgain?: boolean;
  done: (done: D, post: Post<Thing>, values: ValuesOf<F>) => Next | Answer | Promise<Answer>;
};

type Next = { to: string; message?: string };
/** With headers of its own, or shown in place of the form. */
type Answer = Response | ReturnType<typeof data>;

export function formAction<F extends Fields, Facts, D, Thing = undefined>(
  form: Form<F, Facts>,
  may: May<Thing>,
  handlers: Handlers<F, Facts, Thing, D>,
) {
  return async (args: ActionFunctionArgs) => {
    describeTyped((posted) => typedIn(form, posted));
    try {
      return await act(form, handlers, await enter(args, may, handlers), args.request);
    } catch (error) {
      if (error instanceof NotFound) return preserveInput(form, may, args);
      throw error;
    }
  };
}

type OwnForm<F extends Fields, Facts, Thing> = {
  of: (thing: Thing) => Form<F, Facts>;
  /** Where the thing is gone, and its fields with it. */
  typedIn: (posted: FormData) => Typed[];
};

/** For a form whose fields are those of the thing. */
export function ownFormAction<F extends Fields, Facts, D, Thing>(
  { of: formOf, typedIn: typedInGone }: OwnForm<F, Facts, Thing>,
  may: May<Thing>,
  handlers: Handlers<F, Facts, Thing, D>,
) {
  return async (args: ActionFunctionArgs) => {
    describeTyped(typedInGone);
    const entered = await enter(args, may, handlers);
    const form = formOf(entered.thing);
    describeTyped((posted) => typedIn(form, posted));
    return act(form, handlers, entered, args.request);
  };
}

async function act<F extends Fields, Facts, D, Thing>(
  form: Form<F, Facts>,
  handlers: Handlers<F, Facts, Thing, D>,
  { ctx, thing, at }: Entered<Thing>,
  request: Request,
) {
  const { typed, isPressed, isOwn, fileProblem, bytes } = await receive(form, handlers, { ctx, thing, request });
  if (!isPressed && !(isOwn && (await handlers.mayCarry?.(ctx, thing)))) return pressAgain(form, typed, fileProblem);
  if (handlers.recreate && typed.has("version")) return offerRecreate(form, typed, handlers.recreate);
  const post = { ...at, request, thing, attempt: () => attemptOf(typed), version: () => versionOf(typed), file: bytes };
  const step = moveChoice(typed) ? "keep" : form.confirmation ? stepOf(typed) : "proceed";
  if (step === "keep") return data(returnedForm(form, typed));
  const read = readValues(form, typed, (await handlers.facts?.(ctx, thing)) as Facts, fileProblem);
  if (!read.ok) return refuse(form, typed, read, { status: 400 });
  const asked = { ctx, typed, values: read.values, post };
  return step === "ask" ? ask(form, handlers, asked) : carryOut(form, handlers, asked);
}

type Asked<F extends Fields, Thing> = { ctx: Context; typed: FormData; values: ValuesOf<F>; post: Post<Thing> };

async function ask<F extends Fields, Facts, Thing, D>(
  form: Form<F, Facts>,
  { run, shows }: Handlers<F, Facts, Thing, D>,
  { ctx, typed, values, post }: Asked<F, Thing>,
) {
  const result = await tried(ctx, (inside) => run(inside, values, post));
  if (!result.ok) return refuse(form, typed, result);
  for (const [name, value] of Object.entries(shows?.(result) ?? {})) typed.set(name, String(value));
  return data({ ...returnedForm(form, typed), isQuestion: true });
}

async function carryOut<F extends Fields, Facts, Thing, D>(
  form: Form<F, Facts>,
  { run, done }: Handlers<F, Facts, Thing, D>,
  { ctx, typed, values, post }: Asked<F, Thing>,
) {
  const result = await run(ctx, values, post);
  if (!result.ok) return refuse(form, typed, result);
  const next = await done(result, post, values);
  if (!("to" in next)) return next;
  const { to, message } = next;
  return message === undefined ? redirect(to) : redirectWithFlash(ctx, to, message);
}

async function preserveInput<F extends Fields, Facts, Thing>(
  form: Form<F, Facts>,
  may: May<Thing>,
  args: ActionFunctionArgs,
) {
  const typed = await textsOf(form, args.request);
  const isOfOurs = typed.has("id") || typed.has("version");
  // why: 307 posts the same again, with its file
  if (isOfOurs && typeof may === "object" && may.recreate) throw redirect(may.recreate(placeOf(args)), 307);
  return refuse(form, typed, { problems: { "": [isGone] } }, { status: 404 });
}

async function textsOf<F extends Fields, Facts>(form: Form<F, Facts>, request: Request) {
  const posted = currentRequest()?.posted?.form;
  if (posted) return unpackForm(posted, limitOf(form.size ?? "plain")) ?? posted;
  const imageField = imageFieldOf(form.fields);
  return (await (imageField ? pressWithFile(request, imageField) : readPress(request, form.size))).form;
}

function offerRecreate<F extends Fields, Facts>(form: Form<F, Facts>, typed: FormData, thing: string) {
  typed.delete("version");
  const problem = `This ${thing} was deleted in the meantime. What you typed is still here: save it as a new ${thing}, or cancel.`;
  return refuse(form, typed, { problems: { "": [problem] } });
}

const isGone = "This is no longer there: it was deleted in the meantime. What you typed is still here.";

type Reading<Thing> = { ctx: Context; thing: Thing; request: Request };
type Received = {
  typed: FormData;
  isPressed: boolean;
  isOwn: boolean;
  fileProblem: string | null;
  bytes: Uint8Array | null;
};

async function receive<F extends Fields, Facts, Thing, D>(
  form: Form<F, Facts>,
  { keepImage }: Handlers<F, Facts, Thing, D>,
  { ctx, thing, request }: Reading<Thing>,
): Promise<Received> {
  const fileField = fileFieldOf(form.fields);
  if (fileField) return receiveFile(form, fileField, request);
  const imageField = imageFieldOf(form.fields);
  if (!imageField || !keepImage) {
    const { form: typed, ...press } = await readPress(request, form.size);
    return { typed, ...press, fileProblem: null, bytes: null };
  }
  const { form: typed, isPressed, isOwn, file } = await pressWithFile(request, imageField);
  const isRemoved = typed.has(`${imageField}Removed`);
  const wrong = await keepImage(ctx, typed, file, thing);
  if (wrong || file) return { typed, isPressed, isOwn, fileProblem: wrong, bytes: null };
  const left = leftFile(typed);
  const lacks = !isRemoved && !typed.get(storedImageField);
  const fileProblem = left ?? ((lacks && requiredOf(form.fields[imageField])) || null);
  return { typed, isPressed, isOwn, fileProblem, bytes: null };
}

async function receiveFile<F extends Fields, Facts>(
  { fields, size }: Form<F, Facts>,
  name: string,
  request: Request,
): Promise<Received> {
  const { form: typed, isPressed, isOwn, file } = await pressWithFile(request, name, size);
  const press = { typed, isPressed, isOwn };
  const field = fields[name];
  if (!file || field?.kind !== "file") return { ...press, fileProblem: leftFile(typed), bytes: null };
  if (file.ok && file.bytes.byteLength <= field.most) return { ...press, fileProblem: null, bytes: file.bytes };
  const isTooLarge = file.ok || file.isTooLarge;
  return { ...press, fileProblem: isTooLarge ? field.tooLarge : file.reason, bytes: null };
}

function leftFile(typed: FormData) {
  const name = typed.get(leftFileField);
  return name ? `Choose ${name} again.` : null;
}

function requiredOf(field: Field | undefined) {
  return field?.kind === "image" ? field.required : undefined;
}
