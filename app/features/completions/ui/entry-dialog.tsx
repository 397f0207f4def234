import { Link } from "@remix-run/react";
import { useMemo } from "react";
import type { EntryCell, EntryExercise, EntryRound, EntrySet } from "#app/domain/completions/entry.ts";
import type { Fields } from "#app/domain/forms/form.ts";
import { type Header, Table } from "#app/ui/elements/table.tsx";
import { FormDialog } from "#app/ui/forms/data-form.tsx";
import { Checkbox, Field, Select, TextArea } from "#app/ui/forms/field.tsx";
import { controlProps, FieldError } from "#app/ui/forms/field-frame.tsx";
import { asText, isChosen } from "#app/ui/forms/form-field.ts";
import type { FieldOf } from "#app/ui/forms/form-page.ts";
import { entryForm, ratings } from "../entry-form.ts";

type Props = {
  title: string;
  about: string;
  sets: readonly EntrySet[];
  today: string;
  isFilled: boolean;
  fillTo: string;
  closeTo: string;
};

export function EntryDialog({ title, about, sets, today, isFilled, fillTo, closeTo }: Props) {
  const form = useMemo(() => entryForm(sets), [sets]);
  return (
    // why: what is filled in are the form's first values
    <FormDialog key={String(isFilled)} form={form} title={title} submit="Save" closeTo={closeTo} width="l">
      {(field) => (
        <>
          <p className="flex flex-wrap items-center justify-between gap-2">
            <span className="text-ink-2">{about}</span>
            {!isFilled && (
              <Link className="btn btn-s" to={fillTo} preventScrollReset>
                Fill in as prescribed
              </Link>
            )}
          </p>
          <EntryFields sets={sets} field={field} today={today} />
        </>
      )}
    </FormDialog>
  );
}

type OfField = { field: FieldOf<Fields> };

export function EntryFields({ sets, field, today }: OfField & Pick<Props, "sets" | "today">) {
  return (
    <>
      <p className="text-sm text-ink-2">A round that stays empty was not done.</p>
      {sets.map((set) => (
        <OneSet key={set.id} set={set} field={field} />
      ))}
      <Told field={field} today={today} />
    </>
  );
}

function Told({ field, today }: OfField & { today: string }) {
  const options = ratings.map((value) => ({ value, label: value }));
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-3">
        <Field {...field("on")} type="date" max={today} required />
        <Select {...field("sessionRpe")} options={options} emptyLabel="Not rated" />
        <Field {...field("minutes")} inputMode="numeric" autoComplete="off" />
      </div>
      <TextArea {...field("comment")} rows={2} />
      <Checkbox {...field("successfullyCompleted")} />
    </>
  );
}

function OneSet({ set: { title, exercises }, field }: OfField & { set: EntrySet }) {
  if (exercises.length === 0) return null;
  return (
    <section aria-label={title} className="grid gap-3">
      <h2 className="font-semibold">{title}</h2>
      {exercises.map((exercise) => (
        <Exercise key={exercise.id} exercise={exercise} title={title} field={field} />
      ))}
    </section>
  );
}

function Exercise({ exercise, title, field }: OfField & { exercise: EntryExercise; title: string }) {
  const { name, columns, rounds } = exercise;
  const done: Header[] = columns.length > 0 ? [...columns] : ["Done"];
  return (
    <div className="grid gap-1">
      <h3>{name}</h3>
      <Table caption={`${title}: ${name}`} headers={["Round", ...done]} hasCards>
        {rounds.map((round) => (
          <tr key={round.id}>
            <th scope="row">
              <span className="sm:hidden">Round {round.number}</span>
              <span className="max-sm:hidden">{round.number}</span>
            </th>
            <Cells round={round} columns={columns} field={field} />
          </tr>
        ))}
      </Table>
    </div>
  );
}

function Cells({
  round: { cells, tick },
  columns,
  field,
}: OfField & { round: EntryRound; columns: readonly string[] }) {
  if (!tick) {
    return cells.map((cell, at) => (
      <td key={cell.name} data-label={columns[at]}>
        <Value cell={cell} field={field} />
      </td>
    ));
  }
  const { meta, label } = field(tick.name);
  return (
    <td data-label="Done">
      <label className="check">
        <input type="checkbox" defaultChecked={isChosen(meta.initialValue, "on")} {...controlProps(meta)} />
        <span className="sr-only">{label}</span>
      </label>
    </td>
  );
}

function Value({ cell: { name, asked }, field }: OfField & { cell: EntryCell }) {
  const { meta, label } = field(name);
  return (
    <span className="field min-w-0 max-sm:ms-auto">
      <span className="flex flex-wrap items-center gap-x-2 max-sm:justify-end">
        <input
          className="input w-24 text-end"
          aria-label={`${label}, prescribed ${asked}`}
          inputMode="text"
          autoComplete="off"
          defaultValue={asText(meta.initialValue)}
          {...controlProps(meta)}
        />
        <span className="text-sm text-ink-2">of {asked}</span>
      </span>
      <FieldError meta={meta} />
    </span>
  );
}
