import type { Pasted } from "#app/domain/workout/clipboard/paste.ts";
import { applyTogether } from "#app/domain/workout/commands/apply.ts";
import { clearDays, noDaySelected, restDays } from "#app/domain/workout/commands/select-days.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { isRefusal, notFound, type Outcome, refuse } from "#app/domain/workout/document/outcome.ts";
import type { Press } from "#app/domain/workout/form/presses.ts";
import { dayBox } from "#app/domain/workout/form/search-names.ts";
import type { Context } from "#app/services/context.server.ts";
import { copyToSession, pasteFromSession } from "./clipboard.server.ts";

/** What pressing came to. `made` is the part to come back to, `said` what to tell about it. */
export type Pressed = { ok: true; made: string | null; said?: string } | { ok: false; reason: string };

type Asked = { press: Press; newId: () => string; form: FormData };

/** These put something in a day's place that was not made from what stands there. */
export const replacing: readonly Press["press"][] = ["paste", "pasteWeek", "restDays", "clearDays"];

/**
 * Does to the posted days what a button of the clipboard, or of the selected days, asks for. Null for any other
 * button; refuses with a sentence what can't be done.
 */
export async function pressDays(
  ctx: Context,
  accountId: string,
  days: Map<string, Workout>,
  { press, newId, form }: Asked,
): Promise<Pressed | null> {
  switch (press.press) {
    case "copy":
    case "copyWeek": {
      const copied = await copyToSession(ctx, press, days);
      return isRefusal(copied) ? copied : { ok: true, made: null, said: copied.said };
    }
    case "paste":
    case "pasteWeek":
      return applyAll(days, await pasteFromSession(ctx, accountId, { press, days, newId }));
    case "restDays":
    case "clearDays":
      return applyAll(days, selected(press.press, days, { newId, form }));
    default:
      return null;
  }
}

function selected(press: "restDays" | "clearDays", days: Map<string, Workout>, { newId, form }: Omit<Asked, "press">) {
  const keys = form.getAll(dayBox).map(String);
  if (keys.length === 0) return refuse(noDaySelected);
  if (!keys.every((key) => days.has(key))) return notFound();
  const isRest = (key: string) => days.get(key)?.restDay === true;
  return { commands: press === "restDays" ? restDays(keys) : clearDays(keys, isRest, newId), made: null };
}

function applyAll(days: Map<string, Workout>, wanted: Outcome<Pasted>): Pressed {
  if (isRefusal(wanted)) return wanted;
  const applied = applyTogether((key) => days.get(key), wanted.commands);
  if (!applied.ok) return applied;
  for (const { workoutKey, after } of applied.changes) days.set(workoutKey, after);
  return { ok: true, made: wanted.made };
}
