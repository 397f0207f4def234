import { describeExcess } from "#app/domain/people/import/words.ts";
import { counted } from "#app/domain/text/counted.ts";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/elements/button.tsx";
import type { ImportView } from "../import/view.server.ts";
import { licenceFull } from "../refusal-words.ts";

type Props = Pick<ImportView, "total" | "ready" | "problems" | "over" | "newGroups"> & { problemsAt: string };

export function ImportSummary({ total, ready, problems, over, newGroups, problemsAt }: Props) {
  return (
    <div className="grid gap-3">
      <p>
        <strong>{`${ready} of ${counted(total, "line")} can be imported.`}</strong>
      </p>
      {problems.length > 0 && (
        <div className="grid justify-items-start gap-2">
          <h2 className="text-base font-bold">{`${counted(total - ready, "line")} can’t be imported`}</h2>
          <ul className="list-disc ps-5">
            {problems.map(({ says, count }) => (
              <li key={says}>{`${says}: ${counted(count, "line")}`}</li>
            ))}
          </ul>
          <ButtonLink size="s" to={problemsAt} reloadDocument>
            Download the problems
          </ButtonLink>
        </div>
      )}
      {newGroups.length > 0 && <p>{describeGroups(newGroups)}</p>}
      {over > 0 && (
        <p className="summary">
          {licenceFull} {describeExcess(over)} <a href={paths.subscribe()}>Subscribe</a>
        </p>
      )}
    </div>
  );
}

const named = 20;

function describeGroups(names: readonly string[]) {
  const more = names.length - named;
  return `New groups: ${names.slice(0, named).join(", ")}${more > 0 ? ` and ${more} more` : ""}.`;
}
