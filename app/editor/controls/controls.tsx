import { type Field, fieldName } from "#app/domain/workout/form/fields.ts";
import type { FieldError } from "#app/domain/workout/form/posted.ts";

/** What every control of the editor takes: the part of the workout that it edits, and its accessible name. */
type Control = { field: Field; errors: Readonly<Record<string, FieldError>>; label: string; value: string };

type Text = Control & {
  placeholder?: string;
  className?: string;
  list?: string;
  autoComplete?: "off";
  inputMode?: "decimal" | "numeric";
  maxLength?: number;
};

/**
 * A text field. It holds its own text while it is typed in; the form reads it by its name (form-events.ts), and puts
 * the workout's text back when something else changed it. A week has hundreds: what they have in common is
 * written first, and every attribute more costs the compressed page kilobytes.
 */
export function TextInput({ field, errors, label, value, className = "ed-input", inputMode, ...rest }: Text) {
  const { name, error, attributes } = named(field, errors);
  return (
    <>
      <input
        className={className}
        inputMode={inputMode}
        aria-label={label}
        defaultValue={error?.text ?? value}
        {...attributes}
        {...rest}
      />
      <Problem name={name} error={error} />
    </>
  );
}

export function TextBox({ field, errors, label, value, placeholder, className = "ed-input", maxLength }: Text) {
  const { name, error, attributes } = named(field, errors);
  return (
    <>
      <textarea
        className={className}
        aria-label={label}
        defaultValue={error?.text ?? value}
        placeholder={placeholder}
        maxLength={maxLength}
        rows={1}
        {...attributes}
      />
      <Problem name={name} error={error} />
    </>
  );
}

type Choices = Control & { options: readonly { value: string; label: string }[]; className?: string };

export function SelectInput({ field, errors, label, value, options, className = "ed-input" }: Choices) {
  const { name, error, attributes } = named(field, errors);
  return (
    <>
      <select className={className} aria-label={label} value={value} onChange={readByForm} {...attributes}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Problem name={name} error={error} />
    </>
  );
}

/** A box whose 'not ticked' is posted too, by the hidden field before it. */
export function TickBox({ field, label, checked }: Pick<Control, "field" | "label"> & { checked: boolean }) {
  const name = fieldName(field);
  return (
    <label className="ed-tick">
      <input type="hidden" name={name} value="" />
      <input type="checkbox" name={name} checked={checked} onChange={readByForm} />
      {label}
    </label>
  );
}

/** A control's name, and where its text was refused an id for the summary's link, and the way to the reason. */
function named(field: Field, errors: Control["errors"]) {
  const name = fieldName(field);
  const error = errors[name];
  const invalid = error && { id: name, "aria-invalid": true as const, "aria-describedby": `${name}-error` };
  return { name, error, attributes: { name, ...invalid } };
}

function Problem({ name, error }: { name: string; error: FieldError | undefined }) {
  if (!error) return null;
  return (
    <span className="field-error" id={`${name}-error`}>
      {error.reason}
    </span>
  );
}

/** The form listens for all of its fields; React wants to see a listener on a controlled one. */
function readByForm() {}
