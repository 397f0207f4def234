import { randomUUID } from "node:crypto";
import type { Action } from "#app/domain/policy/matrix.ts";
import { newWorkout } from "#app/domain/workout/document/create.ts";
import { idOfDay } from "#app/features/workouts/queries.server.ts";

export type Kind = "exercise" | "program" | "placed program" | "folder" | "category" | "subcategory" | "file";

/** What comes of asking: served (also as a form that is asked for again), or turned away in one of these ways. */
export type Outcome = "served" | "missing";

type Ask = {
  /** What one must be able to do with the thing, once one sees it. */
  allow?: Action;
  /** What is answered to who may: 'missing' where the address is for posting alone. */
  answer?: Outcome;
  /** It looks at no thing, so it answers the same for all of them. */
  isBlind?: true;
};

type Post = Ask & { fields?: Record<string, string>; json?: (id: string) => unknown };

export type Row = {
  /** What one must be able to do to anything at all to come to this page; who cannot is sent to /. */
  page: Action;
  /** The thing in the address, and what makes it exist for somebody. */
  thing?: Kind;
  see?: Action;
  get?: Ask;
  post?: Post;
};

const saveId = randomUUID();

function oneDay(programId: string) {
  const workout = newWorkout({ id: idOfDay(programId, { day: 1, date: null }), day: 1, date: null });
  return { saveId: randomUUID(), workouts: [{ version: 0, workout }] };
}

const category = { page: "exerciseCategory:manage" } as const;
const gallery = { page: "gallery:see" } as const;
const ofProgram = { page: "program:see", thing: "program", see: "program:see" } as const;
const ofClient = { ...ofProgram, page: "client:manage", get: { answer: "missing" } } as const;
const printed = { ...ofProgram, page: "program:print", get: { allow: "program:print" } } as const;
const edited = { allow: "program:edit", fields: { saveId, do: "save" } } as const;

/** Nobody follows the fresh program, so there is nobody to be found on it. */
const noFollower = { allow: "program:assign", answer: "missing" } as const;
const publishing = { version: "0", price: "49,90", feedback: "" };
const decided = {
  page: "program:decide",
  thing: "program",
  see: "program:see",
  get: { allow: "program:decide" },
} as const;

/**
 * Every address of app/routes.ts that asks who one is: a route without a row here fails the test. What comes out for
 * each role and owner is not written here but follows from the policy.
 */
export const access: Record<string, Row> = {
  "/": { page: "app:enter" },
  "/theme": { page: "app:enter", post: { fields: { theme: "dark", from: "/all" } } },
  "/*": { page: "app:enter", get: { answer: "missing" } },

  "/exercises": { page: "exercise:see" },
  "/exercises/new": { page: "exercise:create" },
  "/exercises/video": { page: "exercise:create" },
  "/exercises/names": { page: "exercise:create" },
  "/exercises/categories": category,
  "/exercises/categories/:categoryId/delete": { ...category, thing: "category" },
  "/exercises/subcategories": category,
  "/exercises/subcategories/:subcategoryId/delete": { ...category, thing: "subcategory" },
  "/exercises/:exerciseId": {
    page: "exercise:see",
    thing: "exercise",
    see: "exercise:see",
    post: { allow: "exercise:edit" },
  },
  "/exercises/:exerciseId/copy": { page: "exercise:create", thing: "exercise", see: "exercise:see" },
  "/exercises/:exerciseId/delete": {
    page: "exercise:see",
    thing: "exercise",
    see: "exercise:see",
    get: { allow: "exercise:delete" },
    post: { allow: "exercise:delete" },
  },

  "/tour": { page: "program:create", post: {} },
  "/programs": { page: "program:list" },
  "/programs/new": { page: "program:create" },
  "/programs/folders": { page: "folder:manage" },
  "/programs/folders/:folderId/rename": {
    page: "folder:manage",
    thing: "folder",
    see: "folder:manage",
    post: { fields: { name: "Renamed" } },
  },
  "/programs/folders/:folderId/delete": { page: "folder:manage", thing: "folder", see: "folder:manage" },
  "/programs/:programId/delete": {
    page: "program:delete",
    thing: "program",
    see: "program:see",
    get: { allow: "program:delete" },
    post: { allow: "program:delete" },
  },
  "/programs/:programId/move": {
    page: "program:edit",
    thing: "placed program",
    see: "program:see",
    get: { isBlind: true },
    post: { allow: "program:edit", fields: { direction: "up" } },
  },

  "/manage-program/:programId": { ...ofProgram, post: edited },
  "/manage-program/:programId/details": {
    page: "program:edit",
    thing: "program",
    see: "program:see",
    get: { allow: "program:edit" },
    post: { allow: "program:edit" },
  },
  "/manage-program/:programId/add-week": {
    page: "program:edit",
    thing: "program",
    see: "program:see",
    get: { allow: "program:edit" },
    post: { allow: "program:edit", fields: { days: "14" } },
  },
  "/manage-program/:programId/copy": { page: "program:create", thing: "program", see: "program:see" },
  "/manage-program/:programId/delete": {
    page: "program:delete",
    thing: "program",
    see: "program:see",
    get: { allow: "program:delete" },
    post: { allow: "program:delete" },
  },
  "/manage-program/:programId/clients": {
    ...ofProgram,
    get: { allow: "program:assign" },
    post: { allow: "program:assign", fields: { client: randomUUID(), startDate: "2026-03-02" } },
  },
  "/manage-program/:programId/clients/:clientId": { ...ofProgram, get: noFollower, post: noFollower },
  "/manage-program/:programId/clients/:clientId/delete": { ...ofProgram, get: noFollower, post: noFollower },
  "/manage-program/:programId/publish": {
    page: "program:publish",
    thing: "program",
    see: "program:see",
    get: { allow: "program:publish" },
    post: { allow: "program:decide", fields: publishing },
  },
  "/manage-program/:programId/publish/suggest": {
    page: "program:suggest",
    thing: "program",
    see: "program:see",
    get: { allow: "program:suggest" },
    post: { allow: "program:suggest", fields: publishing },
  },
  "/manage-program/:programId/publish/accept": { ...decided, post: { allow: "program:decide", fields: publishing } },
  "/manage-program/:programId/publish/decline": { ...decided, post: { allow: "program:decide", fields: publishing } },
  "/manage-program/:programId/keys": ofProgram,
  "/manage-program/:programId/repeat": {
    page: "program:edit",
    thing: "program",
    see: "program:see",
    get: { allow: "program:edit" },
    post: { allow: "program:edit", fields: { saveId } },
  },
  "/manage-program/:programId/history": ofProgram,
  "/manage-program/:programId/history/:save/restore": {
    page: "program:edit",
    thing: "program",
    see: "program:see",
    get: { allow: "program:edit", answer: "missing" },
    post: { allow: "program:edit", answer: "missing", fields: { saveId } },
  },
  // whose numbers: a client's, named in the query, which tests/integration/records.test.ts knows about
  "/manage-program/:programId/maximum": { ...ofClient, post: { answer: "missing" } },
  "/manage-program/:programId/body-weight": { ...ofClient, post: { answer: "missing" } },
  "/manage-program/:programId/numbers": ofClient,
  "/manage-program/:programId/totals": ofProgram,
  "/manage-program/:programId/rounding": {
    ...ofProgram,
    get: { answer: "missing", isBlind: true },
    post: { fields: { step: "2.5 kg" } },
  },
  "/manage-program/:programId/report": printed,
  "/manage-program/:programId/report.pdf": printed,
  "/manage-program/:programId/text": {
    page: "program:edit",
    thing: "program",
    see: "program:see",
    get: { allow: "program:edit" },
    post: { allow: "program:edit", fields: { saveId, week: "1", text: "" } },
  },
  "/notation": gallery,
  "/manage-program/:programId/help": ofProgram,
  "/manage-program/:programId/workouts/:key": { ...ofProgram, post: edited },
  "/manage-program/:programId/workouts/:key/preview": ofProgram,
  "/manage-program/:programId/workouts/:key/text": {
    page: "program:edit",
    thing: "program",
    see: "program:see",
    get: { allow: "program:edit" },
    post: { allow: "program:edit", fields: { saveId, text: "" } },
  },
  "/manage-program/:programId/workouts/:key/image": {
    page: "program:edit",
    thing: "program",
    see: "program:see",
    get: { allow: "program:edit" },
    post: { allow: "program:edit", fields: { saveId } },
  },
  "/manage-program/:programId/workouts/:key/move/:partId": {
    page: "program:edit",
    thing: "program",
    see: "program:see",
    get: { allow: "program:edit", answer: "missing" },
    post: { allow: "program:edit", fields: { saveId, to: "2" } },
  },
  "/manage-program/:programId/workouts": {
    ...ofProgram,
    get: { answer: "missing" },
    post: { allow: "program:edit", json: oneDay },
  },
  "/manage-program/:programId/days": ofProgram,
  "/manage-program/:programId/exercises": ofProgram,
  "/manage-program/:programId/set-names": ofProgram,
  "/manage-program/:programId/clipboard": {
    ...ofProgram,
    get: { answer: "missing" },
    post: { allow: "program:edit", json: () => ({ clip: null }) },
  },

  "/all": gallery,
  "/all/dialog": gallery,
  "/all/confirm": gallery,
  "/all/info": gallery,
  "/all/flash": gallery,

  "/files/:fileId": { page: "file:see", thing: "file", see: "file:see" },
};

/** Addresses that ask nobody who they are, and where they are tested. */
export const openToAll: Record<string, string> = {
  "/login": "tests/http/login.test.ts",
  "/logout": "tests/http/login.test.ts",
  "/refused": "tests/http/requests.test.ts",
  "/health/live": "tests/http/process.test.ts",
  "/health/ready": "tests/http/process.test.ts",
};
