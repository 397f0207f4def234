import { RemixBrowser } from "@remix-run/react";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { watchEntered } from "#app/ui/browser/entered.ts";
import { makeDataPatient } from "#app/ui/browser/patient-data.ts";
import { tellTimeZone } from "#app/ui/browser/time-zone.ts";

makeDataPatient();
watchEntered(document);
tellTimeZone();

// why: in slices, as a transition, the browser renders a frame after each and a week is alive half as late again
hydrateRoot(
  document,
  <StrictMode>
    <RemixBrowser />
  </StrictMode>,
);
