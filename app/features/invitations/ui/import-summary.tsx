import { overInWords } from "#app/domain/people/import/words.ts";
import { paths } from "#app/paths.ts";
import type { ShownLine } from "../import/view.server.ts";
import { licenceFull } from "../refusal-words.ts";

type SummaryProps = { lines: readonly ShownLine[]; over: number; newGroups: readonly string[] };

/** What the file comes to, before its lines. */
export function ImportSummary({ lines, over, newGroups }: SummaryProps) {
  const ready = lines.filter(({ canTick }) => canTick).length;
  return (
    <div className="grid gap-2">
      <p>
        <strong>{`${ready} of ${lines.length} ${lines.length === 1 ? "line" : "lines"} can be invited.`}</strong>
      </p>
      {newGroups.length > 0 && <p>{`New groups: ${newGroups.join(", ")}.`}</p>}
      {over > 0 && (
        <p className="summary">
          {licenceFull} {overInWords(over)} <a href={paths.subscribe()}>Subscribe</a>
        </p>
      )}
    </div>
  );
}
