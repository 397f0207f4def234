/** One field of a form that the server validates: what its control, label, hint and error need. */
export type FormField = {
  id: string;
  name: string;
  errorId: string;
  descriptionId: string;
  /** What the control starts with: what was posted and refused, else what is stored. */
  initialValue: unknown;
  errors: string[] | undefined;
  /** What was saved in it meanwhile, in words; of the kept image, its id. */
  theirs?: string | undefined;
  /** What may have been meant by what was typed. */
  offers?: { value: string; label: string }[];
};

/** A form's id, and each field's messages; the whole form's under ''. */
export type FormProblems = { id: string; problems: Record<string, string[]> | null };

/** A list's item ('categories[0]') is answered for by its field. */
export function fieldId(formId: string, name: string) {
  return `${formId}-${name.replace(/[.[].*$/, "")}`;
}

/** A stored value as a control posts it: yes is 'on', nothing is empty. */
export function asText(value: unknown): string {
  if (value === true) return "on";
  if (value === false || value === null || value === undefined) return "";
  return String(value);
}

/** Whether a list's choice is among the values; one ticked box alone is posted as a text. */
export function isChosen(value: unknown, choice: string) {
  return Array.isArray(value) ? value.map(asText).includes(choice) : asText(value) === choice;
}
