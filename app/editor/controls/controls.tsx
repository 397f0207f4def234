import type { UnitChoices } from "#app/domain/workout/document/outcome.ts";
import type { FieldError } from "#app/domain/workout/form/field-error.ts";
import { type Field, fieldName } from "#app/domain/workout/form/fields.ts";
import { pressButton } from "#app/domain/workout/form/presses.ts";

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
 * Keeps its own text while typing; the form reads it by name (form-events.ts) and resets it when something else changes
 * the value. A week has hundreds, so shared attributes come first: each additional one costs kilobytes of the
 * compressed page.
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

function named(field: Field, errors: Control["errors"]) {
  const name = fieldName(field);
  const error = errors[name];
  const invalid = error && { id: name, "aria-invalid": true as const, "aria-describedby": `${name}-error` };
  return { name, error, attributes: { name, ...invalid } };
}

function Problem({ name, error }: { name: string; error: FieldError | undefined }) {
  if (!error) return null;
  return (
    <>
      <span className="field-error" id={`${name}-error`}>
        {error.reason}
      </span>
      {error.units && <UnitButtons name={name} units={error.units} />}
    </>
  );
}

function UnitButtons({ name, units }: { name: string; units: UnitChoices }) {
  return (["column", "value"] as const).map((converts) => (
    <button
      key={converts}
      className="btn btn-ghost btn-s"
      type="submit"
      name="do"
      value={pressButton({ press: "convert", converts, name })}
    >
      {units[converts]}
    </button>
  ));
}

/** React requires a listener on a controlled input; the form's own listener does the work. */
function readByForm() {}
