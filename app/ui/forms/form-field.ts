export type FormField = {
  id: string;
  name: string;
  errorId: string;
  descriptionId: string;
  initialValue: unknown;
  errors: string[] | undefined;
  theirs?: string | undefined;
  offers?: { value: string; label: string }[];
};

export type FormProblems = { id: string; problems: Record<string, string[]> | null };

export function fieldId(formId: string, name: string) {
  return `${formId}-${name.replace(/[.[].*$/, "")}`;
}

export function asText(value: unknown): string {
  if (value === true) return "on";
  if (value === false || value === null || value === undefined) return "";
  return String(value);
}

/** A single tick is posted as a string instead of a list. */
export function isChosen(value: unknown, choice: string) {
  return Array.isArray(value) ? value.map(asText).includes(choice) : asText(value) === choice;
}
