import { readFileSync, statSync } from "node:fs";

/** Also false for a zombie, as in a container without init. */
export function isAlive(pid: number) {
  if (!pid) return false;
  const state = statOf(pid)?.[0];
  if (state) return state !== "Z";
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** In clock ticks, or '' if unknown; distinguishes a process from a later one with the same pid. */
export function startTimeOf(pid: number) {
  return statOf(pid)?.[19] ?? "";
}

/** Returns '' if there is no such folder. Renaming a folder keeps its identity; a copy has another one. */
export function identityOf(folder: string) {
  try {
    const { dev, ino } = statSync(folder, { bigint: true });
    return `${dev}:${ino}`;
  } catch {
    return "";
  }
}

export function readTextAtOnce(path: string) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

function statOf(pid: number) {
  return /\) (.*)$/s.exec(readTextAtOnce(`/proc/${pid}/stat`))?.[1]?.split(" ");
}
