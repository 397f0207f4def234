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
const kindOrder: MaximumKind[] = ["currentReal", "currentCalculated", "allTimeReal", "allTimeCalculated"];

/** Real: lifted or reached once; calculated: from more repetitions. */
export function RecordTable({ records, clientId }: { records: readonly RecordView[]; clientId: string }) {
  const shown = kindOrder.filter((kind) => records.some(({ maxima }) => maxima[kind]));
  const headers = ["Exercise", ...shown.map((kind) => kinds[kind]), { label: "Enter", hidden: true }];
  return (
    <Table caption="Maxima by exercise" headers={headers} hasCards>
      {records.map((record) => (
        <tr key={record.exerciseId + record.category}>
          <th scope="row">
            <span>
              {record.name}
              {record.category !== "weight" && <span className="font-normal text-ink-2">, {record.quantity}</span>}
            </span>
          </th>
          {shown.map((kind) => (
            <td key={kind} data-label={kinds[kind]}>
              <Maximum record={record} kind={kind} />
            </td>
          ))}
          <td className="text-end">
            <EnterLink record={record} clientId={clientId} />
          </td>
        </tr>
      ))}
    </Table>
  );
}

function Maximum({ record: { maxima }, kind }: { record: RecordView; kind: MaximumKind }) {
  const maximum = maxima[kind];
  if (!maximum) return <span className="text-ink-2">–</span>;
  return (
    <span>
      <span className="whitespace-nowrap">{maximum.amount}</span>{" "}
      <span className="text-sm whitespace-nowrap text-ink-2">{formatDate(maximum.on)}</span>
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
