import { useGoing } from "#app/ui/browser/pending.ts";

export function Progress() {
  const { state } = useGoing();
  return state === "idle" ? null : <div className="progress" aria-hidden="true" />;
}
