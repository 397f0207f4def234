import { Icon } from "#app/ui/elements/icon.tsx";

const seen = [
  "Your readiness answers and comments",
  "Your body weight and body fat",
  "Your workouts, results and records, with pictures",
  "All of this from before today, too",
];

/** Decisions §1. */
export function CoachSees() {
  return (
    <ul className="grid gap-2">
      {seen.map((words) => (
        <li key={words} className="flex gap-3">
          <span className="mt-0.5">
            <Icon name="eye" />
          </span>
          {words}
        </li>
      ))}
    </ul>
  );
}
