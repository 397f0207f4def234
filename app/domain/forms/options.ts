/** A choice as the specification writes it: a pair of label and value. */
export type Option = { value: string; label: string };

export type Named = { id: string; name: string };

/** The named thing as a choice by its id. */
export function optionOf({ id, name }: Named): Option {
  return { value: id, label: name };
}

/** The named things as choices by their ids. */
export function optionsOf(named: readonly Named[]): Option[] {
  return named.map(optionOf);
}

/** The rows of a catalogue as choices by their codes. */
export function codeOptions(rows: readonly { code: string; name: string }[]): Option[] {
  return rows.map(({ code, name }) => ({ value: code, label: name }));
}
