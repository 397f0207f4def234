import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/elements/button.tsx";
import type { RecordView } from "../queries.server.ts";
import { RecordTable } from "./record-table.tsx";

type Props = { records: readonly RecordView[]; share: number; clientId: string };

export function Maxima({ records, share, clientId }: Props) {
  return (
    <>
      {records.length > 0 && <RecordTable records={records} share={share} clientId={clientId} />}
      {records.length === 0 && (
        <p className="text-ink-2">No maximum is known. Percentages in programs are calculated from maxima.</p>
      )}
      <p className="flex flex-wrap items-center justify-between gap-2 text-sm text-ink-2">
        {`A training maximum is ${share} % of the one-repetition maximum, where none is set.`}
        <ButtonLink variant="ghost" size="s" to={paths.clientTrainingShare(clientId)} preventScrollReset>
          Change share
        </ButtonLink>
      </p>
    </>
  );
}
