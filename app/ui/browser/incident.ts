import { useContext } from "react";
import { AnswerContext } from "./answer.ts";

let latest = "";

/** Lets the browser remember the id of the latest fault: only the answer's header tells it. */
export function watchForIncidents() {
  const ask = window.fetch;
  window.fetch = async (...request) => {
    const answer = await ask(...request);
    if (answer.status >= 500) latest = answer.headers.get("X-Request-Id") ?? "";
    return answer;
  };
}

/** The id under which the log has the fault that is being shown; empty when there was no answer at all. */
export function useIncident() {
  const { requestId } = useContext(AnswerContext);
  return requestId || latest;
}
