import type { ReactNode } from "react";
import { type Band, bandOf, bands, bandWords, formatHundredths, formatScore } from "#app/domain/readiness/score.ts";

const looks: Record<Band, string> = {
  bad: "bg-(--bad-band) text-(--bad-band-ink) after:w-1/5",
  poor: "bg-(--poor-band) text-(--poor-band-ink) after:w-2/5",
  neutral: "bg-(--neutral-band) text-(--neutral-band-ink) after:w-3/5",
  good: "bg-(--good-band) text-(--good-band-ink) after:w-4/5",
  excellent: "bg-(--excellent-band) text-(--excellent-band-ink) after:w-full",
};

// why: borders are printed, backgrounds are not
const banded =
  "inline-block min-w-14 rounded-s px-2 py-1 text-center font-semibold tabular-nums print:min-w-0 print:px-1 " +
  "after:mt-0.5 after:block after:border-t-3";

/** The bar's fifths, the text and the number say the same as the colour. */
export function Banded({ band, children }: { band: Band; children: ReactNode }) {
  return <span className={`${banded} ${looks[band]}`}>{children}</span>;
}

export function Points({ points, best }: { points: number | null; best: number }) {
  if (points === null) return <span className="text-ink-2">–</span>;
  return <Banded band={bandOf(points / best)}>{formatHundredths(points)}</Banded>;
}

export function Score({ score }: { score: number | null }) {
  if (score === null) return <span className="text-ink-2">–</span>;
  const band = bandOf(score);
  return (
    <Banded band={band}>
      {formatScore(score)}
      <span className="block text-xs font-medium">{bandWords[band].name}</span>
    </Banded>
  );
}

export function BandLegend() {
  return (
    <ul className="flex flex-wrap gap-1.5 text-sm" aria-label="Bands">
      {bands.map((band) => (
        <li key={band}>
          <Banded band={band}>{bandWords[band].name}</Banded>
        </li>
      ))}
    </ul>
  );
}
