import type { Rollup } from "vite";
import routes from "../app/routes.ts";

type Route = { file: string; path?: string; index?: boolean; children?: Route[] };

/**
 * Where a module is reached from: everybody's frame, a screen by its file, the editor, its dialogs, other dialogs,
 * everybody's own pages.
 */
type Part = "own" | "frame" | "editor" | "panel" | "dialog" | "aside" | `screen ${string}`;

const routeEntry = /\/app\/([^?]+)\?__remix-build-client-route$/;
const parts = new Map<string, Part>([["root.tsx", "frame"], ...routes.flatMap((route) => partsOf(route))]);

/**
 * For Rollup's manualChunks. By itself Rollup makes a file per set of routes that share a module; forty small files
 * cost more than their bytes. The chunk follows from the routes, so a page loads one file per part, and a new screen
 * needs no change here.
 */
export function chunkOf(id: string, graph: Rollup.ManualChunkMeta) {
  if (routeEntry.test(id)) return undefined;
  const all = reachedBy(graph).get(id) ?? new Set<Part>();
  // why: a coach's pages must not grow by what athletes' pages need
  const by = [...all].filter((part) => part !== "own");
  if (by.length === 0) return undefined;
  const screens = by.filter((part) => part.startsWith("screen ")).length;
  const [isEditor, isDialog] = [by.includes("editor"), by.includes("dialog")];
  const isCommon = isShared(by, screens);
  if (isPackage(id) && (isCommon || isEditor)) return "vendor";
  if (isCommon) return isKit(by, screens) || isTiny(id, graph) ? "kit" : "several";
  // why: what only one screen needs stays in that route's file
  if (screens === 1 || by.every((part) => part === "aside")) return all.has("own") ? "account" : undefined;
  return rareChunk(isEditor, isDialog, all.has("own"));
}

/**
 * why: keeps the editor out of the library's dialogs, dialogs' code out of lists, and administration dialogs out of /me
 */
function rareChunk(isEditor: boolean, isDialog: boolean, isOwn: boolean) {
  if (isEditor) return isDialog ? "terms" : "week";
  if (isDialog) return isOwn ? "forms" : "dialogs";
  return "panels";
}

function isShared(by: readonly Part[], screens: number) {
  return by.includes("frame") || (screens > 0 && by.length > 1);
}

function isKit(by: readonly Part[], screens: number) {
  return by.includes("frame") || screens > maxSharingScreens || by.filter((part) => part !== "aside").length === 1;
}

function isTiny(id: string, { getModuleInfo }: Rollup.ManualChunkMeta) {
  return (getModuleInfo(id)?.code?.length ?? tiniest) < tiniest;
}

const tiniest = 300;

function isPackage(id: string) {
  return id.includes("/node_modules/") || id.startsWith("\0");
}

/** Shared by more screens than this, a module is loaded by every page. */
const maxSharingScreens = 3;

let known: { graph: unknown; reached: Map<string, Set<Part>> } | undefined;

function reachedBy({ getModuleIds, getModuleInfo }: Rollup.ManualChunkMeta) {
  if (known?.graph === getModuleInfo) return known.reached;
  const reached = new Map<string, Set<Part>>();
  for (const id of getModuleIds()) {
    const part = partOf(id);
    if (part) reach(id, part);
  }
  known = { graph: getModuleInfo, reached };
  return reached;

  function reach(id: string, part: Part) {
    const by = reached.get(id) ?? new Set();
    if (by.has(part)) return;
    reached.set(id, by.add(part));
    for (const next of getModuleInfo(id)?.importedIds ?? []) reach(next, part);
  }
}

function partOf(id: string): Part | undefined {
  if (id.endsWith("/app/entry.client.tsx")) return "frame";
  const file = routeEntry.exec(id)?.[1];
  return file === undefined ? undefined : parts.get(file);
}

/** The layout's children are screens, and theirs are dialogs; routes outside send no script. */
function partsOf({ file, children = [] }: Route): [string, Part][] {
  if (file.startsWith("routes/me/")) return [[file, "own"], ...children.flatMap((page) => partsOf(page))];
  if (children.length === 0) return [[file, "aside"]];
  return [[file, "frame"], ...children.flatMap((screen) => partsOfScreen(screen))];
}

function partsOfScreen({ file, path = "", children = [] }: Route): [string, Part][] {
  const inEditor = path.startsWith("manage-program/");
  const within = (part: Part) => children.map((dialog): [string, Part] => [dialog.file, part]);
  if (file.startsWith("routes/shell/") && children.length === 0) return [[file, "frame"]];
  if (file.startsWith("routes/gallery/")) return [[file, "aside"], ...within("aside")];
  if (inEditor) return [[file, children.length > 0 ? "editor" : "panel"], ...within("panel")];
  return [[file, children.length > 0 ? `screen ${file}` : "panel"], ...within("dialog")];
}
