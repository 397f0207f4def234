import type { ReactNode } from "react";
import { type Band, bandOf, bands, bandWords, hundredths, percentOf } from "#app/domain/readiness/score.ts";

const looks: Record<Band, string> = {
  bad: "bg-(--bad-band) text-(--bad-band-ink)",
  poor: "bg-(--poor-band) text-(--poor-band-ink)",
  neutral: "bg-(--neutral-band) text-(--neutral-band-ink)",
  good: "bg-(--good-band) text-(--good-band-ink)",
  excellent: "bg-(--excellent-band) text-(--excellent-band-ink)",
};

/** Something on its band's background. What it says has to be said by its words or its number, too. */
export function Banded({ band, children }: { band: Band; children: ReactNode }) {
  return (
    <span className={`inline-block min-w-14 rounded-s px-2 py-1 text-center font-semibold tabular-nums ${looks[band]}`}>
      {children}
    </span>
  );
}

/** What an answer brought, or the mean of several, by the best that it could have. */
export function Points({ points, best }: { points: number | null; best: number }) {
  if (points === null) return <span className="text-ink-2">–</span>;
  return <Banded band={bandOf(points / best)}>{hundredths(points)}</Banded>;
}

/** A score in percent, with its band's word. */
export function Score({ score }: { score: number | null }) {
  if (score === null) return <span className="text-ink-2">–</span>;
  const band = bandOf(score);
  return (
    <Banded band={band}>
      {percentOf(score)}
      <span className="block text-xs font-medium">{bandWords[band].name}</span>
    </Banded>
  );
}

/** The bands from the worst to the best, each with its word. */
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
