import { fetchWithRetry, retried, type Trouble } from "./line.ts";

type Manifest = typeof window.__remixManifest;
type Options = { imports?: string[]; signal?: AbortSignal | undefined };

declare global {
  interface Window {
    /** Called by the patched Remix: the page has its own routes, the others are one file. */
    loadManifest: (url: string, signal?: AbortSignal) => Promise<Manifest>;
  }
}

type Router = typeof window.__remixRouter & { discoverRoutes: () => Promise<void> };

let own: Manifest | null = null;
let whole: Manifest | null = null;

export function keepRoutesForLater() {
  window.loadManifest = loadManifest;
}

export async function discoverRoutes() {
  const router = window.__remixRouter as Router;
  await router.discoverRoutes();
  return router.routes;
}

/** With it come the styles of other screens: nothing else is shown before this. */
async function loadManifest(url: string, signal?: AbortSignal): Promise<Manifest> {
  if (whole) return whole;
  own ??= window.__remixManifest;
  await Promise.all([importFile(url, { signal }), addStyles({ signal })]);
  // why: the file replaces it, and only the first time
  if (window.__remixManifest !== own) whole = window.__remixManifest;
  window.__remixManifest = own;
  if (!whole) location.reload();
  return whole ?? new Promise(() => {});
}

async function addStyles(options: Options) {
  const first = document.querySelector<HTMLLinkElement>("link[data-after]");
  const href = first?.dataset.after;
  if (!href) return;
  // why: two may wait for it, and one brings it
  const isThere = () => document.querySelector(`link[href="${href}"]`) !== null;
  while (!isThere() && !(await isAdded(href, first))) await retried({ kind: "line" }, options);
}

/** Behind the page's own sheet and before that of its screen, as if it had been there from the start. */
function isAdded(href: string, first: HTMLLinkElement) {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  return new Promise<boolean>((done) => {
    link.addEventListener("load", () => done(true));
    link.addEventListener("error", () => {
      link.remove();
      done(false);
    });
    first.after(link);
  });
}

/** Fetches the files first: not every browser retries a failed import, and Remix would reload the page. */
export async function importFile(file: string, { imports = [], signal }: Options) {
  const missing = [file, ...imports].filter((href) => !isFetched(href));
  await Promise.all(missing.map((href) => fetchWithRetry(() => fetch(href), troubleOf, { signal })));
  await import(/* @vite-ignore */ file).catch(() => retried({ kind: "outdated" }, { signal }));
}

function troubleOf({ ok, status, headers }: Response): Trouble | null {
  if (ok && headers.get("Content-Type")?.includes("javascript")) return null;
  return { kind: ok || status >= 500 ? "line" : "outdated" };
}

type Noted = PerformanceResourceTiming & { responseStatus?: number };

/** For a failed file, browsers record no size. */
export function isFetched(href: string) {
  const entries = performance.getEntriesByName(new URL(href, location.href).href, "resource");
  // why: not every browser records the status, and error bodies have a size
  return (entries as Noted[]).some(
    ({ decodedBodySize, responseStatus = 200 }) => decodedBodySize > 0 && responseStatus < 400,
  );
}
