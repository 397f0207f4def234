import { formatDate } from "#app/domain/schedule/dates.ts";
import type { BodyWeightView } from "../queries.server.ts";

const inSight = 5;

export function BodyWeights({ weights }: { weights: readonly BodyWeightView[] }) {
  const [latest, earlier] = [weights.slice(0, inSight), weights.slice(inSight)];
  return (
    <>
      <Days weights={latest} />
      {earlier.length > 0 && (
        <details>
          <summary className="text-sm text-ink-2">Earlier</summary>
          <Days weights={earlier} />
        </details>
      )}
    </>
  );
}

function Days({ weights }: { weights: readonly BodyWeightView[] }) {
  return (
    <ul className="divide-y divide-line">
      {weights.map(({ id, on, amount, source }) => (
        <li key={id} className="flex flex-wrap justify-between gap-x-3 py-1.5 tabular-nums">
          <span className="font-semibold">{amount}</span>
          <span className="text-sm text-ink-2">
            {formatDate(on)}
            {source === "coach" && ", entered by the coach"}
          </span>
        </li>
      ))}
    </ul>
  );
}
