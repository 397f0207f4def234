import type { ReactNode } from "react";
import { type Band, bandOf, bands, bandWords, hundredths, percentOf } from "#app/domain/readiness/score.ts";

const looks: Record<Band, string> = {
  bad: "bg-(--bad-band) text-(--bad-band-ink) after:w-1/5",
  poor: "bg-(--poor-band) text-(--poor-band-ink) after:w-2/5",
  neutral: "bg-(--neutral-band) text-(--neutral-band-ink) after:w-3/5",
  good: "bg-(--good-band) text-(--good-band-ink) after:w-4/5",
  excellent: "bg-(--excellent-band) text-(--excellent-band-ink) after:w-full",
};

// why: a border is drawn on paper, too, where grounds are left out
const banded =
  "inline-block min-w-14 rounded-s px-2 py-1 text-center font-semibold tabular-nums print:min-w-0 print:px-1 " +
  "after:mt-0.5 after:block after:border-t-3";

/**
 * Something on its band's background, over a bar of as many fifths as the band is high: what the colour says. Its words or
 * its number say it, too.
 */
export function Banded({ band, children }: { band: Band; children: ReactNode }) {
  return <span className={`${banded} ${looks[band]}`}>{children}</span>;
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
