import type { ReactNode } from "react";
import { type Band, bandOf, bands, bandWords, hundredths, percentOf } from "#app/domain/readiness/score.ts";

/**
 * Something on its band's background, over a bar of as many fifths as the band is high: what the colour says. Its words or
 * its number say it, too.
 */
export function Banded({ band, children }: { band: Band; children: ReactNode }) {
  return <span className={`band band-${band}`}>{children}</span>;
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
