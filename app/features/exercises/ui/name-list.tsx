import type { Named } from "#app/domain/forms/options.ts";
import { fieldId } from "#app/ui/forms/form-field.ts";
import { DeleteLink } from "#app/ui/lists/delete-link.tsx";

export type NameGroup = { id: string; heading: string | null; items: Named[] };

type ListProps = {
  formId: string;
  groups: NameGroup[];
  typed: unknown;
  errorsOf: (name: string) => string[] | undefined;
  deleteTo: (id: string) => string;
};

/** After a rejection, unchanged names show their current value. */
export function NameList({ groups, ...row }: ListProps) {
  const order = groups.flatMap(({ items }) => items.map(({ id }) => id));
  const typed = typedNames(row.typed);
  const errorsOf = (id: string) => {
    const at = typed.findIndex((one) => one.id === id);
    return row.errorsOf(nameField(at < 0 ? order.indexOf(id) : at));
  };
  const firstWrong = order.find(errorsOf);
  return groups.map((group) => (
    <section key={group.id} aria-label={group.heading ?? undefined}>
      {group.heading && <h2 className="label">{group.heading}</h2>}
      <ul className="name-list">
        {group.items.map((item) => (
          <NameRow
            key={item.id}
            item={{ ...item, typed: changedName(typed, item.id) ?? item.name }}
            field={nameField(order.indexOf(item.id))}
            inputId={item.id === firstWrong ? fieldId(row.formId, "items") : `${row.formId}-${item.id}`}
            errors={errorsOf(item.id)}
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
      <input type="hidden" name={field.replace(/name$/, "was")} value={item.name} />
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

type TypedName = { id: string; name: string; was: string };

function typedNames(typed: unknown): TypedName[] {
  return Array.isArray(typed) ? typed : [];
}

function changedName(typed: TypedName[], id: string) {
  const found = typed.find((one) => one.id === id);
  return found && found.name !== found.was ? found.name : undefined;
}
