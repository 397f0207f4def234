import { Icon } from "./icon.tsx";

/** A tick or a cross, with its word. */
export function YesNo({ isYes }: { isYes: boolean }) {
  return (
    <span className={`inline-flex items-center gap-1 align-middle ${isYes ? "text-good" : "text-ink-2"}`}>
      <Icon name={isYes ? "check" : "x"} />
      {isYes ? "Yes" : "No"}
    </span>
  );
}
