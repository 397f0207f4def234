import type { ConflictView } from "#app/editor/state/views.ts";
import { paths } from "#app/paths.ts";
import { openedByHeader } from "#app/ui/browser/opened-by.ts";

export type SaveResponse = {
  saved: { key: string; version: number }[];
  conflicts: ConflictView[];
  unsaved: { key: string; reason: string }[];
};

export type Problem = { kind: "unreachable" | "signedOut" | "refused"; message: string };

type Sent = { ok: true; body: SaveResponse } | { ok: false; problem: Problem };

/** Milliseconds: more than a slow connection needs; a server that hangs counts as unreachable. */
const timeout = 60_000;

export async function sendSave(
  programId: string,
  request: { saveId: string; keeps: boolean; workouts: object[] },
): Promise<Sent> {
  try {
    const response = await fetch(paths.save(programId), {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json", ...openedByHeader() },
      body: JSON.stringify(request),
      redirect: "manual",
      signal: AbortSignal.timeout(timeout),
    });
    if (response.ok || response.status === 409) return { ok: true, body: await response.json() };
    // why: without a session the server redirects to the login page
    if (response.type === "opaqueredirect") return fail("signedOut", signedOut);
    return fail("refused", refusals[response.status] ?? fallback);
  } catch {
    return fail("unreachable", "The server could not be reached. Your changes are still here: try again.");
  }
}

export function unsavedProblem({ saved, unsaved }: SaveResponse): Problem {
  const others = saved.length > 0 ? ["Everything else is saved."] : [];
  return { kind: "refused", message: [...others, ...unsaved.map(({ reason }) => reason)].join(" ") };
}

function fail(kind: Problem["kind"], message: string): Sent {
  return { ok: false, problem: { kind, message } };
}

const signedOut = "You are no longer logged in. Your changes are still here: save again to log in.";
const fallback = "The program could not be saved. Your changes are still here: try again.";
const refusals: Record<number, string> = {
  402: "Your subscription has expired, so nothing was saved. Your changes are still here: activate it in another tab, then save again.",
  403: "You are not allowed to save this program. Your changes are still here: copy a day or the week, and paste it into a program of your own.",
  412: "Somebody else has logged in here, so nothing was saved. Your changes are still here: log in as yourself in another tab, then save again.",
  404: "This program, or one of its days, was deleted in the meantime. Your changes are still here: copy a day or the week, and paste it into another program.",
};
