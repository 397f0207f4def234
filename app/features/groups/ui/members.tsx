import { EmptyState } from "#app/ui/elements/empty-state.tsx";
import { Face } from "#app/ui/elements/face.tsx";
import { SearchField } from "#app/ui/forms/bare-field.tsx";
import { CheckboxGroup } from "#app/ui/forms/choice-group.tsx";
import { DataForm } from "#app/ui/forms/data-form.tsx";
import { FilterForm } from "#app/ui/lists/filter-form.tsx";
import { membersForm } from "../form.ts";
import type { MemberChoices } from "../queries.server.ts";

type MembersProps = {
  choices: MemberChoices;
  search: string;
  address: string;
  kept: string;
  cancelTo: string;
};

export function Members({ choices, search, address, kept, cancelTo }: MembersProps) {
  const { clients, hasMore } = choices;
  if (clients.length === 0 && search === "") {
    return <EmptyState title="You have no clients">Groups are made up of your clients. Invite some first.</EmptyState>;
  }
  return (
    <div className="grid gap-4">
      {(hasMore || search !== "") && (
        <FilterForm label="Clients" action={address}>
          {[...new URLSearchParams(kept)].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <SearchField label="Find a client" name="name" defaultValue={search} placeholder="Name or e-mail" />
        </FilterForm>
      )}
      {hasMore && (
        <p className="text-sm text-ink-2">These are the first {clients.length}. Type a name to find others.</p>
      )}
      {clients.length === 0 ? (
        <p role="status">No client matches.</p>
      ) : (
        <Ticks choices={choices} search={search} cancelTo={cancelTo} />
      )}
    </div>
  );
}

function Ticks({ choices: { clients }, search, cancelTo }: Pick<MembersProps, "choices" | "search" | "cancelTo">) {
  return (
    // why: a new search shows other clients with other ticks
    <DataForm key={search} form={membersForm} submit="Save" cancelTo={cancelTo}>
      {(field) => {
        const { label, ...members } = field("members");
        return (
          <>
            {clients.map(({ id }) => (
              <input key={id} type="hidden" name="shown" value={id} />
            ))}
            <CheckboxGroup
              {...members}
              legend={label}
              columns={2}
              options={clients.map(({ id, fullName, pictureUrl }) => ({
                value: id,
                label: fullName,
                lead: <Face id={id} name={fullName} pictureUrl={pictureUrl} size="s" />,
              }))}
            />
          </>
        );
      }}
    </DataForm>
  );
}
