import {
  type Facing,
  feelingOf,
  firstFacing,
  formatMuscle,
  type Muscle,
  muscleIds,
  muscleSummary,
  muscles,
  type SoreMuscle,
} from "#app/domain/readiness/muscles.ts";
import { mirror, shapes, skin, viewBox } from "./muscle-shapes.ts";

export const facings: readonly Facing[] = ["front", "back"];
export const facingNames: Record<Facing, string> = { front: "Front", back: "Back" };

/** Hatched once for sore and twice for painful, so that they differ without colour. */
const looks = {
  sore: "fill-(--poor-band) text-(--poor-band-ink) forced-colors:fill-[Canvas] forced-colors:text-[color:CanvasText]",
  painful: "fill-bad text-card forced-colors:fill-[CanvasText] forced-colors:text-[color:Canvas]",
};

/** Shared by all maps of a page, so that two hundred small maps don't repeat the shapes. */
export function MuscleDrawings() {
  return (
    <svg className="absolute size-0" aria-hidden="true" focusable="false">
      <defs>
        {muscleIds.map((id) => (
          <path key={id} id={`muscle-${id}`} d={shapes[id].path} transform={shapes[id].isMirrored && mirror} />
        ))}
        {facings.map((facing) => (
          <g key={facing} id={`body-${facing}`}>
            <path d={skin[facing]} className="fill-line" />
            <path d={skin[facing]} transform={mirror} className="fill-line" />
            {muscleIds.filter(isSeen(facing)).map((id) => (
              <use
                key={id}
                href={`#muscle-${id}`}
                className="fill-sunken stroke-line-strong stroke-[length:var(--outline,4)]"
              />
            ))}
          </g>
        ))}
        <pattern id="hatch-sore" width="20" height="20" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0v20" stroke="currentColor" strokeWidth="8" />
        </pattern>
        <pattern id="hatch-painful" width="25" height="25" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0v25M0 0h25" stroke="currentColor" strokeWidth="7" />
        </pattern>
      </defs>
    </svg>
  );
}

type BodyProps = { facing: Facing; sore: readonly SoreMuscle[]; className?: string };

/** The page must contain MuscleDrawings. */
export function Body({ facing, sore, className }: BodyProps) {
  const seen = sore.filter(({ muscle }) => muscles[muscle].facing === facing);
  const said = seen.length > 0 ? seen.map(formatMuscle).join("; ") : "nothing sore";
  return (
    <svg viewBox={viewBox} role="img" aria-label={`${facingNames[facing]}: ${said}`} className={className}>
      <use href={`#body-${facing}`} />
      {seen.map((muscle) => (
        <Sore key={muscle.muscle} muscle={muscle} />
      ))}
    </svg>
  );
}

function Sore({ muscle }: { muscle: SoreMuscle }) {
  const feeling = feelingOf(muscle.soreness) === "painful" ? "painful" : "sore";
  const href = `#muscle-${muscle.muscle}`;
  return (
    <g className={looks[feeling]}>
      <title>{formatMuscle(muscle)}</title>
      <use href={href} stroke="currentColor" strokeWidth={feeling === "sore" ? 6 : 0} />
      <use href={href} style={{ fill: `url(#hatch-${feeling})` }} />
    </g>
  );
}

export function MuscleCell({ sore }: { sore: readonly SoreMuscle[] }) {
  return (
    <span className="inline-flex items-center gap-2 align-middle">
      {facings.map((facing) => (
        <Body key={facing} facing={facing} sore={sore} className="h-14 w-7 flex-none [--outline:5] max-sm:hidden" />
      ))}
      <span className="text-xs/4 text-balance sm:min-w-12 sm:text-sm">{muscleSummary(sore)}</span>
    </span>
  );
}

/** CSS turns the body, without script; on paper both sides are visible. */
export function MuscleMap({ sore }: { sore: readonly SoreMuscle[] }) {
  const first = firstFacing(sore);
  const map = "h-96 w-full print:block print:h-60";
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="group grid justify-items-center gap-2 print:grid-cols-2">
        <fieldset className="row print:hidden">
          <legend className="sr-only">Side of the body</legend>
          {facings.map((facing) => (
            <label key={facing} className="check">
              <input type="radio" name="facing" value={facing} defaultChecked={facing === first} />
              {facingNames[facing]}
            </label>
          ))}
        </fieldset>
        <Body facing="front" sore={sore} className={`${map} not-print:[.group:has([value=back]:checked)_&]:hidden`} />
        <Body facing="back" sore={sore} className={`${map} not-print:[.group:has([value=front]:checked)_&]:hidden`} />
      </div>
      <MuscleList sore={sore} />
    </div>
  );
}

function MuscleList({ sore }: { sore: readonly SoreMuscle[] }) {
  if (sore.length === 0) return <p className="text-ink-2">No muscle is sore.</p>;
  return (
    <ul className="grid list-disc content-start gap-1 ps-5">
      {sore.map((muscle) => (
        <li key={muscle.muscle}>
          {formatMuscle(muscle)} <span className="text-ink-2">({facingNames[muscles[muscle.muscle].facing]})</span>
        </li>
      ))}
    </ul>
  );
}

function isSeen(facing: Facing) {
  return (id: Muscle) => muscles[id].facing === facing;
}
