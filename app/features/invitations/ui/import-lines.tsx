import { counted } from "#app/domain/text/counted.ts";
import { paths } from "#app/paths.ts";
import { Button, SubmitButton } from "#app/ui/elements/button.tsx";
import { Table } from "#app/ui/elements/table.tsx";
import { DataForm } from "#app/ui/forms/data-form.tsx";
import { Checkbox, Hidden, Select } from "#app/ui/forms/field.tsx";
import { FieldError, type FieldProps } from "#app/ui/forms/field-frame.tsx";
import { asText } from "#app/ui/forms/form-field.ts";
import type { FieldOf } from "#app/ui/forms/form-page.ts";
import { Pagination } from "#app/ui/lists/pagination.tsx";
import { type ImportFields, importForm, pageSize } from "../import/form.ts";
import type { ImportView, ShownLine } from "../import/view.server.ts";

type LinesProps = Pick<
  ImportView,
  "lines" | "columns" | "isNarrow" | "page" | "pages" | "total" | "ready" | "fits" | "tickedElsewhere" | "starts"
>;

export function ImportLines(view: LinesProps) {
  const { columns, isNarrow, page, pages, tickedElsewhere } = view;
  const elsewhere = `${counted(tickedElsewhere, "person is", "people are")} ticked on other pages.`;
  return (
    <div className={inSight}>
      <DataForm
        form={importForm}
        cancelTo={paths.clients()}
        submit={
          <SubmitButton name="press" value="invite" pendingLabel="Inviting…">
            Invite the ticked people
          </SubmitButton>
        }
        actions={pages > 1 && <p>{elsewhere}</p>}
      >
        {(field) => (
          <>
            <HowToRead field={field} columns={columns} isNarrow={isNarrow} />
            <Ticking {...view} />
            <Lines {...field("lines")} lines={view.lines} />
            <Pagination page={page} pages={pages} press="press" />
          </>
        )}
      </DataForm>
    </div>
  );
}

// why: on a low screen the buttons would cover half of what is read
const inSight =
  "[&>.form>.actions]:items-center [&>.form>.actions]:border-line [&>.form>.actions]:border-t [&>.form>.actions]:bg-paper [&>.form>.actions]:py-3 max-sm:[&>.form>.actions]:gap-1 [@media(height>=30em)]:[&>.form>.actions]:sticky [@media(height>=30em)]:[&>.form>.actions]:bottom-0 [@media(height>=30em)]:[&_:is(input,button,select)]:scroll-mb-20";

/** Tells also which lines the page shows, so that those of other pages stay as they are. */
function Ticking({ page, total, ready, fits, starts }: LinesProps) {
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(total, page * pageSize);
  return (
    <div id="lines" className="grid gap-3">
      <h2 className="scroll-mt-4 font-bold" tabIndex={-1} data-made="">
        {total > pageSize ? `Lines ${first} to ${last} of ${total}` : "Lines"}
        {ready < total && ": those that can’t be imported come first"}
      </h2>
      <input type="hidden" name="from" value={starts.from} />
      <input type="hidden" name="to" value={starts.to} />
      {ready > 0 && (
        <div className="flex flex-wrap gap-2">
          <Press value="all">{`Tick all ${ready}`}</Press>
          {fits !== null && fits > 0 && <Press value="fit">{`Tick the first ${fits} that fit`}</Press>}
          <Press value="none">Tick none</Press>
        </div>
      )}
    </div>
  );
}

function Press({ value, children }: { value: "all" | "fit" | "none"; children: string }) {
  return (
    <Button size="s" name="press" value={value}>
      {children}
    </Button>
  );
}

const letters = [
  { value: "windows-1252", label: "Western European (é, ü, ñ)" },
  { value: "windows-1250", label: "Central European (č, ł, ő)" },
];

type HowProps = { field: FieldOf<ImportFields> } & Pick<ImportView, "columns" | "isNarrow">;

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
    <div className="field" id={first ? undefined : meta.id} tabIndex={first ? undefined : -1}>
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
