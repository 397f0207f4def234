import { EmptyState } from "#app/ui/elements/empty-state.tsx";
import { SearchField } from "#app/ui/forms/bare-field.tsx";
import { DataForm } from "#app/ui/forms/data-form.tsx";
import { Field, Select } from "#app/ui/forms/field.tsx";
import { FilterForm } from "#app/ui/lists/filter-form.tsx";
import { giveForm } from "../forms.ts";
import type { ProgramChoices } from "../give.server.ts";

type GiveProps = { choices: ProgramChoices; search: string; address: string; kept?: string; cancelTo: string };

/** `kept`: the query that a search goes on with. */
export function GiveProgram({ choices: { programs, hasMore }, search, address, kept, cancelTo }: GiveProps) {
  if (programs.length === 0 && search === "") {
    return (
      <EmptyState title="No programs left">
        This client already follows every program that you can give them.
      </EmptyState>
    );
  }
  const options = programs.map(({ id, name, words }) => ({ value: id, label: `${name} (${words})` }));
  return (
    <div className="grid gap-4">
      {(hasMore || search !== "") && (
        <FilterForm label="Programs" action={address}>
          {[...new URLSearchParams(kept)].map(([name, value]) => (
            <input key={name + value} type="hidden" name={name} value={value} />
          ))}
          <SearchField label="Find a program" name="name" defaultValue={search} placeholder="Name of a program" />
        </FilterForm>
      )}
      {hasMore && (
        <p className="text-sm text-ink-2">These are the first {programs.length}. Type a name to find others.</p>
      )}
      {programs.length === 0 && <p role="status">No program matches.</p>}
      <DataForm form={giveForm} submit="Add" pending="Adding…" cancelTo={cancelTo}>
        {(field) => (
          <>
            <Select
              // why: a new search shows other choices, none of which is picked
              key={search}
              {...field("program")}
              options={options}
              emptyLabel="Choose a program"
            />
            <Field {...field("startDate")} type="date" />
          </>
        )}
      </DataForm>
    </div>
  );
}
