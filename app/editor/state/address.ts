import { useLocation } from "@remix-run/react";
import { useEditor } from "./context.ts";
import type { EditorView } from "./views.ts";

export function weekAddress({ client, totals }: Pick<EditorView, "client" | "totals">, week: number): string {
  const shown = { ...(client ? { client } : {}), ...(totals === null ? {} : { totals: "1" }) };
  return `?${new URLSearchParams({ week: String(week), ...shown })}`;
}

export function useDialogQuery(): string {
  const { search } = useLocation();
  const { onlyDay } = useEditor();
  if (!onlyDay) return search;
  const query = new URLSearchParams(search);
  query.set("week", String(onlyDay.week));
  query.set("day", onlyDay.key);
  return `?${query}`;
}
