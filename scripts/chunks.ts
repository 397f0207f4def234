import type { Rollup } from "vite";
import routes from "../app/routes.ts";

type Route = { file: string; path?: string; index?: boolean; children?: Route[] };

/**
 * What leads to a module: the frame of every page, a screen by its file, the editor, the dialogs of a folder, its
 * screens without any (everybody's own pages are the room of "me"), or a page that sends no script.
 */
type Part = "frame" | "editor" | "aside" | `screen ${string}` | `room ${string}`;

const routeEntry = /\/app\/([^?]+)\?__remix-build-client-route$/;
const parts = new Map<string, Part>([["root.tsx", "frame"], ...routes.flatMap((route) => partsOf(route))]);

/**
 * The chunk of a module, for Rollup, which by itself makes a file for every set of routes that share one; on the wire
 * forty small files cost more than their bytes. The chunk follows from the routes that lead to the module, so that a
 * page needs as many files as it has parts, and a new screen has nothing to add here.
 */
export function chunkOf(id: string, graph: Rollup.ManualChunkMeta) {
  if (routeEntry.test(id)) return undefined;
  const all = reachedBy(graph).get(id) ?? new Set<Part>();
  // why: a coach's pages must not grow by what athletes' pages need
  const by = [...all].filter((part) => part !== own);
  const isTiny = (graph.getModuleInfo(id)?.code?.length ?? tiniest) < tiniest;
  const screens = by.filter((part) => part.startsWith("screen ")).length;
  if (isShared(by, screens)) return isPackage(id) ? "vendor" : chunkOfScreens(by, screens, isTiny);
  if (by.includes("editor")) return isPackage(id) ? "vendor" : chunkOfEditor(by);
  const rooms = roomsOf([...all]);
  // why: what one screen needs alone stays in that route's own file
  if (screens === 1 || rooms.length === 0) return all.has(own) ? "account" : undefined;
  return chunkOfRooms(rooms, isTiny);
}

const own = "room me";

/** Whether the frame needs it, or a screen that is not alone in that. */
function isShared(by: Part[], screens: number) {
  return by.includes("frame") || (screens > 0 && by.length > 1);
}

/** Every page brings along what many need, at the price of a few bytes for the others; the rest are files of their own. */
function chunkOfScreens(by: Part[], screens: number, isTiny: boolean) {
  const needed = by.filter((part) => part !== "aside").length;
  const isKit = by.includes("frame") || needed === 1 || screens > mostOfSeveral || needed > mostParts;
  if (isKit || isTiny) return "kit";
  if (by.includes("editor")) return "terms";
  const [room, another] = roomsOf(by);
  return another === undefined ? room : "several";
}

/** Screens that share a module before each page has it, and the same of screens and rooms. */
const mostOfSeveral = 3;
const mostParts = 7;

function chunkOfEditor(by: Part[]) {
  const others = roomsOf(by).filter((room) => !room.startsWith("editor"));
  if (others.length > mostOfSeveral) return "modal";
  return others.length > 0 ? "terms" : "week";
}

/** What one room needs is its chunk, and what two share is theirs; a third one makes it everybody's. */
function chunkOfRooms(rooms: string[], isTiny: boolean) {
  if (rooms.length === 1) return `${rooms}-room`;
  return rooms.length === 2 && !isTiny ? rooms.toSorted().join("-") : "forms";
}

function roomsOf(by: Part[]) {
  return [...new Set(by.flatMap((part) => /^(?:room |screen routes\/)([^/]+)/.exec(part)?.[1] ?? []))];
}

/** In letters, before it is minified: a page that needs nothing else of its file would ask for it in vain. */
const tiniest = 300;

function isPackage(id: string) {
  return id.includes("/node_modules/") || id.startsWith("\0");
}

let known: { graph: unknown; reached: Map<string, Set<Part>> } | undefined;

/** The parts that lead to each module by static imports; what is imported when it is needed is a chunk of its own. */
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

/** The layout's children are screens, and theirs are dialogs; what stands outside of the layout sends no script. */
function partsOf({ file, children = [] }: Route): [string, Part][] {
  if (file.startsWith("routes/me/")) return [[file, own], ...children.flatMap((page) => partsOf(page))];
  if (children.length === 0) return [[file, "aside"]];
  return [[file, "frame"], ...children.flatMap((screen) => partsOfScreen(screen))];
}

function partsOfScreen({ file, path = "", children = [] }: Route): [string, Part][] {
  if (file.startsWith("routes/shell/") && children.length === 0) return [[file, "frame"]];
  if (file.startsWith("routes/gallery/"))
    return [file, ...children.map((dialog) => dialog.file)].map((one) => [one, "aside"]);
  const [, folder] = file.split("/");
  const dialogs = children.map((dialog): [string, Part] => [dialog.file, `room ${dialog.file.split("/")[1]}`]);
  const isEditor = path.startsWith("manage-program/") && children.length > 0;
  if (isEditor) return [[file, "editor"], ...dialogs];
  // why: a page of its own needs none of the dialogs that stand in the same folder
  return [[file, children.length > 0 ? `screen ${file}` : `room ${folder}-page`], ...dialogs];
}
