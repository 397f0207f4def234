import { readFile } from "node:fs/promises";

/** Also false for a zombie, as in a container without init. */
export async function isAlive(pid: number) {
  if (!pid) return false;
  const state = (await statOf(pid))?.[0];
  if (state) return state !== "Z";
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** In clock ticks, or '' if unknown; distinguishes a process from a later one with the same pid. */
export async function startTimeOf(pid: number) {
  return (await statOf(pid))?.[19] ?? "";
}

async function statOf(pid: number) {
  const text = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  return /\) (.*)$/s.exec(text)?.[1]?.split(" ");
}
