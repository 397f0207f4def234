import { Link } from "@remix-run/react";
import { formatDate } from "#app/domain/schedule/dates.ts";
import { maximumKinds } from "#app/domain/strength/reference.ts";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/elements/button.tsx";
import { type Header, Table } from "#app/ui/elements/table.tsx";
import type { RecordView } from "../queries.server.ts";

const nothing = <span className="text-ink-2">–</span>;

type Props = { records: readonly RecordView[]; share: number; clientId: string };

export function Maxima({ records, share, clientId }: Props) {
  return (
    <>
      {records.length > 0 && (
        <div className="[--cells:3] max-sm:[&_td]:content-start! [&_td]:whitespace-nowrap [&_thead_th]:whitespace-nowrap">
          <RecordTable records={records} share={share} clientId={clientId} />
        </div>
      )}
      {records.length === 0 && (
        <p className="text-ink-2">No maximum is known. Percentages in programs are calculated from maxima.</p>
      )}
      <p className="flex flex-wrap items-center justify-between gap-2 text-sm text-ink-2">
        {`A training maximum is ${share} % of the one-repetition maximum, where none is set.`}
        <ButtonLink
          variant="ghost"
          size="s"
          className="-mx-2"
          to={paths.clientTrainingShare(clientId)}
          preventScrollReset
        >
          Change share
        </ButtonLink>
      </p>
    </>
  );
}

const headers: Header[] = [
  "Exercise",
  ...["Current", "All-time", "Training max", "Date", "Source"],
  { label: "Enter", hidden: true },
];

function RecordTable({ records, share, clientId }: Props) {
  return (
    <Table caption="Maxima by exercise" headers={headers} hasCards="tight">
      {records.map((record) => (
        <RecordRow key={record.exerciseId + record.category} {...{ record, share, clientId }} />
      ))}
    </Table>
  );
}

type RowProps = { record: RecordView } & Omit<Props, "records">;

/** Each amount is what programs are calculated from, real before calculated; the date is of the first of them. */
function RecordRow({ record, share, clientId }: RowProps) {
  const { name, category, quantity, maxima } = record;
  const current = maxima.currentReal ?? maxima.currentCalculated;
  const allTime = maxima.allTimeReal ?? maxima.allTimeCalculated;
  const estimate = maxima.currentReal && maxima.currentCalculated;
  const isOlder = current && allTime?.on !== current.on;
  const kind = maximumKinds.find((one) => maxima[one]);
  const on = kind && maxima[kind]?.on;
  return (
    <tr>
      <th scope="row">
        <span className="sm:inline-block sm:min-w-24">
          {name}
          {category !== "weight" && <span className="font-normal text-ink-2">, {quantity}</span>}
        </span>
      </th>
      <td data-label="Current">
        <Amount amount={current?.amount} more={estimate && `${estimate.amount} calculated`} />
      </td>
      <td data-label="All-time">
        <Amount amount={allTime?.amount} more={isOlder && allTime ? formatDate(allTime.on) : undefined} />
      </td>
      <td data-label="Training max">
        <TrainingMaximum record={record} share={share} clientId={clientId} />
      </td>
      <td className="text-ink-2">
        <span className="max-sm:text-xs/4">{on ? formatDate(on) : "–"}</span>
      </td>
      <td className="text-ink-2">
        <span className="max-sm:text-xs/4">{kind ? (kind.endsWith("Real") ? "real" : "calculated") : "–"}</span>
      </td>
      <td className="beside text-end">
        {category !== "bodyWeightOffset" && <EnterLink record={record} clientId={clientId} />}
      </td>
    </tr>
  );
}

function Amount({ amount, more }: { amount: string | undefined; more: string | undefined }) {
  if (amount === undefined) return nothing;
  return (
    <span className="inline-grid">
      <span className="tabular-nums">{amount}</span>
      {more && <span className="text-sm text-ink-2 max-sm:text-xs/4 max-sm:whitespace-normal">{more}</span>}
    </span>
  );
}

/** Only weights have one. */
function TrainingMaximum({ record, share, clientId }: RowProps) {
  const { exerciseId, name, trainingMaximum, category } = record;
  if (category !== "weight") return nothing;
  const amount = trainingMaximum?.amount ?? "Set";
  const isShare = trainingMaximum?.on === null;
  const from = isShare ? `${share} %` : trainingMaximum?.on && formatDate(trainingMaximum.on);
  return (
    <span>
      <Link
        to={paths.clientTrainingMaximum(clientId, exerciseId)}
        preventScrollReset
        className="tabular-nums sm:inline-block sm:min-h-6"
        aria-label={`${amount}: set training maximum of ${name}`}
      >
        {amount}
      </Link>{" "}
      <span className={`text-sm text-ink-2 ${isShare ? "max-sm:hidden" : "max-sm:block"}`}>{from}</span>
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
