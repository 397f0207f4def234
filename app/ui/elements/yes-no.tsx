import { Icon } from "./icon.tsx";

export function YesNo({ isYes }: { isYes: boolean }) {
  return (
    <span className={`inline-flex items-center gap-1 align-middle ${isYes ? "text-good" : "text-ink-2"}`}>
      <Icon name={isYes ? "check" : "x"} />
      {isYes ? "Yes" : "No"}
    </span>
  );
}
