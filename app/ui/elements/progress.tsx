import { useGoing } from "#app/ui/browser/pending.ts";

/** A thin line at the top while a hydrated page waits for the server; it shows itself only when that takes a while. */
export function Progress() {
  const { state } = useGoing();
  return state === "idle" ? null : <div className="progress" aria-hidden="true" />;
}
