import type { Rollup } from "vite";

import routes from "../../app/routes.ts";
import { offline } from "../../app/ui/browser/offline-dialogs.ts";

type Route = { file: string; path?: string; index?: boolean; children?: Route[] };

/**
 * Where a module is reached from: everybody's frame, a screen by its file, the editor, what is done with its week once it
 * is alive (its hands), what a week for a client calculates (its numbers), a folder's dialogs or its screens without any
 * (everybody's own pages are the room of "me"), or a page that sends no script.
 */
type Part = "frame" | "editor" | "hands" | "numbers" | "aside" | `screen ${string}` | `room ${string}`;

const own = "room me";
/** Fetched by the editor when it is alive; what a press opens is in the same file, so that it opens offline. */
const handsEntry =
  /\/app\/editor\/(?:input\/hands\.ts|moving\/move-dialog\.tsx|drafts\/kept-days\.tsx|saving\/save-days\.ts)$/;
/** Fetched with the page of a week for a client, by any other after it is alive: the hands share with it. */
const numbersEntry = /\/app\/editor\/numbers\/(?:calculation\.tsx|fetch-numbers\.ts)$/;
/** What a text keeps as the week does. */
const textDrafts = /\/app\/editor\/drafts\/(?:use-draft|draft-offer|draft-writer|drafts)\.tsx?$|\/node_modules\/uuid\//;
const routeEntry = /\/app\/([^?]+)\?__remix-build-client-route$/;
const parts: [file: string, Part][] = [["root.tsx", "frame"], ...routes.flatMap((route) => partsOf(route))];

/**
 * For Rollup's manualChunks. By itself Rollup makes a file per set of routes that share a module; forty small files cost
 * more than their bytes. The chunk follows from the routes, so a page loads one file per part, and a new screen needs no
 * change here.
 */
export function chunkOf(id: string, graph: Rollup.ManualChunkMeta) {
  if (routeEntry.test(id)) return undefined;
  const all = reachedBy(graph).get(id) ?? new Set<Part>();
  // why: a coach's pages must not grow by what athletes' pages need
  const by = [...all].filter((part) => part !== own);
  const screens = by.filter((part) => part.startsWith("screen ")).length;
  const isTiny = isTinyModule(id, graph);
  const early = by.filter(isEarly);
  if (isShared(early, screens)) return isPackage(id) ? "vendor" : chunkOfScreens(by, screens, isTiny);
  if (by.includes("editor")) return isPackage(id) ? "vendor" : chunkOfEditor(by);
  if (!by.every(isEarly)) return chunkOfLate(id, by, roomsOf([...all]));
  const rooms = roomsOf([...all]);
  // why: what only one screen needs stays in that route's file
  if (screens === 1 || rooms.length === 0) return all.has(own) ? "account" : undefined;
  return chunkOfRooms(rooms, isTiny);
}

/** Sent before a page is alive, whatever it shows. */
function isEarly(part: Part) {
  return part !== "hands" && part !== "numbers";
}

function isShared(by: Part[], screens: number) {
  return by.includes("frame") || (screens > 0 && by.length > 1);
}

/**
 * Shared code is loaded by every page if many need it, at the price of a few bytes for the others; the editor is spared
 * what only lists and forms need.
 */
function chunkOfScreens(by: Part[], screens: number, isTiny: boolean) {
  const needed = by.filter((part) => part !== "aside" && isEarly(part)).length;
  if (by.includes("frame") || isTiny) return "kit";
  if (by.includes("editor")) return screens < maxSharingScreens ? "terms" : "kit";
  if (needed === 1 || screens > maxSharingScreens || needed > mostParts) return by.includes("hands") ? "kit" : "lists";
  const rooms = roomsOf(by);
  if (rooms.length > 2) return "several";
  return rooms.length === 2 ? `${rooms.toSorted().join("-")}-screens` : rooms[0];
}

/** Shared by more screens (or screens and rooms) than this, a module is loaded by every page. */
const maxSharingScreens = 3;
const mostParts = 8;

function chunkOfEditor(by: Part[]) {
  const others = roomsOf(by).filter(isElsewhere);
  if (others.length > maxSharingScreens) return "modal";
  return others.length > 0 ? "terms" : "week";
}

/** Dialogs outside the editor must not bring its hands along, nor must its pages of text for their drafts. */
function chunkOfLate(id: string, by: Part[], rooms: string[]) {
  if (by.includes("numbers")) return rooms.some(isElsewhere) ? "strength" : "calculation";
  if (roomsOf(by).some(isElsewhere)) return "typing";
  return textDrafts.test(id) ? "drafts" : "hands";
}

/** A module of one room is in its chunk, of two rooms in theirs, of three in all dialogs'; a tiny one in every page's. */
function chunkOfRooms(rooms: string[], isTiny: boolean) {
  if (rooms.length === 1) return `${rooms}-room`;
  if (rooms.length === 2 && !isTiny) return rooms.toSorted().join("-");
  return isTiny ? "kit" : "forms";
}

/** What pages outside the editor load must not import its week. */
function isElsewhere(room: string) {
  return !room.startsWith("editor");
}

function roomsOf(by: Part[]) {
  return [...new Set(by.flatMap((part) => /^(?:room |screen routes\/)([^/]+)/.exec(part)?.[1] ?? []))];
}

/** Characters before minification: smaller modules are not worth another file. */
const tiniest = 400;

// why: a file that everybody loads must not import the file that the few need
function isTinyModule(id: string, { getModuleInfo }: Rollup.ManualChunkMeta) {
  const info = getModuleInfo(id);
  return (info?.code?.length ?? tiniest) < tiniest && (info?.importedIds ?? []).every(isPackage);
}

function isPackage(id: string) {
  return id.includes("/node_modules/") || id.startsWith("\0");
}

let known: { graph: unknown; reached: Map<string, Set<Part>> } | undefined;

function reachedBy({ getModuleIds, getModuleInfo }: Rollup.ManualChunkMeta) {
  if (known?.graph === getModuleInfo) return known.reached;
  const reached = new Map<string, Set<Part>>();
  for (const id of getModuleIds()) {
    for (const part of partsOfEntry(id)) reach(id, part);
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

/** Several where one file serves several addresses. */
function partsOfEntry(id: string): Part[] {
  if (id.endsWith("/app/entry.client.tsx")) return ["frame"];
  if (handsEntry.test(id)) return ["hands"];
  if (numbersEntry.test(id)) return ["numbers"];
  const entry = routeEntry.exec(id)?.[1];
  return parts.flatMap(([file, part]) => (file === entry ? [part] : []));
}

/** The layout's children are screens, and theirs are dialogs; routes outside send no script. */
function partsOf({ file, children = [] }: Route): [string, Part][] {
  if (file.startsWith("routes/me/")) return filesOf({ file, children }).map((page) => [page, own]);
  if (children.length === 0) return [[file, "aside"]];
  return [[file, "frame"], ...children.flatMap((screen) => partsOfScreen(screen))];
}

function filesOf({ file, children = [] }: Route): string[] {
  return [file, ...children.flatMap(filesOf)];
}

function partsOfScreen({ file, path = "", children = [] }: Route): [string, Part][] {
  if (file.startsWith("routes/shell/") && children.length === 0) return [[file, "frame"]];
  if (file.startsWith("routes/gallery/"))
    return [file, ...children.map((dialog) => dialog.file)].map((one) => [one, "aside"]);
  const [, folder] = file.split("/");
  const dialogs = children.map((dialog): [string, Part] => [dialog.file, `room ${roomOf(dialog)}`]);
  const isEditor = path === "manage-program/:programId";
  if (isEditor) return [[file, "editor"], ...dialogs];
  // why: a page of its own needs none of the dialogs in the same folder, nor does another view of a program
  const isPage = children.length === 0 || path.startsWith("manage-program/");
  return [[file, isPage ? `room ${folder}-page` : `screen ${file}`], ...dialogs];
}

// why: the editor fetches the dialogs that open offline ahead, and must not fetch its other dialogs with them
function roomOf({ file }: Route) {
  const [, folder] = file.split("/");
  return file.replace(/\.tsx$/, "") in offline && folder === "editor" ? "editor-offline" : folder;
}
