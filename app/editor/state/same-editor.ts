import { paths } from "#app/paths.ts";

/**
 * Whether unsaved changes survive the navigation. Dialogs belong to the week's editor; a day's own page and the text
 * view are other screens.
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
