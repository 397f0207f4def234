import { formatScore } from "#app/domain/readiness/score.ts";

const width = 98;
const height = 30;
const edge = 3;
const lastDay = 13;

type Day = { day: number; score: number };

/** A line of the answers of 14 days, from 0 to 100 %. */
export function Fortnight({ days }: { days: readonly Day[] }) {
  const last = days.at(-1);
  if (!last || days.length < 2) return null;
  const scores = days.map(({ score }) => score);
  const [least, most] = [Math.min(...scores), Math.max(...scores)].map(formatScore);
  const end = placeOf(last);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`14 days, between ${least} and ${most}`}
      className="h-7.5 w-24.5"
    >
      <path
        d={days.map((day, index) => `${index === 0 ? "M" : "L"}${Object.values(placeOf(day)).join(" ")}`).join("")}
        fill="none"
        strokeWidth={1.6}
        className="stroke-ink-2"
      />
      <circle cx={end.x} cy={end.y} r={2.8} className="fill-ink" />
    </svg>
  );
}

function placeOf({ day, score }: Day) {
  return {
    x: rounded(edge + (day / lastDay) * (width - 2 * edge)),
    y: rounded(height - edge - score * (height - 2 * edge)),
  };
}

function rounded(number: number) {
  return Math.round(number * 10) / 10;
}
