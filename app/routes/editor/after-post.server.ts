import { redirect } from "@remix-run/node";
import type { Press } from "#app/domain/workout/form/presses.ts";
import { explorerNames, findName, placeOfSet } from "#app/domain/workout/form/search-names.ts";
import type { PostDone } from "#app/features/workouts/post.server.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
import { paths } from "#app/paths.ts";
import type { Context } from "#app/services/context.server.ts";

/** 'Add' in the explorer names only the exercise: the set stands in the field beside it. */
export function withTarget(form: FormData) {
  const [word, exerciseId] = String(form.get("do") ?? "").split(" ");
  const [key, moduleId] = String(form.get(explorerNames.target) ?? "").split(" ");
  if (word === "add" && key && moduleId) form.set("do", `${key} add ${moduleId} ${exerciseId}`);
  return form;
}

/** After a post: the same week and search, at the item that was pressed; what undo took back is said where it was. */
export async function redirectAfterPost(ctx: Context, request: Request, form: FormData, done: PostDone) {
  const to = afterPost(request, form, done);
  return done.said === undefined ? redirect(to) : redirectWithFlash(ctx, to, done.said);
}

function afterPost(request: Request, form: FormData, { press, made, at }: PostDone) {
  const { pathname, searchParams: before } = new URL(request.url);
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
  };
  for (const [name, value] of Object.entries({ ...kept, ...shownBefore(before) })) if (value) query.set(name, value);
  if (press.press === "find") {
    query.set("find", `${press.key} ${press.moduleId}`);
    query.set("text", text(findName(press.key, press.moduleId)));
  }
  if (press.press === "place") return `${moveDialog(pathname, press)}?${query}`;
  return `${pathname}?${query}${anchorOf(press, made, at)}`;
}

/** The dialog that asks where to, over the editor that was posted from. */
function moveDialog(pathname: string, { key, id }: { key: string; id: string }) {
  const [, , programId = ""] = pathname.split("/");
  return paths.movePart(programId, key, id);
}

/** For whom the week is shown, and whether with its totals. */
function shownBefore(before: URLSearchParams) {
  return { client: before.get("client"), totals: before.get("totals") };
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
