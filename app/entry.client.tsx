import { RemixBrowser } from "@remix-run/react";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { watchEntered } from "#app/ui/browser/entered.ts";
import { retryDataFetches } from "#app/ui/browser/retried-data.ts";
import { sendTimeZone } from "#app/ui/browser/time-zone.ts";

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
