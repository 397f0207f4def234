import { paths } from "#app/paths.ts";

/**
 * Whether the editor that stands at the one address stands at the other, too, so that what is not saved stays with it.
 * Dialogs belong to the week's editor; a day on a page of its own, and the week's text, are other screens.
 */
export function isSameEditor(from: string, to: string): boolean {
  const editor = editorAt(from);
  return editor !== null && editor === editorAt(to);
}

function editorAt(path: string): string | null {
  const [, area, program, child, key, ...dialog] = path.split("/");
  if (`/${area}` !== paths.editors() || !program) return null;
  if (child === "workouts" && key && dialog.length === 0) return path;
  return child === "text" ? null : program;
}
