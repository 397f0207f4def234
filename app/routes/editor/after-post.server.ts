import { data, redirect } from "@remix-run/node";
import { parseRoundingStep } from "#app/domain/strength/rounding-step.ts";
import type { Press } from "#app/domain/workout/form/presses.ts";
import { explorerNames, findName, numbersNames, placeOfSet } from "#app/domain/workout/form/search-names.ts";
import type { PostAnswer } from "#app/editor/state/views.ts";
import { keepRoundingStep } from "#app/features/users/rounding.server.ts";
import { type PostDone, postWeek } from "#app/features/workouts/post.server.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
import { markFailed } from "#app/http/forms.server.ts";
import { formOf } from "#app/http/posted-form.server.ts";
import { paths } from "#app/paths.ts";
import type { Context } from "#app/services/context.server.ts";

/** Takes the form of the week, posted without script: goes back to what was posted, or shows it with what is wrong. */
export async function answerPost(ctx: Context, request: Request, programId: string) {
  const form = withTarget(await formOf(request, "week"));
  const result = await postWeek(ctx, programId, form);
  // why: what weights are rounded to is the coach's own, whatever became of the days
  if (form.get("do") === "rounding") await keepRounding(ctx, form);
  if (result.ok) return redirectAfterPost(ctx, request, form, result);
  markFailed();
  const answer: PostAnswer = { ...result.refusal, client: chosenClient(form) };
  return data(answer, { status: result.status });
}

async function keepRounding(ctx: Context, form: FormData) {
  const step = parseRoundingStep(String(form.get(numbersNames.step)));
  if (step) await keepRoundingStep(ctx, step);
}

/** '' for nobody, null where the form has no clients to choose from. */
function chosenClient(form: FormData) {
  const client = form.get(numbersNames.client);
  return client === null ? null : String(client);
}

/** 'Add' in the explorer names only the exercise: the set stands in the field beside it. */
function withTarget(form: FormData) {
  const [word, exerciseId] = String(form.get("do") ?? "").split(" ");
  const [key, moduleId] = String(form.get(explorerNames.target) ?? "").split(" ");
  if (word === "add" && key && moduleId) form.set("do", `${key} add ${moduleId} ${exerciseId}`);
  return form;
}

/** After a post: the same week and search, at the item that was pressed; what undo took back is said where it was. */
async function redirectAfterPost(ctx: Context, request: Request, form: FormData, done: PostDone) {
  const to = afterPost(request, form, done);
  return done.said === undefined ? redirect(to) : redirectWithFlash(ctx, to, done.said);
}

function afterPost(request: Request, form: FormData, done: PostDone) {
  const { press, made, at } = done;
  const { pathname, searchParams: before } = new URL(request.url);
  const query = shownAfter(before, form, done);
  if (press.press !== "place") return `${pathname}?${query}${anchorOf(press, made, at)}`;
  const [, , programId = "", , onlyDay] = pathname.split("/");
  if (onlyDay) query.set("day", onlyDay);
  return `${paths.movePart(programId, press.key, press.id)}?${query}`;
}

/** The week, for whom it is shown, and what the explorer and a set's own search look for. */
function shownAfter(before: URLSearchParams, form: FormData, { press, at }: PostDone) {
  const query = new URLSearchParams();
  const shown = String(at?.week ?? before.get("week") ?? "");
  const text = (name: string) => String(form.get(name) ?? "");
  const kept = {
    week: press.press === "week" ? weekOf(press.week, form) : shown,
    search: text(explorerNames.search),
    category: text(explorerNames.category),
    subcategory: text(explorerNames.subcategory),
    layout: text(explorerNames.layout) === "list" ? "" : text(explorerNames.layout),
    shown: press.press === "explore" && press.shown ? String(press.shown) : "",
    open: press.press === "open" ? press.id : press.press === "fold" ? "" : (before.get("open") ?? ""),
    saved: press.press === "save" ? "1" : "",
    client: chosenClient(form) ?? before.get("client"),
    totals: before.get("totals"),
  };
  for (const [name, value] of Object.entries(kept)) if (value) query.set(name, value);
  if (press.press === "find") {
    query.set("find", `${press.key} ${press.moduleId}`);
    query.set("text", text(findName(press.key, press.moduleId)));
  }
  return query;
}

function weekOf(week: string, form: FormData) {
  return week === "typed" ? String(form.get("week") ?? "") : week;
}

function anchorOf(press: Press, made: string | null, at: PostDone["at"]) {
  if (at) return `#day-${at.key}`;
  if (made) return `#${made}`;
  if (press.press === "open" || press.press === "fold") return `#${press.id}`;
  if (press.press === "apply") return `#day-${press.key}`;
  if (press.press === "copy" || press.press === "paste") return anchorOfPart(press);
  return press.press === "find" ? `#${press.moduleId}` : "";
}

function anchorOfPart({ key, part }: Extract<Press, { press: "copy" | "paste" }>) {
  if (part.kind === "workout") return `#day-${key}`;
  return `#${part.kind === "set" ? placeOfSet(part.id) : part.id}`;
}
