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

export type Access = Action | "any user" | "public";

export type FileAnswer = { file: string };
type Answer = z.ZodType | FileAnswer;

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
  path: Path;
  summary: string;
  description?: string;
  access: A;
  scope: A extends "public" ? null : Scope | "login";
  /** Also with an expired subscription: personal data, and what they pay (decisions §2). */
  evenExpired?: true;
  /** May answer 410, for what was there once. */
  mayBeGone?: true;
  params?: Partial<Record<NamesIn<Path>, z.ZodType<string>>>;
};

type Verb<Path extends string, A extends Access, Q, B, Out> = Declared<Path, A> & {
  method: Method;
  query?: z.ZodObject & z.ZodType<Q>;
  body?: z.ZodType<B>;
  /** A form with a file: `run` reads the request (http/body), and `body` only describes it. */
  multipart?: true;
  large?: true;
  answer?: Out;
  status?: 201 | 202;
  catalogue?: true;
  run: (call: Call<Path, Q, B, A>) => Promise<Out extends Answer ? Answered<Out> : undefined | AnyRefusal | Response>;
};

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
  isList: boolean;
  filters: FilterFields | null;
  run: (call: { ctx: unknown; path: unknown; query: unknown; body: unknown; request: Request }) => Promise<unknown>;
};

export type Resource = { name: string; operations: Operation[] };

export function resource(name: string, operations: Operation[]): Resource {
  return { name, operations };
}

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
  where?: F;
  item: Item;
  keys: z.ZodType<Keys>;
  run: (
    call: Omit<Call<Path, Q, undefined, A>, "body"> & { page: Page<Keys>; where: Where<keyof F & string> | null },
  ) => Promise<Found<z.input<Item>, Keys>>;
};

/**
 * A GET with `limit`, `offset`, `noCount`, `cursor`, and `where` if it has fields; the total and the next page's
 * address are headers.
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

function paramsOf({ path, params = {} }: { path: string; params?: Record<string, z.ZodType<string> | undefined> }) {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");
  return Object.fromEntries(names.map((name) => [name, params[name] ?? z.guid()]));
}
