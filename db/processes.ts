import { readFile } from "node:fs/promises";

/** Also false for a process that has ended and whose parent has not asked after it, as in a container without init. */
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

/** When the process began, by the machine's clock ticks, or '' where that is not told: tells it from a later namesake. */
export async function beginningOf(pid: number) {
  return (await statOf(pid))?.[19] ?? "";
}

/** What Linux tells of the process, from its state on (proc_pid_stat(5), field 3). */
async function statOf(pid: number) {
  const text = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  return /\) (.*)$/s.exec(text)?.[1]?.split(" ");
}
