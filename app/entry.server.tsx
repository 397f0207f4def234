import { createReadableStreamFromReadable, type EntryContext, type HandleErrorFunction } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import { StoreAway } from "#app/domain/errors.ts";
import type { EditorView } from "#app/editor/state/views.ts";
import { formAgain, typedAgain } from "#app/http/body/form-again.server.ts";
import { gatheredBody } from "#app/http/body/gathered-body.server.ts";
import { loadParts } from "#app/ui/browser/later.tsx";
import { type Handle, ResponseContext } from "#app/ui/browser/response.ts";
import { describeError, unavailable, withTyped } from "#app/ui/frame/error-page.tsx";
import { mayStandWithin, stylesheetOf } from "#app/ui/frame/stylesheet.ts";
import { addBodyWeights } from "./features/completions/body-weights.server.ts";
import { deleteOldDrafts } from "./features/drafts/cleanup.server.ts";
import { deleteOldExports } from "./features/exports/cleanup.server.ts";
import { exportWork } from "./features/exports/make.server.ts";
import { deleteOldImports } from "./features/invitations/import/start.server.ts";
import { remindInvited } from "./features/invitations/remind.server.ts";
import { outgoingMail } from "./features/mail/outgoing.server.ts";
import { mailSettings } from "./features/mail/settings.server.ts";
import { deleteOldPrescriptions } from "./features/prescriptions/cleanup.server.ts";
import { checkBooks } from "./features/sales/books.server.ts";
import { sellingSettings } from "./features/sales/settings.server.ts";
import { runHourly } from "./features/subscriptions/clock.server.ts";
import { deleteOldChanges } from "./features/sync/cleanup.server.ts";
import { sendTokenEndingMails } from "./features/tokens/endings.server.ts";
import { deleteUnusedImages } from "./features/uploads/cleanup.server.ts";
import { calculationAhead } from "./http/built/calculation.server.ts";
import { stylesWithin } from "./http/built/styles-within.server.ts";
import { env } from "./http/env.server.ts";
import { observeRequests } from "./http/observe.server.ts";
import { pathForLog } from "./http/path-for-log.ts";
import { db, services } from "./services/context.server.ts";
import { runDaily } from "./services/daily.server.ts";
import { runWorker } from "./services/jobs/inline.server.ts";
import { stopOnSignals, stopOnUncaughtExceptions } from "./services/lifecycle.server.ts";
import { log, logUnhandledRejections } from "./services/log.server.ts";
import { deleteOldCounts } from "./services/rate-limits.server.ts";
import { currentRequest } from "./services/request-state.server.ts";
import { deleteOldTokens } from "./services/tokens/refresh.server.ts";

// why: in development this module runs again after every change, and would observe twice
const begun = globalThis as { macrocycleObserves?: boolean };
if (!begun.macrocycleObserves) {
  begun.macrocycleObserves = true;
  observeRequests();
  stopOnSignals();
  stopOnUncaughtExceptions();
  logUnhandledRejections();
  const exporter = { db, files: services.files, printer: services.reports, log, now: () => new Date() };
  const sender = { db, printer: services.reports };
  // why: with PORT=0 the address for links in mails is only known once the server listens
  runWorker((mail) => outgoingMail({ ...sender, settings: mailSettings(env()) }, mail), [exportWork(exporter)]);
  // why: a store that can't be reached, as at a mistyped address, is then in the log before anybody needs it
  services.files.isReady().catch(() => {});
  runDaily([
    { name: "add-body-weights", every: "hour", run: (job) => addBodyWeights(job) },
    { name: "remove-unused-images", run: deleteUnusedImages },
    { name: "remove-old-exports", run: deleteOldExports },
    { name: "remove-old-drafts", run: deleteOldDrafts },
    { name: "remove-old-prescriptions", run: deleteOldPrescriptions },
    { name: "remove-old-changes", run: deleteOldChanges },
    { name: "remove-old-imports", run: deleteOldImports },
    { name: "remove-old-tokens", run: deleteOldTokens },
    { name: "remove-old-counts", every: "hour", run: deleteOldCounts },
    { name: "tell-of-ending-tokens", run: sendTokenEndingMails },
    { name: "check-books", run: (job) => checkBooks(job) },
    { name: "remind-invited", every: "hour", run: remindInvited },
    { name: "subscriptions", every: "hour", run: runHourly(sellingSettings(env())) },
  ]);
}

const abortAfter = 10_000;

export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const { nonce = "", id: requestId = "" } = currentRequest() ?? {};
  const waitForAll = isbot(request.headers.get("user-agent") ?? "");
  const sheet = stylesheetOf(handlesOf(context));
  const within = mayStandWithin(sheet) ? await stylesWithin(request, sheet) : null;
  const response = { nonce, requestId, failure: await failureOf(request, context), styles: within?.text };
  if (within) headers.append("Set-Cookie", within.setCookie);
  // why: the browser asks for it with the first byte, and not once it has read the page
  else headers.append("Link", `<${sheet}>; rel=preload; as=style`);
  if (showsNumbers(context) && calculationAhead()) headers.append("Link", calculationAhead());
  await loadParts();
  return new Promise<Response>((resolve, reject) => {
    let responseStatus = status;
    const { pipe, abort } = renderToPipeableStream(
      <ResponseContext.Provider value={response}>
        <RemixServer context={context} url={request.url} nonce={nonce} />
      </ResponseContext.Provider>,
      {
        nonce,
        // why: React streams large boundaries after the page, by a script: a graph of a year would be missing without
        // it
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        [waitForAll ? "onAllReady" : "onShellReady"]() {
          const body = gatheredBody();
          body.once("close", () => clearTimeout(timer));
          headers.set("Content-Type", "text/html; charset=utf-8");
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

/** Of a week for a client, as the program editor's pages read it. */
function showsNumbers({ staticHandlerContext: { loaderData } }: EntryContext) {
  return Object.values(loaderData).some((read: Partial<EditorView> | null) => read?.numbers);
}

function handlesOf({ routeModules, staticHandlerContext: { matches } }: EntryContext) {
  return matches.map(({ route }) => routeModules[route.id]?.handle as Handle);
}

async function failureOf(request: Request, { staticHandlerContext: { errors } }: EntryContext) {
  if (!errors) return undefined;
  const described = describeError(Object.values(errors)[0]);
  if (described.status < 500) return withTyped(described, await typedAgain(request), request.method === "POST");
  if (!currentRequest()?.unavailable) return described;
  return { ...unavailable, unavailable: { again: await formAgain(request) } };
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted && isFault(error)) logFault(error, request);
};

function isFault(error: unknown) {
  // why: breaker.server.ts logs it once
  if (error instanceof StoreAway) return false;
  const refused = error instanceof Response || isRouteErrorResponse(error);
  return !refused || error.status >= 500;
}

function logFault(error: unknown, request: Request) {
  log.error({ id: currentRequest()?.id, url: pathForLog(new URL(request.url).pathname), err: error }, "fault");
}
