import { useGoing } from "#app/ui/browser/pending.ts";

/** CSS only shows it after a while. */
export function Progress() {
  const { state } = useGoing();
  return state === "idle" ? null : <div className="progress" aria-hidden="true" />;
}
