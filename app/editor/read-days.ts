import type { StoredDay } from "./types.ts";

type Read = { ok: true; days: StoredDay[] } | { ok: false; message: string };

/** Days of any week as they are stored now. */
export async function readDays(programId: string, keys: string[]): Promise<Read> {
  const query = new URLSearchParams(keys.map((key) => ["key", key]));
  try {
    const answer = await fetch(`/manage-program/${programId}/days?${query}`, { redirect: "manual" });
    if (answer.ok) return { ok: true, days: await answer.json() };
    return { ok: false, message: "They can't be restored now: load this page again to log in." };
  } catch {
    return { ok: false, message: "They can't be restored now: the server could not be reached. Try again." };
  }
}
