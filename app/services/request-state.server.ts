import { AsyncLocalStorage } from "node:async_hooks";
import type { Typed } from "#app/domain/forms/typed.ts";
import type { Preferences } from "#app/domain/people/preferences.ts";
import type { Actor } from "#app/domain/policy/roles.ts";

export type RequestState = {
  id: string;
  nonce: string;
  startedAt: number;
  queries: number;
  hashes: number;
  formFailed?: boolean;
  unavailable?: Unavailable;
  tooMuch?: { status: 503 | 429; retryAfter: number };
  posted?: { form: FormData; leftFiles: string[] };
  typedIn?: TypedIn;
  read?: { bytes: number; fields: number };
  address: string;
  refusal?: Refusal | undefined;
  /** Once per request, however many loaders run. */
  signedIn?: Promise<SignedIn | null>;
};

/** What a request could not reach. */
export type Unavailable = "database" | "files";

export type TypedIn = (form: FormData) => Typed[];

export type Refusal = { status: number; message: string };

export type SignedIn = {
  actor: Actor;
  imageId: string | null;
  pendingInvitations: number;
  sessionHash: string;
  timeZone: string;
  preferences: Preferences;
};

const storage = new AsyncLocalStorage<RequestState>();

export function beginRequest(state: RequestState) {
  storage.enterWith(state);
}

export function currentRequest() {
  return storage.getStore();
}

export function countRead(bytes: number, fields: number) {
  const state = storage.getStore();
  if (!state) return;
  state.read ??= { bytes: 0, fields: 0 };
  state.read.bytes += bytes;
  state.read.fields += fields;
}

/** A body can't be read twice, so a page that sends the form again gets it here. */
export function rememberPosted({ form, leftFiles }: { form: FormData; leftFiles: string[] }) {
  const state = storage.getStore();
  if (state) state.posted = { form, leftFiles };
}

export function describeTyped(typedIn: TypedIn) {
  const state = storage.getStore();
  if (state) state.typedIn = typedIn;
}

export function markTooMuch(status: 503 | 429, retryAfter: number) {
  const state = storage.getStore();
  if (state) state.tooMuch = { status, retryAfter };
}

export function markUnavailable(what: Unavailable) {
  const state = storage.getStore();
  if (state) state.unavailable = what;
}

export function countQuery() {
  const state = storage.getStore();
  if (state) state.queries += 1;
}

export function countHash() {
  const state = storage.getStore();
  if (state) state.hashes += 1;
}
