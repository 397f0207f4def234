import { formatDate } from "#app/domain/schedule/dates.ts";
import type { MaximumKind } from "#app/domain/strength/reference.ts";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/elements/button.tsx";
import { Table } from "#app/ui/elements/table.tsx";
import type { RecordView } from "../queries.server.ts";

const kinds: Record<MaximumKind, string> = {
  currentReal: "Current, real",
  currentCalculated: "Current, calculated",
  allTimeReal: "All-time, real",
  allTimeCalculated: "All-time, calculated",
};
const nothing = <span className="text-ink-2">–</span>;
const training = "Training maximum";
const kindOrder: MaximumKind[] = ["currentReal", "currentCalculated", "allTimeReal", "allTimeCalculated"];

type Props = { records: readonly RecordView[]; share: number; clientId: string };

export function Maxima({ records, share, clientId }: Props) {
  return (
    <>
      {records.length > 0 && (
        <div className="max-sm:[&_td]:flex-wrap [&_thead_th]:whitespace-normal">
          <RecordTable records={records} share={share} clientId={clientId} />
        </div>
      )}
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

/** Real: lifted or reached once; calculated: from more repetitions. */
function RecordTable({ records, share, clientId }: Props) {
  const shown = kindOrder.filter((kind) => records.some(({ maxima }) => maxima[kind]));
  const headers = ["Exercise", ...shown.map((kind) => kinds[kind]), training, { label: "Enter", hidden: true }];
  return (
    <Table caption="Maxima by exercise" headers={headers} hasCards>
      {records.map((record) => (
        <tr key={record.exerciseId + record.category}>
          <th scope="row">
            <span className="sm:inline-block sm:min-w-24">
              {record.name}
              {record.category !== "weight" && <span className="font-normal text-ink-2">, {record.quantity}</span>}
            </span>
          </th>
          {shown.map((kind) => (
            <td key={kind} data-label={kinds[kind]}>
              <Maximum record={record} kind={kind} />
            </td>
          ))}
          <td data-label={training}>
            <TrainingMaximum record={record} share={share} clientId={clientId} />
          </td>
          <td className="text-end whitespace-nowrap">
            {record.category !== "bodyWeightOffset" && <EnterLink record={record} clientId={clientId} />}
          </td>
        </tr>
      ))}
    </Table>
  );
}

function Maximum({ record: { maxima }, kind }: { record: RecordView; kind: MaximumKind }) {
  const maximum = maxima[kind];
  return maximum ? <Amount amount={maximum.amount} from={formatDate(maximum.on)} /> : nothing;
}

function Amount({ amount, from }: { amount: string; from: string }) {
  return (
    <span className="max-sm:ms-auto sm:inline-grid">
      <span className="whitespace-nowrap">{amount}</span>{" "}
      <span className="text-sm whitespace-nowrap text-ink-2">{from}</span>
    </span>
  );
}

/** Only weights have one. */
function TrainingMaximum({ record, share, clientId }: { record: RecordView } & Omit<Props, "records">) {
  const { exerciseId, name, trainingMaximum, category } = record;
  if (category !== "weight") return nothing;
  return (
    <span className="flex flex-wrap items-center gap-x-2 max-sm:ms-auto">
      {trainingMaximum ? (
        <Amount
          amount={trainingMaximum.amount}
          from={trainingMaximum.on === null ? `${share} %` : formatDate(trainingMaximum.on)}
        />
      ) : (
        nothing
      )}
      <ButtonLink
        variant="ghost"
        size="s"
        to={paths.clientTrainingMaximum(clientId, exerciseId)}
        preventScrollReset
        aria-label={`Set training maximum of ${name}`}
      >
        Set
      </ButtonLink>
    </span>
  );
}

function EnterLink({
  record: { exerciseId, category, quantity, name },
  clientId,
}: {
  record: RecordView;
  clientId: string;
}) {
  return (
    <ButtonLink
      variant="ghost"
      size="s"
      to={paths.clientMaximum(clientId, exerciseId, category)}
      preventScrollReset
      aria-label={`Enter maximum of ${name}, ${quantity}`}
    >
      Enter
    </ButtonLink>
  );
}
