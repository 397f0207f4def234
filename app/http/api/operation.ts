import { z } from "zod";
import type { Scope } from "#app/domain/access/scopes.ts";
import { type FilterFields, type Where, whereLimits, whereSchema } from "#app/domain/filters/where.ts";
import type { Fields } from "#app/domain/forms/form.ts";
import type { Refused } from "#app/domain/forms/result.ts";
import type { Action } from "#app/domain/policy/matrix.ts";
import type { Context, VisitorContext } from "#app/services/context.server.ts";
import { readJson } from "./json-text.ts";
import { type Found, type Page, pagingShape } from "./paging.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** A right that one must have to anything at all; or anybody who is signed in; or everybody. */
export type Access = Action | "any user" | "public";

/** A file's type, where the answer is no JSON: `run` then returns a Response of its own. */
export type FileAnswer = { file: string };
type Answer = z.ZodType | FileAnswer;

/** What a use case refuses is handed on as it is: the kernel makes a problem of it, with the forms' words. */
type AnyRefusal = Refused<Fields> | Refused;
type Answered<A> = A extends z.ZodType ? z.input<A> | AnyRefusal | Response : Response | AnyRefusal;

type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
type InPath<Path extends string> = { [Name in NamesIn<Path>]: string };
type ContextFor<A extends Access> = A extends "public" ? VisitorContext : Context;

export type Call<Path extends string, Q, B, A extends Access> = {
  ctx: ContextFor<A>;
  path: InPath<Path>;
  query: Q;
  body: B;
  request: Request;
};

type Declared<Path extends string, A extends Access> = {
  /** Under /api, as '/exercises/{id}'. What is in braces is an id, unless `params` says otherwise. */
  path: Path;
  summary: string;
  /** What else to know: who sees which rows, what is refused. */
  description?: string;
  access: A;
  /** What a personal token must be for; 'login' takes the token of a login alone, as nothing else should change a password. */
  scope: A extends "public" ? null : Scope | "login";
  /** Also of somebody whose subscription has expired: what is theirs as a person, and what they pay (decisions §2). */
  evenExpired?: true;
  params?: Partial<Record<NamesIn<Path>, z.ZodType<string>>>;
};

type Verb<Path extends string, A extends Access, Q, B, Out> = Declared<Path, A> & {
  method: Method;
  query?: z.ZodObject & z.ZodType<Q>;
  body?: z.ZodType<B>;
  /** The body is a form with a file: `run` reads it from the request (http/body). `body` then only describes it. */
  multipart?: true;
  /** Of a large document: the body may have 8 MiB instead of one. */
  large?: true;
  /** Nothing (204) without it. */
  answer?: Out;
  /** Of a good answer, where it is not 200 (or 204). */
  status?: 201 | 202;
  /** The same for everybody who may see it, and seldom changed: answers carry an ETag. */
  catalogue?: true;
  run: (call: Call<Path, Q, B, A>) => Promise<Out extends Answer ? Answered<Out> : undefined | AnyRefusal | Response>;
};

/** An operation as the kernel knows it: every type has done its work where it was declared. */
export type Operation = Omit<Declared<string, Access>, "params" | "scope"> & {
  method: Method;
  scope: Scope | "login" | null;
  params: Record<string, z.ZodType<string>>;
  query: z.ZodObject | null;
  body: z.ZodType | null;
  multipart: boolean;
  large: boolean;
  answer: Answer | null;
  status: number;
  catalogue: boolean;
  /** It answers a page of a list, with its headers. */
  isList: boolean;
  /** The fields of its `where`. */
  filters: FilterFields | null;
  run: (call: { ctx: unknown; path: unknown; query: unknown; body: unknown; request: Request }) => Promise<unknown>;
};

export type Resource = { name: string; operations: Operation[] };

/** A resource: what the API's page shows together. */
export function resource(name: string, operations: Operation[]): Resource {
  return { name, operations };
}

/** Declares one operation, typed by its path and schemas. */
export function operation<
  const Path extends string,
  A extends Access,
  Q = Record<never, never>,
  B = undefined,
  Out extends Answer | undefined = undefined,
>(declared: Verb<Path, A, Q, B, Out>): Operation {
  const { query = null, body = null, answer = null, multipart = false, large = false, catalogue = false } = declared;
  const status = declared.status ?? (answer ? 200 : 204);
  const shape = { query, body, answer, multipart, large, catalogue, status, isList: false, filters: null };
  return { ...declared, params: paramsOf(declared), ...shape, run: declared.run as Operation["run"] };
}

type Listing<Path extends string, A extends Access, Q, Item extends z.ZodType, Keys, F extends FilterFields> = Declared<
  Path,
  A
> & {
  query?: z.ZodObject & z.ZodType<Q>;
  /** The fields that `where` can filter by. */
  where?: F;
  item: Item;
  /** What a row is ordered by, its id last: the cursor of the next page holds the last row's (paging.ts). */
  keys: z.ZodType<Keys>;
  run: (
    call: Omit<Call<Path, Q, undefined, A>, "body"> & { page: Page<Keys>; where: Where<keyof F & string> | null },
  ) => Promise<Found<z.input<Item>, Keys>>;
};

/**
 * Declares a GET that answers a list: with `limit`, `offset`, `noCount`, `cursor`, and `where` if it has fields; its
 * total and the next page's address go out as headers.
 */
export function listOperation<
  const Path extends string,
  A extends Access,
  Item extends z.ZodType,
  Keys,
  Q = Record<never, never>,
  const F extends FilterFields = Record<never, never>,
>(declared: Listing<Path, A, Q, Item, Keys, F>): Operation {
  const { item, keys, where: filters = null, run, query, ...rest } = declared;
  const shape = { ...query?.shape, ...pagingShape(keys), ...(filters ? { where: whereParameter(filters) } : {}) };
  const list = { method: "GET" as const, isList: true, filters, status: 200, catalogue: false };
  return {
    ...rest,
    ...list,
    params: paramsOf(declared),
    query: z.object(shape),
    body: null,
    multipart: false,
    large: false,
    answer: z.array(item),
    run: (call) => run(splitPaging(call) as unknown as Parameters<typeof run>[0]),
  };
}

/** Of what was read of the query, what every list has stands beside what this one has. */
function splitPaging({ query, ...call }: Parameters<Operation["run"]>[0]) {
  const { limit, offset, noCount, cursor, where, ...own } = query as Record<string, unknown>;
  return { ...call, query: own, where: where ?? null, page: { limit, offset, after: cursor, noCount } };
}

function whereParameter(fields: FilterFields) {
  return z.string().transform(readJsonText).pipe(whereSchema(fields)).nullable().default(null);
}

function readJsonText(text: string, issues: z.core.$RefinementCtx) {
  const read = text.length > whereLimits.length ? { ok: false as const, reason: "It is too long" } : readJson(text);
  if (read.ok) return read.value;
  issues.addIssue({ code: "custom", message: read.reason });
  return z.NEVER;
}

/** Every name in braces with its schema: an id where nothing else is said. */
function paramsOf({ path, params = {} }: { path: string; params?: Record<string, z.ZodType<string> | undefined> }) {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");
  return Object.fromEntries(names.map((name) => [name, params[name] ?? z.guid()]));
}
