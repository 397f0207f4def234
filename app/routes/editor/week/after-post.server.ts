import { data, redirect } from "@remix-run/node";
import { pageCount } from "#app/domain/schedule/span.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { noWeek } from "#app/domain/schedule/week.ts";
import type { Press } from "#app/domain/workout/form/presses.ts";
import {
  explorerNames,
  explorerPlace,
  findName,
  numbersNames,
  placeOfSet,
} from "#app/domain/workout/form/search-names.ts";
import { type Entries, textOf } from "#app/domain/workout/post/posted-week.ts";
import type { RefusedPost } from "#app/editor/state/views.ts";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { updateWeekDensity } from "#app/features/users/editor-settings.server.ts";
import { type PostDone, postWeek } from "#app/features/workouts/posting/post.server.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
import { markFailed } from "#app/http/screens/refusing.server.ts";
import { paths } from "#app/paths.ts";
import type { Context } from "#app/services/context.server.ts";
import { postedWeekOf, readEntries } from "./posted-form.server.ts";
import { roundShown } from "./round-weights.server.ts";

type Page = { programId: string; onlyDay?: string };

/** Redirects to the week, or shows it with what is wrong. */
export async function handlePost(ctx: Context, request: Request, page: Page) {
  const entries = await readEntries(ctx, request, page.programId);
  const posted = postedWeekOf(entries);
  const result = await postWeek(ctx, page.programId, posted);
  // why: these are settings, whatever happened to the days
  if (posted.press.press === "rounding")
    await roundShown(ctx, request, page.programId, textOf(entries, numbersNames.step) ?? "");
  if (posted.press.press === "density") await updateWeekDensity(ctx, posted.press.density);
  if (result.ok) return redirectAfterPost(ctx, request, { page, entries, done: result });
  markFailed();
  const refused: RefusedPost = { ...result.refusal, client: textOf(entries, numbersNames.client) };
  return data(refused, { status: result.status });
}

type After = { page: Page; entries: Entries; done: PostDone };

/** The same week and search, scrolled to the pressed item. */
async function redirectAfterPost(ctx: Context, request: Request, after: After) {
  const weeks = after.done.press.press === "week" ? await weeksOf(ctx, after.page) : 0;
  const to = addressAfter(new URL(request.url).searchParams, after, weeks);
  return after.done.message === undefined ? redirect(to) : redirectWithFlash(ctx, to, after.done.message);
}

async function weeksOf(ctx: Context, { programId }: Page) {
  return pageCount(await findProgram(ctx, programId), todayOf(ctx));
}

function addressAfter(before: URLSearchParams, { page: { programId, onlyDay }, entries, done }: After, weeks: number) {
  const { press, made, at } = done;
  const query = shownAfter(before, entries, done, weeks);
  if (press.press !== "place") {
    const page = onlyDay === undefined ? paths.editor(programId) : paths.workout(programId, onlyDay);
    return `${page}?${query}${anchorOf(press, made, at)}`;
  }
  if (onlyDay !== undefined) query.set("day", onlyDay);
  return `${paths.movePart(programId, press.key, press.id)}?${query}`;
}

function shownAfter(before: URLSearchParams, entries: Entries, done: PostDone, weeks: number) {
  const { press } = done;
  const text = (name: string) => textOf(entries, name) ?? "";
  const query = weekAfter(before, text("week"), done, weeks);
  const kept = {
    search: text(explorerNames.search),
    category: text(explorerNames.category),
    subcategory: text(explorerNames.subcategory),
    layout: text(explorerNames.layout) === "list" ? "" : text(explorerNames.layout),
    shown: press.press === "explore" && press.shown ? String(press.shown) : "",
    open: press.press === "open" ? press.id : press.press === "fold" ? "" : (before.get("open") ?? ""),
    saved: press.press === "save" ? "1" : "",
    client: textOf(entries, numbersNames.client) ?? before.get("client"),
    clients: text(numbersNames.clientSearch),
    totals: before.get("totals"),
  };
  for (const [name, value] of Object.entries(kept)) if (value) query.set(name, value);
  if (press.press === "find") {
    query.set("find", `${press.key} ${press.moduleId}`);
    query.set("text", text(findName(press.key, press.moduleId)));
  }
  return query;
}

/** An invalid week number stays on the current week, which shows a message. */
function weekAfter(before: URLSearchParams, typed: string, { press, at }: PostDone, weeks: number) {
  const shown = String(at?.week ?? before.get("week") ?? "");
  const target = press.press !== "week" ? shown : press.week === "typed" ? typed : press.week;
  const isNone = press.press === "week" && noWeek(target, weeks) !== null;
  const query = new URLSearchParams();
  const week = isNone ? shown : target;
  if (week) query.set("week", week);
  if (isNone) query.set("asked", target);
  return query;
}

function anchorOf(press: Press, made: string | null, at: PostDone["at"]) {
  if (at) return `#day-${at.key}`;
  if (made) return `#${made}`;
  if (press.press === "open" || press.press === "fold") return `#${press.id}`;
  if (press.press === "explore") return `#${explorerPlace}`;
  if (press.press === "apply") return `#day-${press.key}`;
  if (press.press === "copy" || press.press === "paste") return anchorOfPart(press);
  return press.press === "find" ? `#${press.moduleId}` : "";
}

function anchorOfPart({ key, part }: Extract<Press, { press: "copy" | "paste" }>) {
  if (part.kind === "workout") return `#day-${key}`;
  return `#${part.kind === "set" ? placeOfSet(part.id) : part.id}`;
}
