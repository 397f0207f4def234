import { useContext } from "react";
import { ResponseContext } from "./response.ts";

let latest = "";

/** Lets the browser remember the id of the latest fault: only the answer's header tells it. */
export function watchForIncidents() {
  const ask = window.fetch;
  window.fetch = async (...request) => {
    const response = await ask(...request);
    if (response.status >= 500) latest = response.headers.get("X-Request-Id") ?? "";
    return response;
  };
}

/** The id under which the log has the fault that is being shown; empty when there was no answer at all. */
export function useIncident() {
  const { requestId } = useContext(ResponseContext);
  return requestId || latest;
}
