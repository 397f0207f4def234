import { AsyncLocalStorage } from "node:async_hooks";
import type { Typed } from "#app/domain/forms/typed.ts";
import type { Preferences } from "#app/domain/people/preferences.ts";
import type { Actor } from "#app/domain/policy/roles.ts";

/** What one request knows of itself, from the first byte to the log line. */
export type RequestState = {
  id: string;
  nonce: string;
  startedAt: number;
  queries: number;
  /** Of passwords, made or compared. */
  hashes: number;
  /** A posted form was refused: the page that follows says so in its title. */
  formFailed?: boolean;
  /** A query found no database, or none that answered in time. */
  unavailable?: boolean;
  /** Too much was asked for, by all (503) or by this person (429): with what to answer, and the seconds to wait. */
  tooMuch?: { status: 503 | 429; retryAfter: number };
  /** The form that was read of it, to be carried by a page that asks for it again. */
  posted?: { form: FormData; leftFiles: string[] };
  /** What somebody typed into such a form, in words. */
  typedIn?: TypedIn;
  /** How much was read of its body, for the log: bytes, and fields that were taken out of them. */
  read?: { bytes: number; fields: number };
  /** Where it comes from, as limits count it. */
  address: string;
  /** Why it was turned away before any page saw it. */
  refusal?: Refusal | undefined;
  /** Asked once a request, however many loaders run for it. */
  signedIn?: Promise<SignedIn | null>;
};

export type TypedIn = (form: FormData) => Typed[];

export type Refusal = { status: number; message: string };

export type SignedIn = {
  actor: Actor;
  /** The actor's own picture. */
  imageId: string | null;
  /** Invitations of the actor's e-mail that wait for an answer. */
  pendingInvitations: number;
  sessionHash: string;
  timeZone: string;
  preferences: Preferences;
};

const storage = new AsyncLocalStorage<RequestState>();

export function beginRequest(state: RequestState) {
  storage.enterWith(state);
}

/** The state of the request being answered, or undefined outside one. */
export function currentRequest() {
  return storage.getStore();
}

/** Counts what is read of a body. */
export function countRead(bytes: number, fields: number) {
  const state = storage.getStore();
  if (!state) return;
  state.read ??= { bytes: 0, fields: 0 };
  state.read.bytes += bytes;
  state.read.fields += fields;
}

/** What was read of a form can't be read again; a page that sends it once more asks here. */
export function rememberPosted({ form, leftFiles }: { form: FormData; leftFiles: string[] }) {
  const state = storage.getStore();
  if (state) state.posted = { form, leftFiles };
}

/** Says how to read what somebody typed into the form of this request, for a page that can't show the form again. */
export function describeTyped(typedIn: TypedIn) {
  const state = storage.getStore();
  if (state) state.typedIn = typedIn;
}

/** What refuses the request otherwise as it does, with a status and a header that say when to ask again. */
export function markTooMuch(status: 503 | 429, retryAfter: number) {
  const state = storage.getStore();
  if (state) state.tooMuch = { status, retryAfter };
}

/** The database is away: the answer says so. */
export function markUnavailable() {
  const state = storage.getStore();
  if (state) state.unavailable = true;
}

export function countQuery() {
  const state = storage.getStore();
  if (state) state.queries += 1;
}

export function countHash() {
  const state = storage.getStore();
  if (state) state.hashes += 1;
}
