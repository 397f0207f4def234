import { Link } from "@remix-run/react";
import { counted } from "#app/domain/text/counted.ts";
import { paths } from "#app/paths.ts";
import type { PeopleCounts as Counts } from "../licence-queries.server.ts";

export function PeopleCounts({ counts: { clients, invited, places } }: { counts: Counts }) {
  const people = [counted(clients, "client"), ...(invited > 0 ? [`${invited} invited`] : [])];
  return (
    <p>
      <strong>{people.join(", ")}</strong>
      {places && <Places {...places} />}
    </p>
  );
}

function Places({ used, allowed }: NonNullable<Counts["places"]>) {
  return (
    <span className="text-ink-2">
      {` · ${used} of ${counted(allowed, "place")} in your licence ${used === 1 ? "is" : "are"} taken`}
      {used >= allowed && (
        <>
          {". "}
          <Link to={paths.subscribe()}>Get more places</Link>
        </>
      )}
    </span>
  );
}
