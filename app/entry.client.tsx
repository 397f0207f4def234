import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { watchEntered } from "#app/ui/browser/entered.ts";
import { makeDataPatient } from "#app/ui/browser/patient-data.ts";
import { tellTimeZone } from "#app/ui/browser/time-zone.ts";

makeDataPatient();
watchEntered(document);
tellTimeZone();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  );
});
