import { useContext } from "react";
import { ResponseContext } from "./response.ts";

let latest = "";
let latestIsOutage = false;

/** Lets the browser remember the id of the latest fault: only the answer's header tells it. */
export function watchForIncidents() {
  const ask = window.fetch;
  window.fetch = async (...request) => {
    const answer = await ask(...request);
    if (answer.status >= 500) {
      latest = answer.headers.get("X-Request-Id") ?? "";
      latestIsOutage = answer.status === 503;
    }
    return answer;
  };
}

/** The id under which the log has the fault that is being shown; empty when there was no answer at all. */
export function useIncident() {
  const { requestId } = useContext(ResponseContext);
  return requestId || latest;
}

/** Whether the fault that is being shown is the database's absence: then it goes by itself. */
export function useOutage() {
  const { requestId, unavailable } = useContext(ResponseContext);
  return requestId ? unavailable !== undefined : latestIsOutage;
}
