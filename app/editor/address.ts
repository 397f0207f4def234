import type { EditorView } from "./types.ts";

/** The query of a week of the program, as it is shown now: for the same client, with its totals or without. */
export function weekAddress({ client, totals }: Pick<EditorView, "client" | "totals">, week: number): string {
  const shown = { ...(client ? { client } : {}), ...(totals === null ? {} : { totals: "1" }) };
  return `?${new URLSearchParams({ week: String(week), ...shown })}`;
}
