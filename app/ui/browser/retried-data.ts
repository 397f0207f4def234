import { fetchWithRetry, type Trouble, wholeResponse } from "./line.ts";
import { wouldLoseInput } from "./unsaved.ts";

/**
 * When a data request fails, the router replaces the page with an error. This waits for a retry instead, so that input
 * stays; navigating away ends the waiting.
 */
type Fetch = typeof window.fetch;
type Sent = { form: HTMLFormElement; submitter: HTMLElement | null };

let sent: Sent | null = null;
const kept = new Map<string, Response>();

export function retryDataFetches() {
  const plainFetch = window.fetch;
  window.fetch = (input, init) => (isData(input) ? fetchData(plainFetch, input, init) : plainFetch(input, init));
  document.addEventListener("submit", remember, true);
}

function remember({ target, submitter }: SubmitEvent) {
  if (target instanceof HTMLFormElement) sent = { form: target, submitter };
}

function isData(input: RequestInfo | URL): input is URL {
  return input instanceof URL && input.pathname.endsWith(".data");
}

async function fetchData(plainFetch: Fetch, url: URL, init: RequestInit = {}) {
  const { method = "GET", body, signal } = init;
  if (method === "GET")
    return fetchWithRetry(() => plainFetch(url, init).catch(copyOf(url)), troubleOfPage, { signal });
  const again = sentTo(url);
  const options = { signal, isTimed: !(body instanceof FormData), instead: again && (() => sendAgain(again)) };
  const response = await fetchWithRetry(() => plainFetch(url, init), troubleOf, options);
  for (const address of [...kept.keys()]) storeOffline(address);
  return response;
}

async function troubleOfPage(response: Response) {
  const trouble = await troubleOf(response);
  return trouble?.kind !== "refused" || losesInput() ? trouble : null;
}

function losesInput() {
  return wouldLoseInput({ from: location.pathname, to: "" });
}

/** Its page has what was entered, and the button that sends it: after a login, the page before has neither. */
const pressAgain = 428;

async function troubleOf(response: Response): Promise<Trouble | null> {
  const { ok, status, headers } = response;
  const incident = headers.get("X-Request-Id");
  const isOurs = incident !== null || headers.get("Content-Type")?.startsWith("text/x-script");
  if (status >= 500) return isOurs ? { kind: "fault", status, incident } : { kind: "line" };
  if (status === pressAgain && !losesInput()) return null;
  if (!ok && (!isOurs || thrown.test(await response.clone().text()))) return { kind: "refused", status };
  // why: a captive portal that wants a login first
  return ok && !isOurs ? { kind: "line" } : null;
}

/**
 * Remix's encoding of thrown responses; our own data never contains this text at the start. Returned errors are the
 * form's business.
 */
const thrown = /\["(ErrorResponse|SingleFetchClassInstance)",/;

function sentTo(url: URL) {
  const action = sent?.submitter?.getAttribute("formaction") ?? sent?.form.getAttribute("action") ?? "";
  const { pathname } = new URL(action, location.href);
  return sent && url.pathname === `${pathname}.data` ? sent : undefined;
}

function sendAgain({ form, submitter }: Sent) {
  if (!form.isConnected) return false;
  const isItsOwn = submitter instanceof HTMLButtonElement && submitter.form === form;
  form.requestSubmit(isItsOwn ? submitter : null);
  return true;
}

export async function storeOffline(address: string) {
  kept.delete(address);
  const response = await wholeResponse(fetch(address)).catch(() => null);
  // why: another status means that nobody is signed in any more
  if (response?.status === 200) kept.set(address, response);
}

function copyOf({ pathname, searchParams }: URL) {
  const copy = kept.get(`${pathname}?_routes=${encodeURIComponent(searchParams.get("_routes") ?? "")}`);
  return (error: unknown) => (copy ? copy.clone() : Promise.reject(error));
}
