import type { Press } from "#app/domain/workout/form/presses.ts";
import { explorerNames, findName } from "#app/domain/workout/form/search-names.ts";

/** 'Add' in the explorer names only the exercise: the set stands in the field beside it. */
export function withTarget(form: FormData) {
  const [word, exerciseId] = String(form.get("do") ?? "").split(" ");
  const [key, moduleId] = String(form.get(explorerNames.target) ?? "").split(" ");
  if (word === "add" && key && moduleId) form.set("do", `${key} add ${moduleId} ${exerciseId}`);
  return form;
}

type Done = { press: Press; made: string | null };

/** Where the page goes after a post: the same week and search, at the item that was pressed. */
export function afterPost(request: Request, form: FormData, { press, made }: Done) {
  const { pathname, searchParams: before } = new URL(request.url);
  const query = new URLSearchParams();
  const week = press.press === "week" ? weekOf(press.week, form) : (before.get("week") ?? "");
  const text = (name: string) => String(form.get(name) ?? "");
  const kept = {
    week,
    search: text(explorerNames.search),
    category: text(explorerNames.category),
    subcategory: text(explorerNames.subcategory),
    layout: text(explorerNames.layout) === "list" ? "" : text(explorerNames.layout),
    shown: press.press === "explore" && press.shown ? String(press.shown) : "",
    open: press.press === "open" ? press.id : press.press === "fold" ? "" : (before.get("open") ?? ""),
    saved: press.press === "save" ? "1" : "",
  };
  for (const [name, value] of Object.entries(kept)) if (value) query.set(name, value);
  if (press.press === "find") {
    query.set("find", `${press.key} ${press.moduleId}`);
    query.set("text", text(findName(press.key, press.moduleId)));
  }
  return `${pathname}?${query}${anchorOf(press, made)}`;
}

function weekOf(week: string, form: FormData) {
  return week === "typed" ? String(form.get("week") ?? "") : week;
}

function anchorOf(press: Press, made: string | null) {
  if (made) return `#${made}`;
  if (press.press === "open" || press.press === "fold") return `#${press.id}`;
  if (press.press === "apply") return `#day-${press.key}`;
  return press.press === "find" ? `#${press.moduleId}` : "";
}
