import type { DayStatus } from "#app/domain/schedule/compliance.ts";

/** A letter says what a colour does; forced colours and paper keep the border. */
export const marks: Record<DayStatus, { name: string; letter: string; look: string }> = {
  done: { name: "Done", letter: "D", look: "border-good bg-good-soft text-good" },
  late: { name: "Late", letter: "L", look: "border-dashed border-good bg-good-soft text-good" },
  partly: { name: "Partly", letter: "½", look: "border-warn bg-warn-soft text-warn" },
  missed: { name: "Missed", letter: "M", look: "border-bad bg-bad-soft text-bad" },
  planned: { name: "Planned", letter: "P", look: "border-dashed border-line-strong text-ink" },
  rest: { name: "Rest", letter: "–", look: "border-transparent text-ink-2" },
};

export const markShape = "grid size-7 place-items-center rounded-s border text-sm font-semibold no-underline";

export function MarkLegend() {
  return (
    <ul aria-hidden="true" className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-ink-2">
      {Object.values(marks).map(({ name, letter, look }) => (
        <li key={name} className="flex items-center gap-1.5">
          <span className={`grid size-5 place-items-center rounded-s border text-xs font-semibold ${look}`}>
            {letter}
          </span>
          {name}
        </li>
      ))}
    </ul>
  );
}
