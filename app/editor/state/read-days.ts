import { paths } from "#app/paths.ts";
import type { ConflictView, EditedWorkout } from "./views.ts";

/** A day as it is stored now, its week, and who saved it last. */
export type StoredDay = EditedWorkout & { week: number } & Omit<ConflictView, "key" | "theirs">;

type Read = { ok: true; days: StoredDay[] } | { ok: false; message: string };

export async function readDays(programId: string, keys: string[]): Promise<Read> {
  try {
    const response = await fetch(paths.days(programId, keys), { redirect: "manual" });
    if (response.ok) return { ok: true, days: await response.json() };
    if (response.status === 402)
      return { ok: false, message: "They can't be restored: your subscription has expired." };
    return { ok: false, message: "They can't be restored now: load this page again to log in." };
  } catch {
    return { ok: false, message: "They can't be restored now: the server could not be reached. Try again." };
  }
}
