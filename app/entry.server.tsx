import { createReadableStreamFromReadable, type EntryContext, type HandleErrorFunction } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import { gatheredBody } from "#app/http/body/gathered-body.server.ts";
import { ResponseContext } from "#app/ui/browser/response.ts";
import { observeRequests } from "./http/observe.server.ts";
import { stopOnSignals } from "./services/lifecycle.server.ts";
import { log } from "./services/log.server.ts";
import { currentRequest } from "./services/request-state.server.ts";

// why: in development this module is evaluated again at every change, and would observe twice
const begun = globalThis as { macrocycleObserves?: boolean };
if (!begun.macrocycleObserves) {
  begun.macrocycleObserves = true;
  observeRequests();
  stopOnSignals();
}

const abortAfter = 10_000;

export default function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const { nonce = "", id: requestId = "" } = currentRequest() ?? {};
  const failed = context.staticHandlerContext.errors !== null;
  const waitForAll = isbot(request.headers.get("user-agent") ?? "");
  return new Promise<Response>((resolve, reject) => {
    let responseStatus = status;
    const { pipe, abort } = renderToPipeableStream(
      <ResponseContext.Provider value={{ nonce, requestId, failed }}>
        <RemixServer context={context} url={request.url} nonce={nonce} />
      </ResponseContext.Provider>,
      {
        nonce,
        [waitForAll ? "onAllReady" : "onShellReady"]() {
          const body = gatheredBody();
          body.once("close", () => clearTimeout(timer));
          headers.set("Content-Type", "text/html; charset=utf-8");
          keepPrivate(headers);
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status: responseStatus }));
          pipe(body);
        },
        onShellError: reject,
        onError(error) {
          responseStatus = 500;
          logFault(error, request);
        },
      },
    );
    const timer = setTimeout(abort, abortAfter);
  });
}

export function handleDataRequest(response: Response) {
  keepPrivate(response.headers);
  return response;
}

/** Pages are one person's, and may be old news: no cache between keeps them, and the browser's asks again. */
function keepPrivate(headers: Headers) {
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-cache");
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted) logFault(error, request);
};

function logFault(error: unknown, request: Request) {
  log.error({ id: currentRequest()?.id, url: new URL(request.url).pathname, err: error }, "fault");
}
