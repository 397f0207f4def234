import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { emptyState, type State } from "./state.ts";

/** `since`: the initial time without a file. Throws for an invalid file. */
export function loadState(file: string | undefined, since = new Date()): State {
  const text = file && readWhole(file);
  if (!text) return { ...emptyState(), ahead: since.getTime() - Date.now() };
  const kept = JSON.parse(text, (_, value) => (isMap(value) ? new Map(value.map) : value));
  return { ...emptyState(), ...kept };
}

/** Written aside, then renamed, so the file is complete or missing. */
export function saveState(file: string | undefined, state: State) {
  if (!file) return;
  mkdirSync(dirname(file), { recursive: true });
  const aside = `${file}.new`;
  writeFileSync(
    aside,
    JSON.stringify(state, (_, value) => (value instanceof Map ? { map: [...value] } : value)),
  );
  renameSync(aside, file);
}

function readWhole(file: string) {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

function isMap(value: unknown): value is { map: [string, unknown][] } {
  return typeof value === "object" && value !== null && "map" in value && Array.isArray(value.map);
}
