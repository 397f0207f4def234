import type { FieldError } from "#app/domain/workout/form/posted.ts";

type Text = {
  name: string;
  label: string;
  value: string;
  error?: FieldError;
  placeholder?: string;
  className?: string;
  list?: string;
  inputMode?: "decimal" | "numeric" | "text";
  maxLength?: number;
};

/**
 * A text field of the editor. It holds its own text while it is typed in; the form reads it by its name, and puts
 * the workout's text back when somebody else changed it (use-form-events.ts).
 */
export function TextInput({ name, label, value, error, className = "ed-input", ...rest }: Text) {
  return (
    <>
      <input
        className={className}
        name={name}
        id={name}
        aria-label={label}
        defaultValue={error?.text ?? value}
        autoComplete="off"
        {...invalid(name, error)}
        {...rest}
      />
      <Problem name={name} error={error} />
    </>
  );
}

export function TextBox({ name, label, value, error, placeholder, className = "ed-input", maxLength }: Text) {
  return (
    <>
      <textarea
        className={className}
        name={name}
        id={name}
        aria-label={label}
        defaultValue={error?.text ?? value}
        placeholder={placeholder}
        maxLength={maxLength}
        rows={1}
        {...invalid(name, error)}
      />
      <Problem name={name} error={error} />
    </>
  );
}

type Choices = {
  name: string;
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  className?: string;
  error?: FieldError;
};

export function SelectInput({ name, label, value, options, className = "ed-input", error }: Choices) {
  return (
    <>
      <select
        className={className}
        name={name}
        id={name}
        aria-label={label}
        value={value}
        onChange={readByForm}
        {...invalid(name, error)}
      >
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
export function TickBox({ name, label, checked }: { name: string; label: string; checked: boolean }) {
  return (
    <label className="ed-tick">
      <input type="hidden" name={name} value="" />
      <input type="checkbox" name={name} id={name} checked={checked} onChange={readByForm} />
      {label}
    </label>
  );
}

export function Problem({ name, error }: { name: string; error: FieldError | undefined }) {
  if (!error) return null;
  return (
    <span className="field-error" id={`${name}-error`}>
      {error.reason}
    </span>
  );
}

export function invalid(name: string, error: FieldError | undefined) {
  return error ? { "aria-invalid": true as const, "aria-describedby": `${name}-error` } : {};
}

/** The form listens for all of its fields; React wants to see a listener on a controlled one. */
export function readByForm() {}
