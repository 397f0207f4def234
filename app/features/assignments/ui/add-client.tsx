import { counted, plural } from "#app/domain/text/counted.ts";
import { EmptyState } from "#app/ui/elements/empty-state.tsx";
import { SearchField } from "#app/ui/forms/bare-field.tsx";
import { DataForm } from "#app/ui/forms/data-form.tsx";
import { Field, type OptionGroup, Select } from "#app/ui/forms/field.tsx";
import type { FieldProps } from "#app/ui/forms/field-frame.tsx";
import { asText } from "#app/ui/forms/form-field.ts";
import { FilterForm } from "#app/ui/lists/filter-form.tsx";
import { assignForm, isSearch } from "../forms.ts";
import type { ClientChoices, GroupChoice } from "../queries.server.ts";

type AddProps = {
  choices: ClientChoices;
  search: string;
  address: string;
  kept: string;
};

export function AddClient({ choices, search, address, kept }: AddProps) {
  if (!choices.hasClients) {
    return (
      <EmptyState title="No clients yet">
        You can add clients of the business that created the program, or your own clients if you bought it.
      </EmptyState>
    );
  }
  // why: a search without results must not lose the entered day
  const hasFound = choices.clients.length + choices.groups.length > 0;
  return (
    <div className="grid gap-3">
      <Search address={address} kept={kept} search={search} />
      <p role="status" className="text-sm text-ink-2">
        {formatFound(choices, search)}
      </p>
      {(hasFound || isSearch(search)) && <AddForm choices={choices} search={search} />}
    </div>
  );
}

function Search({ address, kept, search }: Pick<AddProps, "address" | "kept" | "search">) {
  return (
    <FilterForm label="Clients" action={address}>
      {[...new URLSearchParams(kept)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SearchField label="Find a client" name="name" defaultValue={search} placeholder="Name or e-mail" />
    </FilterForm>
  );
}

function formatFound(choices: ClientChoices, search: string) {
  const found = formatClients(choices, search);
  const { length } = choices.groups;
  return isSearch(search) && length > 0 ? `${found} ${counted(length, "group matches", "groups match")}.` : found;
}

function formatClients({ clients, hasMore }: ClientChoices, search: string) {
  const count = clients.length;
  if (!isSearch(search)) {
    if (count === 0) return "All clients already follow this program.";
    return hasMore
      ? `These are the first ${count} clients. Type a name to find others.`
      : `${counted(count, "client")} can be added.`;
  }
  const matching = `${plural(count, "matches", "match")} “${search.trim()}”`;
  if (count === 0) return `No clients ${matching}.`;
  return hasMore
    ? `More than ${count} clients ${matching}: type more of the name.`
    : `${counted(count, "client")} ${matching}.`;
}

const listedAtOnce = 6;
const chooseEither = "Choose a client or a group";

function formatToAdd({ clients, toAdd }: GroupChoice) {
  return toAdd < clients ? `${toAdd} of its ${clients} clients` : counted(clients, "client");
}

function AddForm({ choices: { clients, groups }, search }: Pick<AddProps, "choices" | "search">) {
  const found = clients.length + groups.length;
  const isList = isSearch(search) && found > 1;
  const isOnly = isSearch(search) && found === 1;
  return (
    <DataForm form={assignForm} submit="Add" pending="Adding…">
      {(field) => (
        <>
          <ClientPicker
            // why: a new search shows other choices, none of which is picked
            key={search}
            {...field("client")}
            clients={clients}
            groups={groups.map((group) => ({ ...group, words: formatToAdd(group) }))}
            {...(isList ? { size: Math.min(listedAtOnce, found) } : {})}
            {...(isList || isOnly ? {} : { emptyLabel: groups.length > 0 ? chooseEither : "Choose a client" })}
          />
          <Field {...field("startDate")} type="date" />
        </>
      )}
    </DataForm>
  );
}

type Client = { id: string; fullName: string; email: string };

type Group = { id: string; name: string; words: string };

type PickerProps = FieldProps & {
  clients: readonly Client[];
  groups: readonly Group[];
  size?: number | undefined;
  emptyLabel?: string | undefined;
};

function ClientPicker({ clients, groups, ...rest }: PickerProps) {
  const people = clients.map(({ id, fullName, email }) => ({ value: id, label: `${fullName} (${email})` }));
  const all = groups.map(({ id, name, words }) => ({ value: id, label: `${name} (${words})` }));
  const options: OptionGroup[] = [
    { label: "Groups", options: all },
    { label: "Clients", options: people },
  ];
  return (
    <Select
      {...rest}
      // why: without an empty choice, React would pick the first one for an empty value
      defaultValue={asText(rest.meta.initialValue) || undefined}
      options={groups.length > 0 ? options.filter((group) => group.options.length > 0) : people}
    />
  );
}
