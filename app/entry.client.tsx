import { RemixBrowser } from "@remix-run/react";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { watchEntered } from "#app/ui/browser/entered.ts";
import { retryDataFetches } from "#app/ui/browser/retried-data.ts";

const oneYear = 365 * 24 * 60 * 60;

retryDataFetches();
watchEntered(document);
sendTimeZone();

// why: in slices, as a transition, the browser renders a frame after each and a week is alive half as late again
hydrateRoot(
  document,
  <StrictMode>
    <RemixBrowser />
  </StrictMode>,
);

/** Lets the server know which day it is here: it reads the cookie at the next request (http/time-zone.server.ts). */
function sendTimeZone() {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  // biome-ignore lint/suspicious/noDocumentCookie: why: not every browser has a cookie store
  document.cookie = `time-zone=${timeZone};path=/;max-age=${oneYear};samesite=lax`;
}
