import { useSyncExternalStore } from "react";

export type Trouble =
  | { kind: "line" }
  | { kind: "refused"; status: number }
  | { kind: "fault"; status: number; incident: string | null }
  | { kind: "outdated" };

export const offlineMessage = "You are offline, or the server can't be reached. Nothing is lost.";

type Waiting = { trouble: Trouble; again: () => void };

const waiting = new Set<Waiting>();
const listeners = new Set<() => void>();
let latest: Trouble | null = null;

export function useTrouble(): Trouble | null {
  return useSyncExternalStore(
    subscribe,
    () => latest,
    () => null,
  );
}

export function retry() {
  for (const { again } of [...waiting]) again();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show() {
  latest = [...waiting].at(-1)?.trouble ?? null;
  for (const listener of listeners) listener();
}

type Options = {
  signal?: AbortSignal | null | undefined;
  instead?: (() => boolean) | undefined;
};

export function retried(trouble: Trouble, { signal, instead }: Options = {}) {
  return new Promise<void>((resolve, reject) => {
    const one: Waiting = {
      trouble,
      again() {
        if (instead?.()) return;
        end();
        resolve();
      },
    };
    function end() {
      waiting.delete(one);
      signal?.removeEventListener("abort", stop);
      show();
    }
    function stop() {
      end();
      reject(signal?.reason);
    }
    if (signal?.aborted) return reject(signal.reason);
    signal?.addEventListener("abort", stop);
    waiting.add(one);
    show();
  });
}

/** Milliseconds: more than a slow connection needs; a server that hangs counts as unreachable. */
const timeout = 60_000;

export async function fetchWithRetry(
  send: () => Promise<Response>,
  troubleOf: (response: Response) => Trouble | null | Promise<Trouble | null>,
  { isTimed = true, ...options }: Options & { isTimed?: boolean } = {},
): Promise<Response> {
  for (;;) {
    const response = await wholeResponse(send(), isTimed).catch(() => null);
    options.signal?.throwIfAborted();
    const trouble = response ? await troubleOf(response) : ({ kind: "line" } as const);
    if (response && !trouble) return response;
    if (trouble) await retried(trouble, options);
  }
}

export function wholeResponse(coming: Promise<Response>, isTimed = true) {
  const late = new Promise<never>((_, reject) => isTimed && setTimeout(reject, timeout));
  const read = coming.then(async (response) => {
    await response.clone().arrayBuffer();
    return response;
  });
  return Promise.race([read, late]);
}

export async function importWithRetry<M>(load: () => Promise<M>): Promise<M> {
  for (;;) {
    const loaded = await load().catch(() => null);
    if (loaded) return loaded;
    // why: if the server responds at all, the file belongs to an older build
    const response = await fetch(import.meta.url, { method: "HEAD", cache: "no-store" }).catch(() => null);
    await retried({ kind: response && response.status < 500 ? "outdated" : "line" });
  }
}
