export type Option = { value: string; label: string };

export type Named = { id: string; name: string };

export function optionOf({ id, name }: Named): Option {
  return { value: id, label: name };
}

export function optionsOf(named: readonly Named[]): Option[] {
  return named.map(optionOf);
}

export function codeOptions(rows: readonly { code: string; name: string }[]): Option[] {
  return rows.map(({ code, name }) => ({ value: code, label: name }));
}
