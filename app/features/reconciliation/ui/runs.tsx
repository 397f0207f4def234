import type { RunView } from "../runs-queries.server.ts";

/** When each comparison last went well, and what went wrong since. */
export function Runs({ runs }: { runs: RunView[] }) {
  return (
    <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr] [&_dt]:text-ink-2">
      {runs.map(({ what, good, failed, failure }) => (
        <div key={what} className="contents">
          <dt>{what}</dt>
          <dd>
            {good ? `Last compared ${good}` : "Not compared yet"}
            {failed && (
              <span className="block break-words text-bad">
                The comparison of {failed} failed: {failure}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
