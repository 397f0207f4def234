import { type OptionGroup, Select } from "./field.tsx";
import type { FieldProps } from "./field-frame.tsx";
import { asText } from "./form-field.ts";

type Client = { id: string; fullName: string; email: string };

/** `words`: whom it stands for, as '3 of 5 clients'. */
type Group = { id: string; name: string; words: string };

type PickerProps = FieldProps & {
  clients: readonly Client[];
  groups: readonly Group[];
  /** A list of some rows in sight. */
  size?: number | undefined;
  emptyLabel?: string | undefined;
};

/** Picks a client, or all of a group, by their ids. Without groups it is a list of clients alone. */
export function ClientPicker({ clients, groups, ...rest }: PickerProps) {
  const people = clients.map(({ id, fullName, email }) => ({ value: id, label: `${fullName} (${email})` }));
  const all = groups.map(({ id, name, words }) => ({ value: id, label: `${name} (${words})` }));
  const options: OptionGroup[] = [
    { label: "Groups", options: all },
    { label: "Clients", options: people },
  ];
  return (
    <Select
      {...rest}
      // why: where no choice is none, React would pick the first one for an empty value
      defaultValue={asText(rest.meta.initialValue) || undefined}
      options={groups.length > 0 ? options.filter((group) => group.options.length > 0) : people}
    />
  );
}
