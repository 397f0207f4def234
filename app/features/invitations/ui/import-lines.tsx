import { paths } from "#app/paths.ts";
import { Button, ButtonLink, SubmitButton } from "#app/ui/elements/button.tsx";
import { Table } from "#app/ui/elements/table.tsx";
import { DataForm } from "#app/ui/forms/data-form.tsx";
import { Checkbox, Hidden, Select } from "#app/ui/forms/field.tsx";
import { FieldError, type FieldProps } from "#app/ui/forms/field-frame.tsx";
import { asText } from "#app/ui/forms/form-field.ts";
import type { FieldOf } from "#app/ui/forms/form-page.ts";
import { type ImportFields, importForm } from "../import/form.ts";
import type { ShownLine } from "../import/view.server.ts";

type LinesProps = {
  lines: readonly ShownLine[];
  columns: readonly string[];
  isNarrow: boolean;
  problemsAt: string;
};

export function ImportLines({ lines, columns, isNarrow, problemsAt }: LinesProps) {
  const hasProblems = lines.some(({ canTick }) => !canTick);
  return (
    <DataForm
      form={importForm}
      cancelTo={paths.clients()}
      submit={
        <SubmitButton name="press" value="invite" pendingLabel="Inviting…">
          Invite the ticked people
        </SubmitButton>
      }
      actions={
        hasProblems && (
          <ButtonLink variant="ghost" to={problemsAt} reloadDocument>
            Download the problems
          </ButtonLink>
        )
      }
    >
      {(field) => (
        <>
          <HowToRead field={field} columns={columns} isNarrow={isNarrow} />
          <Lines {...field("lines")} lines={lines} />
        </>
      )}
    </DataForm>
  );
}

const letters = [
  { value: "windows-1252", label: "Western European (é, ü, ñ)" },
  { value: "windows-1250", label: "Central European (č, ł, ő)" },
];

type HowProps = { field: FieldOf<ImportFields> } & Pick<LinesProps, "columns" | "isNarrow">;

function HowToRead({ field, columns, isNarrow }: HowProps) {
  const options = columns.map((label, index) => ({ value: String(index), label }));
  return (
    <fieldset className="grid gap-4 rounded-m border border-line bg-card p-4">
      <legend className="label px-1">What each column contains</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))] gap-4">
        <Select {...field("email")} options={options} emptyLabel="None" />
        <Select {...field("name")} options={options} emptyLabel="None" />
        <Select {...field("lastName")} options={options} emptyLabel="None" />
        <Select {...field("group")} options={options} emptyLabel="None" />
        {isNarrow ? <Select {...field("encoding")} options={letters} /> : <Hidden {...field("encoding")} />}
      </div>
      <Checkbox {...field("isAgain")} />
      <div>
        <Button name="press" value="show">
          Read the file again
        </Button>
      </div>
    </fieldset>
  );
}

const headers = ["Invite", "Name", "E-mail", "Group", { label: "Line", end: true }, "Remark"];

function Lines({ meta, lines }: FieldProps & { lines: readonly ShownLine[] }) {
  const ticked = new Set(Array.isArray(meta.initialValue) ? meta.initialValue.map(asText) : []);
  const first = lines.find(({ canTick }) => canTick);
  return (
    <div className="field">
      <FieldError meta={meta} />
      <Table caption="Lines of the file" headers={headers} hasCards>
        {lines.map((line) => (
          <tr key={line.row}>
            <td data-label="Invite">
              {line.canTick ? (
                <Tick meta={meta} line={line} isTicked={ticked.has(String(line.row))} isFirst={line === first} />
              ) : (
                <span className="text-ink-2">No</span>
              )}
            </td>
            <th scope="row">
              <bdi className="block min-w-32 wrap-anywhere">{line.name || "–"}</bdi>
            </th>
            <td data-label="E-mail">
              <span className="break-all">{line.email || "–"}</span>
            </td>
            <td data-label="Group">{line.groups || "–"}</td>
            <td className="num" data-label="Line">
              {line.row}
            </td>
            <td data-label="Remark">{line.says}</td>
          </tr>
        ))}
      </Table>
    </div>
  );
}

type TickProps = Pick<FieldProps, "meta"> & { line: ShownLine; isTicked: boolean; isFirst: boolean };

/** The error summary links to the first. */
function Tick({ meta, line: { row, email }, isTicked, isFirst }: TickProps) {
  return (
    <label className="check">
      <input
        id={isFirst ? meta.id : undefined}
        type="checkbox"
        name={meta.name}
        value={row}
        defaultChecked={isTicked}
      />
      <span className="sr-only">{`Invite ${email}`}</span>
    </label>
  );
}
