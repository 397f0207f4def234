import { fieldId } from "#app/ui/forms/form-field.ts";
import { DeleteLink } from "#app/ui/lists/delete-link.tsx";
import type { Named } from "./options.ts";

export type NameGroup = { id: string; heading: string | null; items: Named[] };

type ListProps = {
  formId: string;
  groups: NameGroup[];
  typed: unknown;
  errorsOf: (name: string) => string[] | undefined;
  deleteTo: (id: string) => string;
};

/** Every name in a field of its own, and the way to delete it. */
export function NameList({ groups, ...row }: ListProps) {
  const order = groups.flatMap(({ items }) => items.map(({ id }) => id));
  const names = typedNames(row.typed);
  const firstWrong = order.find((_, index) => row.errorsOf(nameField(index)));
  return groups.map((group) => (
    <section key={group.id} aria-label={group.heading ?? undefined}>
      {group.heading && <h2 className="label">{group.heading}</h2>}
      <ul className="name-list">
        {group.items.map((item) => (
          <NameRow
            key={item.id}
            item={{ ...item, typed: names.get(item.id) ?? item.name }}
            field={nameField(order.indexOf(item.id))}
            inputId={item.id === firstWrong ? fieldId(row.formId, "items") : `${row.formId}-${item.id}`}
            errors={row.errorsOf(nameField(order.indexOf(item.id)))}
            deleteTo={row.deleteTo(item.id)}
          />
        ))}
      </ul>
    </section>
  ));
}

type RowProps = {
  item: Named & { typed: string };
  field: string;
  inputId: string;
  errors: string[] | undefined;
  deleteTo: string;
};

function NameRow({ item, field, inputId, errors, deleteTo }: RowProps) {
  const errorId = `${inputId}-error`;
  return (
    <li>
      <input type="hidden" name={field.replace(/name$/, "id")} value={item.id} />
      <input
        id={inputId}
        className="input"
        name={field}
        defaultValue={item.typed}
        aria-label={`Name of ${item.name}`}
        aria-invalid={errors ? true : undefined}
        aria-describedby={errors ? errorId : undefined}
        autoComplete="off"
        maxLength={100}
      />
      <DeleteLink name={item.name} to={deleteTo} />
      {errors && (
        <p className="field-error" id={errorId}>
          {errors.join(" ")}
        </p>
      )}
    </li>
  );
}

function nameField(index: number) {
  return `items[${index}].name`;
}

function typedNames(typed: unknown) {
  const names = new Map<string, string>();
  for (const item of Array.isArray(typed) ? typed : []) names.set(String(item?.id), String(item?.name ?? ""));
  return names;
}
