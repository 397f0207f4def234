import { Link } from "@remix-run/react";
import { weekAddress } from "#app/editor/state/address.ts";
import type { EditorView } from "#app/editor/state/views.ts";
import { later } from "#app/ui/browser/later.tsx";
import { useTotalsFacts } from "./use-totals-facts.ts";

const Facts = later(
  () => import("./totals-facts.tsx").then(({ Facts }) => Facts),
  () => <p className="ed-hint">Loading...</p>,
);

export function TotalsPanel({ view }: { view: EditorView }) {
  const { program, page, client, totals, numbers } = view;
  const shown = { programId: program.id, page, client };
  const { facts, hasFailed, isLoading, toggle } = useTotalsFacts(shown, totals, numbers);
  return (
    <aside className="totals" aria-label="This week">
      <details open={totals !== null} onToggle={({ currentTarget }) => toggle(currentTarget.open)}>
        <summary>
          <h2>This week</h2>
        </summary>
        <div className="totals-body">
          <p role="status" className="ed-hint">
            {isLoading && "Loading..."}
            {hasFailed && "The totals could not be loaded. Close this and open it again."}
          </p>
          {facts ? (
            <Facts view={view} facts={facts} />
          ) : (
            <Link className="btn btn-s without-script" to={`${weekAddress(view, page)}&totals=1`}>
              Show the totals
            </Link>
          )}
        </div>
      </details>
    </aside>
  );
}
