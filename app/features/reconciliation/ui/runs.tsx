import type { RunView } from "../runs-queries.server.ts";

/** When each comparison last went well, and what went wrong since. */
export function Runs({ runs }: { runs: RunView[] }) {
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)]">
      {runs.map(({ what, good, failed, failure }) => (
        <div key={what} className="sm:contents">
          <dt className="text-ink-2">{what}</dt>
          <dd>
            {good ? `Last compared ${good}` : "Not compared yet"}
            {failed && (
              <span className="block text-bad wrap-anywhere">
                The comparison of {failed} failed: {failure}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
