import { RemixBrowser } from "@remix-run/react";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { watchEntered } from "#app/ui/browser/entered.ts";
import { firstFiles } from "#app/ui/browser/hydrated.ts";
import { keepRoutesForLater } from "#app/ui/browser/other-routes.ts";
import { retryDataFetches } from "#app/ui/browser/retried-data.ts";
import { whenIdle } from "#app/ui/browser/when-idle.ts";

const oneYear = 365 * 24 * 60 * 60;

retryDataFetches();
keepRoutesForLater();
watchEntered(document);
// why: to ask for it takes a slow processor a tenth of a second, and only the first page's successor needs it at once
if (document.cookie.includes("time-zone=")) whenIdle(sendTimeZone);
else sendTimeZone();
forgetKeptFields();

// why: the page's own modules run after this one, and say what they wait for
queueMicrotask(() => firstFiles().then(hydrate));

// why: hydrated in slices, as a transition, the browser renders a frame after each, and a week takes half as long again
function hydrate() {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  );
}

function sendTimeZone() {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  // biome-ignore lint/suspicious/noDocumentCookie: why: not every browser has a cookie store
  document.cookie = `time-zone=${timeZone};path=/;max-age=${oneYear};samesite=lax`;
}

/** Of a login that was answered (public/scripts/kept-fields.js). */
function forgetKeptFields() {
  try {
    sessionStorage.removeItem("kept-fields");
  } catch {
    // why: a browser may forbid storage
  }
}
